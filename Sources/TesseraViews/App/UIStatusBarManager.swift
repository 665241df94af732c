// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The state of a scene's status bar, determined by the preferences of its view controllers. The status bar is drawn
/// only in images that show the device.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  /// The style that the frontmost view controller prefers. `.default` is resolved to dark or light content using the
  /// appearance.
  open var statusBarStyle: UIStatusBarStyle { window.map { StatusBarPreference($0).style } ?? .default }

  /// Whether the frontmost view controller hides the status bar or the device has none.
  open var isStatusBarHidden: Bool {
    statusBarHeight == 0 || window.map { StatusBarPreference($0).isHidden } ?? false
  }

  /// The frame of the status bar, in points. Empty while the status bar is hidden.
  ///
  /// Its height is the top inset of the safe area, or 54 points on devices with a Dynamic Island, as measured on iOS
  /// 17.5 and 18.5.
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

  /// Returns whether a point in a window is on the status bar. Uses the window's screen, which may differ from the
  /// key window's screen.
  static func isStatusBar(at point: CGPoint, in window: UIWindow) -> Bool {
    let height = statusBarHeight(in: window.environment)
    return point.y >= 0 && point.y < height && !StatusBarPreference(window).isHidden
  }
}
