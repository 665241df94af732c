// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing

/// Digits that roll, and symbols that are replaced.
@MainActor @Suite struct DigitRollTests {
  private struct Number: View {
    let text: String
    var transition = ContentTransition.numericText()
    var body: some View { Text(verbatim: text).font(.system(size: 40)).contentTransition(transition) }
  }

  private func digits(_ film: FilmedScreen<some View>) -> [(text: String, y: CGFloat)] {
    (film.screen.controller.view.first(DigitRoll.self)?.subviews ?? []).compactMap { view in
      guard let label = view as? UILabel else { return nil }
      return (label.text ?? "", film.clock.run { (label.layer.presentation() ?? label.layer).frame.minY })
    }
  }

  /// In a number that increases, the new digit moves in from below, and the digit that stays doesn't move.
  @Test func changedDigitsRoll() throws {
    let film = FilmedScreen(Number(text: "14"))
    film.show(Number(text: "15"))
    film.advance(to: 0.5)
    let middle = digits(film)
    #expect(middle.map(\.text) == ["1", "4", "5"])
    #expect(middle[0].y == 0 && middle[1].y < 0 && middle[2].y > 0)
    film.clock.run { film.screen.picture("digits") }
    #expect(film.screen.labels.first?.text == "15")
    film.advance(to: 1.1)
    #expect(digits(film).isEmpty && film.screen.texts == ["15"])
    #expect(film.screen.labels.first?.textColor != .clear)
  }

  @Test func directions() {
    for (transition, isDown) in [
      (ContentTransition.numericText(countsDown: true), true), (.numericText(value: 8), true),
      (.numericText(), false),
    ] {
      let film = FilmedScreen(Number(text: "9", transition: transition))
      film.show(Number(text: "8", transition: transition))
      film.advance(to: 0.5)
      #expect(digits(film).last.map { $0.y < 0 } == isDown)
    }
  }

  @Test func numbersAreAlignedAtTheirEnds() {
    let film = FilmedScreen(Number(text: "99"))
    film.show(Number(text: "199"))
    film.advance(to: 0.5)
    #expect(digits(film).map(\.text) == ["1", "9", "9"])
  }

  /// Texts without digits fade. Without an animation, texts change at once.
  @Test func otherTexts() {
    let film = FilmedScreen(Number(text: "One"))
    film.show(Number(text: "Two"))
    #expect(digits(film).isEmpty)
    #expect(film.views[0].layer.animation(forKey: "transition") != nil)
    film.show(Number(text: "2"), nil)
    #expect(digits(film).isEmpty && film.screen.texts == ["2"])
  }

  /// A change during a roll ends it.
  @Test func interruptedRolls() {
    let film = FilmedScreen(Number(text: "1"))
    film.show(Number(text: "2"))
    film.advance(to: 0.3)
    film.show(Number(text: "3"))
    film.advance(to: 0.6)
    #expect(digits(film).map(\.text) == ["2", "3"])
    film.advance(to: 3)
    #expect(film.screen.texts == ["3"])
  }

  @Test func symbolsAreReplaced() {
    struct Symbol: View {
      let name: String
      var body: some View {
        Image(systemName: name).font(.system(size: 40)).contentTransition(.symbolEffect(.replace.downUp))
      }
    }
    let film = FilmedScreen(Symbol(name: "play.fill"))
    film.show(Symbol(name: "pause.fill"))
    #expect(film.screen.controller.view.all(UIImageView.self).count == 2)
    film.advance(to: 0.4)
    film.clock.run { film.screen.picture("symbol-old") }
    film.advance(to: 0.75)
    film.clock.run { film.screen.picture("symbol-new") }
    #expect(film.screen.controller.view.all(UIImageView.self).count == 1)
    let messages = reports { _ = HostedScreen(Image(systemName: "wifi").symbolEffect(.variableColor.iterative)) }
    #expect(messages.isEmpty)
  }
}
