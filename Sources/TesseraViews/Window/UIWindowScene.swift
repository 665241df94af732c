// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A scene of windows.
open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  /// The windows that were made for the scene.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var interfaceOrientation: UIInterfaceOrientation { UIDevice.current.interfaceOrientation }
  open var traitCollection: UITraitCollection { screen.traitCollection }
}
