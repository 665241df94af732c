// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The state of a scene's status bar, from the preferences of its controllers. The bar is drawn in images that show the device.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  /// The style, as the frontmost controller prefers it. `.default` resolves to dark or light by the appearance.
  open var statusBarStyle: UIStatusBarStyle { window.map { StatusBarPreference($0).style } ?? .default }

  /// Whether the frontmost controller hides the bar, or the device has none.
  open var isStatusBarHidden: Bool {
    statusBarHeight == 0 || window.map { StatusBarPreference($0).isHidden } ?? false
  }

  /// The frame of the bar, in points; empty while it is hidden.
  ///
  /// Its height is the top of the safe area, or 54 points on devices with a Dynamic Island, as measured on iOS 17.5 and 18.5.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: statusBarHeight)
  }

  private var statusBarHeight: CGFloat {
    Self.statusBarHeight(in: window?.environment ?? UIScreen.main.environment)
  }

  private static func statusBarHeight(in environment: ScreenEnvironment) -> CGFloat {
    let top = environment.safeArea.top
    return top > 54 ? 54 : top
  }

  /// Returns whether a point of a window is on the status bar of that window's screen, which may differ from the key window's.
  static func isStatusBar(at point: CGPoint, in window: UIWindow) -> Bool {
    let height = statusBarHeight(in: window.environment)
    return point.y >= 0 && point.y < height && !StatusBarPreference(window).isHidden
  }
}
