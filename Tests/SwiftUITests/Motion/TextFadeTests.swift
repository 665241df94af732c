// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing
import TesseraViews

/// The fade between the old and the new content of a text.
@MainActor
@Suite struct TextFadeTests {
  private struct Page: View {
    var text = "Go"
    var lines = 1
    var body: some View { Text(text).fontWeight(.semibold).lineLimit(lines) }
  }

  private func fades(_ page: Page) -> Int {
    let film = FilmedScreen(Page())
    film.show(page)
    return film.screen.labels.first?.layer.animationKeys()?.count ?? 0
  }

  /// A change of the line limit replaces the environment's style, but not what the text shows.
  @Test func onlyChangedTextsFade() {
    #expect(fades(Page(text: "Stay")) == 1)
    #expect(fades(Page(lines: 2)) == 0)
  }
}
