// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
import TesseraGraphics
package import TesseraViews

/// The device a screen is on while its code runs: `UIScreen.main` and the current traits are the device's, texts are in its
/// language, and what is missing is written down.
@MainActor
package struct Stage {
  private let environment: ScreenEnvironment

  package init(device: Device, options: RenderOptions) {
    environment = device.environment(options)
  }

  /// The device of a window that was made on another stage.
  package init(_ window: UIWindow) {
    environment = window.environment
  }

  package func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let screen = UIScreen.main
    let previous = screen.environment
    screen.environment = environment
    defer { screen.environment = previous }
    return try environment.run { () throws(E) in try environment.traits.withCurrent(body) }
  }

  /// A visible window with the controller as its root, after `viewDidAppear` and layout.
  static func makeWindow(_ device: Device, _ make: () -> UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.rootViewController = make()
    window.makeKeyAndVisible()
    // The caller owns the window.
    UIApplication.shared.release(window)
    settle(window)
    return window
  }

  /// A window as `makeWindow` returns it, after the tasks, the dispatched work and the one-time timers that the screen's code
  /// has begun and that are due within `Schedule.longestWait` seconds of virtual time.
  static func makeStill(_ device: Device, _ make: () -> UIViewController) -> UIWindow {
    let schedule = Schedule()
    let window = schedule.run { makeWindow(device, make) }
    schedule.didStep = { settle(window) }
    schedule.settle()
    return window
  }

  /// Makes a window as large as its content wants to be. Gives a device of that size.
  static func fit(_ window: UIWindow, _ device: Device) -> Device {
    guard let view = window.rootViewController?.view else { return device }
    let fitting = device.shrunk(to: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    window.frame.size = fitting.size
    settle(window)
    return fitting
  }

  /// Runs deferred work, lays out and ends the turn's changes of layers, as an app does before it draws.
  package static func settle(_ window: UIWindow?) {
    DeferredWork.run()
    window?.layoutIfNeeded()
    if CATransaction.endTurn() { window?.layoutIfNeeded() }
  }
}
