// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A scene of windows. None is ever connected; tests can make one.
open class UIWindowScene: UIScene {
  /// Always `UIScreen.main`.
  open var screen: UIScreen { .main }
  /// The windows of the scene that have been made key and still exist.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The key window if it is one of the scene's; otherwise nil.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// Landscape where the screen is wider than high, otherwise portrait.
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}
