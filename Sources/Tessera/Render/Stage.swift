// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
import TesseraGraphics
package import TesseraViews

/// The environment in which a screen's code runs: `UIScreen.main` and the current traits are those of a device, strings are in the
/// screen's language, and missing resources are recorded.
@MainActor
package struct Stage {
  private let environment: ScreenEnvironment

  package init(device: Device, options: RenderOptions) {
    environment = device.environment(options)
  }

  /// Creates a stage with the device of an existing window.
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

  /// Returns a visible window with the controller as its root, after `viewDidAppear` and layout.
  static func makeWindow(device: Device, controller make: () -> UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.rootViewController = make()
    window.makeKeyAndVisible()
    // The application must not retain the window, because the caller owns it.
    UIApplication.shared.release(window)
    finishLayout(of: window)
    return window
  }

  /// Returns a window like `makeWindow`, after running the tasks, dispatched work and one-time timers that the screen's code
  /// scheduled within the first `Schedule.longestWait` seconds of virtual time.
  static func makeStillWindow(device: Device, controller make: () -> UIViewController) -> UIWindow {
    let schedule = Schedule()
    let window = schedule.run { makeWindow(device: device, controller: make) }
    schedule.didStep = { finishLayout(of: window) }
    schedule.runPendingEvents()
    return window
  }

  /// Resizes a window to fit its content. Returns a device of that size.
  static func fitWindow(_ window: UIWindow, to device: Device) -> Device {
    guard let view = window.rootViewController?.view else { return device }
    let fitting = device.shrunk(to: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    window.frame.size = fitting.size
    finishLayout(of: window)
    return fitting
  }

  /// Runs deferred work, lays out and commits the turn's layer changes, as an app does before it draws.
  package static func finishLayout(of window: UIWindow?) {
    DeferredWork.runPendingWork()
    window?.layoutIfNeeded()
    if CATransaction.endTurn() { window?.layoutIfNeeded() }
  }
}
