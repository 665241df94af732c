// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
import TesseraGraphics
package import TesseraViews

/// The environment in which a screen's code runs. It provides `UIScreen.main` and the current traits of a device,
/// strings in the screen's language, and a record of missing resources.
@MainActor
package struct Stage {
  private let environment: ScreenEnvironment

  package init(device: Device, options: RenderOptions) {
    environment = device.environment(options)
  }

  /// Creates a stage for the device of an existing window.
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

  /// Returns a visible window with a root view controller, after `viewDidAppear` was called and layout is complete.
  static func makeWindow(device: Device, controller make: () -> UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.rootViewController = make()
    window.makeKeyAndVisible()
    // The caller owns the window, so the application must not retain it.
    UIApplication.shared.release(window)
    finishLayout(of: window)
    return window
  }

  /// Returns a window as `makeWindow` does, after running the tasks, dispatched work and one-shot timers that the
  /// screen's code scheduled within the first `Schedule.longestWait` seconds of virtual time.
  static func makeStillWindow(device: Device, controller make: () -> UIViewController) -> UIWindow {
    let schedule = Schedule()
    let window = schedule.run { makeWindow(device: device, controller: make) }
    schedule.didStep = { finishLayout(of: window) }
    schedule.runPendingEvents()
    return window
  }

  /// Resizes a window to fit its content, and returns a device of the same size.
  static func fitWindow(_ window: UIWindow, to device: Device) -> Device {
    guard let view = window.rootViewController?.view else { return device }
    let fitting = device.shrunk(to: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    window.frame.size = fitting.size
    finishLayout(of: window)
    return fitting
  }

  /// Runs deferred work, performs layout, and commits the layer changes of the current run-loop turn, as an app does
  /// before drawing.
  package static func finishLayout(of window: UIWindow?) {
    DeferredWork.runPendingWork()
    window?.layoutIfNeeded()
    if CATransaction.endTurn() { window?.layoutIfNeeded() }
  }
}
