// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What the status bar of a scene is like, by what its controllers prefer. It is painted where a picture shows the device.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  /// The text's colour, as the controller in front prefers it. Dark or light by the appearance for `.default`.
  open var statusBarStyle: UIStatusBarStyle { window.map { StatusBarChoice($0).style } ?? .default }

  /// Whether the controller in front prefers it hidden, or the device shows none.
  open var isStatusBarHidden: Bool {
    statusBarHeight == 0 || window.map { StatusBarChoice($0).isHidden } ?? false
  }

  /// Where the bar is, in points; empty while it is hidden.
  ///
  /// It is as high as the safe area's top. Where the camera stands in an island, it is 54 points high, as measured on iOS 17.5
  /// and 18.5.
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

  /// Whether a point of a window is on the status bar of that window's screen. Windows may have different screens, so the key
  /// window does not decide.
  static func isStatusBar(at point: CGPoint, in window: UIWindow) -> Bool {
    let height = statusBarHeight(in: window.environment)
    return point.y >= 0 && point.y < height && !StatusBarChoice(window).isHidden
  }
}
