// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGallery
import TesseraImaging
import TesseraSwiftUIGallery

/// A comparison of the gallery's UIKit screen `messages` with its SwiftUI counterpart.
///
/// Both are rendered in the way of `tessera-bench screen messages`: in light appearance, on one thread and on the
/// gallery screen's device, an iPhone 14 with 3 pixels per point.
@MainActor
struct MessagesBench {
  /// The shortest times from creating the controller to PNG bytes, in milliseconds.
  struct Times: Encodable {
    var uiKit = Double.infinity
    var swiftUI = Double.infinity
    /// The time of SwiftUI as a multiple of the time of UIKit.
    var ratio = Double.infinity
  }

  private static let runs = 30

  private let renderer = Renderer(threads: 1)
  private let uiKit: Screen
  private let swiftUI: Screen

  /// Throws `RenderError.unknownScreen` if one of the galleries has no screen `messages`.
  init() throws {
    uiKit = try galleryCatalog.select(["messages"])[0]
    swiftUI = try swiftUIGalleryCatalog.select(["messages"])[0]
  }

  /// Renders both screens alternately and returns the shortest times. The first run of each is not counted, because
  /// it fills the caches that all screens share.
  func measure() throws -> Times {
    _ = try milliseconds(for: uiKit)
    _ = try milliseconds(for: swiftUI)
    var times = Times()
    for _ in 0..<Self.runs {
      times.uiKit = min(times.uiKit, try milliseconds(for: uiKit))
      times.swiftUI = min(times.swiftUI, try milliseconds(for: swiftUI))
    }
    times.ratio = times.swiftUI / times.uiKit
    return times
  }

  /// Writes `messages.png` and `messages-swiftui.png` to a folder, which is created if necessary.
  func writeImages(to folder: String) throws {
    for (name, screen) in [("messages", uiKit), ("messages-swiftui", swiftUI)] {
      try PNG.write(renderer.bitmap(of: screen), to: "\(folder)/\(name).png", makesFolder: true)
    }
  }

  private func milliseconds(for screen: Screen) throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    _ = try PNG.encode(renderer.bitmap(of: screen))
    return start.duration(to: clock.now) / .milliseconds(1)
  }
}
