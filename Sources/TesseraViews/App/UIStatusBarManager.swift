// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What the status bar of a scene is like, by what its controllers prefer. The bar itself is not drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
  }

  private var window: UIWindow? { scene?.keyWindow ?? scene?.windows.last }

  /// The controller that is asked: the one presented in full, or the root, and from there the children named by it.
  private func chosen(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = window?.rootViewController
    for _ in 0..<1000 {
      guard let current = controller else { return nil }
      if let presented = current.presentation.presented, presented.decidesOnStatusBar {
        controller = presented
      } else if let next = child(current), next !== current {
        controller = next
      } else {
        return current
      }
    }
    return controller
  }

  /// The text's colour, as the controller in front prefers it. Dark or light by the appearance for `.default`.
  open var statusBarStyle: UIStatusBarStyle {
    let style = chosen(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    guard style == .default, let window else { return style }
    return window.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether the controller in front prefers it hidden, or the device shows none.
  open var isStatusBarHidden: Bool {
    statusBarHeight == 0 || chosen(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// Where the bar is, in points; empty while it is hidden.
  open var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: statusBarHeight)
  }

  private var statusBarHeight: CGFloat { (window?.environment ?? UIScreen.main.environment).safeArea.top }
}

extension UIViewController {
  /// Whether the controller covers the window, or has said that it decides.
  fileprivate var decidesOnStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation.controller?.shouldRemovePresentersView == true
  }
}
