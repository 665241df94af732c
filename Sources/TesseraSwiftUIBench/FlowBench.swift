// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGallery
import TesseraSwiftUIGallery

/// A comparison of the gallery's flow of twenty steps, `Checkout`, on its UIKit screen and on the SwiftUI counterpart.
///
/// A run is measured in the way of `tessera-bench flows`: from the creation of the screen to the last step. The time
/// includes layout, input and the display lists of four snapshots, but no painting.
@MainActor
struct FlowBench {
  /// The shortest times of several runs, in milliseconds.
  struct Times: Encodable {
    /// The number of steps of each flow.
    var steps = 0
    var uiKit = Double.infinity
    var swiftUI = Double.infinity
    /// The time of SwiftUI as a multiple of the time of UIKit.
    var ratio = Double.infinity
  }

  private static let runs = 10

  private let uiKit: Screen
  private let swiftUI: Screen

  /// Throws `RenderError.unknownScreen` if one of the galleries has no screen `checkout`.
  init() throws {
    uiKit = try galleryCatalog.select(["checkout"])[0]
    swiftUI = try swiftUIGalleryCatalog.select(["checkout"])[0]
  }

  /// Runs both flows alternately and returns the shortest times. The first run of each is not counted, because it fills
  /// the caches that all screens share.
  func measure() throws -> Times {
    var times = Times()
    for run in 0...Self.runs {
      let one = try result(of: uiKit)
      let other = try result(of: swiftUI)
      guard run > 0 else { continue }
      times.steps = other.steps
      times.uiKit = min(times.uiKit, one.milliseconds)
      times.swiftUI = min(times.swiftUI, other.milliseconds)
    }
    times.ratio = times.swiftUI / times.uiKit
    return times
  }

  private func result(of screen: Screen) throws -> (milliseconds: Double, steps: Int) {
    let flow = try screen.flow(named: "Checkout")
    let clock = ContinuousClock()
    let start = clock.now
    let result = try flow.run(on: screen).get()
    return (start.duration(to: clock.now) / .milliseconds(1), result.steps.count)
  }
}
