// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The height of the system keyboard in points, with predictions. Approximates iOS 18; not measured.
enum KeyboardMetrics {
  /// Returns the keyboard height on a screen, including the home indicator's area. On iPhone, number pads have no row
  /// of predictions.
  @MainActor static func height(on screen: ScreenEnvironment, isNumeric: Bool) -> CGFloat {
    let isPhone = screen.traits.userInterfaceIdiom != .pad
    let bar: CGFloat = isNumeric && isPhone ? screen.size.width > screen.size.height ? 38 : 44 : 0
    return height(on: screen) - bar
  }

  /// Returns the height of a keyboard with letters.
  @MainActor static func height(on screen: ScreenEnvironment) -> CGFloat {
    let (width, length) = (screen.size.width, max(screen.size.width, screen.size.height))
    let isLandscape = width > screen.size.height
    if screen.traits.userInterfaceIdiom == .pad { return isLandscape ? 398 : 313 }
    let hasIndicator = screen.safeArea.bottom > 0 || length >= 812
    if isLandscape { return hasIndicator ? 209 : 200 }
    guard hasIndicator else { return width >= 414 ? 271 : width >= 375 ? 260 : 253 }
    return width >= 414 ? 346 : length > 812 ? 336 : 335
  }

  /// The duration of the keyboard's appearance and disappearance animations, in seconds.
  static let duration = 0.25
  /// UIKit's raw value for the keyboard's animation curve, which isn't a case of `UIView.AnimationCurve`.
  static let curve = 7
}
