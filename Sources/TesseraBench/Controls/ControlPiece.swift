// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

/// A sample control for the benchmark screen, with its name, its size in points, and a closure that creates it.
struct ControlPiece: Sendable {
  let name: String
  let size: CGSize
  /// The closure that creates the view. A controller is added to the screen first.
  let make: @MainActor @Sendable (ControlsScreen) -> UIView
  /// The closure that is called with the view after the screen has appeared.
  let appear: @MainActor @Sendable (UIView) -> Void

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat,
    make: @escaping @MainActor @Sendable (ControlsScreen) -> UIView,
    appear: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.make = make
    self.appear = appear
  }

  /// Creates a sample from a controller's view.
  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat,
    controller: @escaping @MainActor @Sendable () -> UIViewController,
    appear: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) {
    self.init(
      name, width, height,
      make: { screen in
        let child = controller()
        screen.addChild(child)
        return child.view
      }, appear: appear)
  }

  /// All sample controls.
  static let all = pickers + containers + lists + fields + layers + overlays
}
