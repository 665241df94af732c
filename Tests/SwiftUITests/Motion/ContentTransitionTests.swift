// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Testing

@MainActor @Suite struct ContentTransitionTests {
  private struct Number: View {
    let value: Int
    var transition = ContentTransition.opacity
    var color = Color.black
    var body: some View {
      Text(verbatim: "\(value)").foregroundStyle(color).contentTransition(transition)
    }
  }

  private func isFading<V: View>(_ film: FilmedScreen<V>) -> Bool {
    film.views[0].layer.animation(forKey: "transition") != nil
  }

  @Test func changedTextsFade() {
    let film = FilmedScreen(Number(value: 1))
    film.show(Number(value: 1))
    #expect(!isFading(film), "The text is the same.")
    film.show(Number(value: 2))
    #expect(isFading(film))
    film.advance(to: 1.1)
    #expect(!isFading(film))
    film.show(Number(value: 2, color: .red))
    #expect(isFading(film))
    film.advance(to: 3)
    film.show(Number(value: 3, color: .red), nil)
    #expect(!isFading(film))
    film.show(Number(value: 4, transition: .identity, color: .red))
    #expect(!isFading(film) && film.screen.texts == ["4"])
  }

  /// Text has its new size at once, and moves with the edge or the center that moves least: centered text stays
  /// centered, and aligned text stays aligned.
  @Test func textsKeepTheirAlignment() {
    struct Line: View {
      let text: String
      let alignment: Alignment
      var body: some View { Text(verbatim: text).frame(maxWidth: .infinity, alignment: alignment) }
    }
    for alignment in [Alignment.leading, .center, .trailing] {
      let film = FilmedScreen(Line(text: "a", alignment: alignment))
      film.show(Line(text: "a long text", alignment: alignment))
      let start = film.frames
      film.advance(to: 2)
      // Frames are aligned to pixels, so the center moves by less than a pixel.
      #expect(areNear(start.map(\.minX), film.lefts, within: 1) && start[0].width > 40)
    }
  }
}
