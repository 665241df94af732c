// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import TesseraViews
import Testing

/// Headers of lists, in a window of 320 x 300 points.
@MainActor @Suite struct HeaderProminenceTests {
  private func header(_ prominence: Prominence?) throws -> UILabel {
    let list = List {
      Section("Rooms") { Text(verbatim: "Kitchen") }.headerProminence(prominence ?? .standard)
    }
    let screen = HostedScreen(list, width: 320, height: 300)
    return try #require(screen.labels.first { $0.text?.lowercased() == "rooms" })
  }

  /// The sizes of the text styles footnote and title 3 are 13 and 20 points.
  @Test func prominentHeadersAreLarge() throws {
    let (standard, increased) = (try header(.standard), try header(.increased))
    #expect(standard.font.pointSize == 13)
    #expect(standard.text == "ROOMS")
    #expect(increased.font.pointSize == 20)
    #expect(increased.text == "Rooms")
  }
}
