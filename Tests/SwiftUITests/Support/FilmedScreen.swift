// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraViews

/// A SwiftUI view in a window, 200 x 100 points by default, whose time a test advances.
@MainActor
final class FilmedScreen<Content: View> {
  let clock = AnimationClock()
  let screen: HostedScreen<Content>

  init(_ view: Content, width: CGFloat = 200, height: CGFloat = 100) {
    screen = clock.run { HostedScreen(view, width: width, height: height) }
    clock.schedule.didStep = { [weak window = screen.window] in window?.layoutIfNeeded() }
  }

  /// Performs a change and lays out the window.
  func change(_ body: () -> Void) {
    clock.run {
      body()
      screen.layOut()
    }
  }

  /// Replaces the view in an animated change.
  func show(_ view: Content, _ animation: Animation? = .linear(duration: 1)) {
    change { withAnimation(animation) { screen.controller.rootView = view } }
  }

  func advance(to time: Double) { clock.advance(to: time) }

  /// The frames of the host's views, in drawing order.
  var frames: [CGRect] { screen.frames }
  var views: [UIView] { screen.controller.view.subviews }
  /// The horizontal positions of the host's views, in drawing order.
  var lefts: [CGFloat] { frames.map(\.minX) }

  /// Returns a value at each of several times.
  func values<Value>(at times: [Double], _ read: () -> Value) -> [Value] {
    times.map { time in
      advance(to: time)
      return read()
    }
  }
}

/// Returns whether two numbers differ by less than a thousandth.
func isNear(_ a: Double, _ b: Double, within limit: Double = 0.001) -> Bool { (a - b).magnitude < limit }

/// Returns whether the numbers of two lists differ by less than a thousandth.
func areNear(_ a: [CGFloat], _ b: [CGFloat], within limit: CGFloat = 0.001) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude < limit }
}
