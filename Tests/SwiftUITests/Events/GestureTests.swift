// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import TesseraViews
import Testing

/// Taps and presses by simulated touches. The views are in the middle of a 200 x 100 window.
@MainActor @Suite struct GestureTests {
  private let journal = Journal()
  private let middle = CGPoint(x: 100, y: 50)

  @Test func tapsAndDoubleTaps() {
    let journal = journal
    let screen = HostedScreen(
      SwiftUI.Color.red.frame(width: 50, height: 50).onTapGesture { journal.add("tap") })
    screen.window.tap(at: middle)
    #expect(journal.take() == ["tap"])
    screen.window.tap(at: CGPoint(x: 10, y: 10))
    #expect(journal.take() == [])
    let double = HostedScreen(
      SwiftUI.Color.red.frame(width: 50, height: 50).onTapGesture(count: 2) { journal.add("double") })
    double.window.tap(at: middle, count: 2)
    #expect(journal.take() == ["double"])
  }

  /// A tap that waits for a UIKit gesture recognizer is reported after that recognizer has failed.
  @Test func delayedTapsAreReported() throws {
    let journal = journal
    let screen = HostedScreen(
      SwiftUI.Color.red.frame(width: 50, height: 50).onTapGesture { journal.add("tap") })
    let view = try #require(screen.controller.view.subviews.first)
    let tap = try #require(view.gestureRecognizers?.first)
    let double = UITapGestureRecognizer(target: journal) { journal, _ in journal.add("double") }
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    tap.require(toFail: double)
    screen.window.tap(at: middle, count: 2)
    #expect(journal.take() == ["double"])
    screen.window.tap(at: middle)
    #expect(journal.take() == ["tap"])
  }

  @Test func longPresses() {
    let journal = journal
    let screen = HostedScreen(
      SwiftUI.Color.red.frame(width: 50, height: 50).onLongPressGesture(minimumDuration: 0.3) { journal.add("press") })
    screen.window.press(at: middle, for: 0.4)
    #expect(journal.take() == ["press"])
    screen.window.tap(at: middle)
    #expect(journal.take() == [])
  }

  @Test func disabledViewsTakeNoTaps() {
    let journal = journal
    let screen = HostedScreen(
      SwiftUI.Color.red.frame(width: 50, height: 50).onTapGesture { journal.add("tap") }.disabled(true))
    screen.window.tap(at: middle)
    #expect(journal.take() == [])
  }

  @Test func actionsOfButtonsChangeState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button {
          count += 1
        } label: {
          Text(verbatim: "\(count)")
        }
      }
    }
    let screen = HostedScreen(Counter())
    screen.window.tap(at: middle)
    screen.window.tap(at: middle)
    screen.layOut()
    #expect(screen.texts == ["2"])
  }
}
