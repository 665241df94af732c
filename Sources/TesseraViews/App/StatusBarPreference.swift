// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The preferences of a window's view controllers for the status bar and the home indicator.
@MainActor
package struct StatusBarPreference {
  private let window: UIWindow

  package init(_ window: UIWindow) {
    self.window = window
  }

  /// Returns the view controller that determines a preference: a full-screen presented controller or else the root
  /// controller, or the child that this controller delegates to.
  private func decidingController(by child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = window.rootViewController
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

  /// The style, which is light or dark content. `.default` is resolved using the appearance of the view controller
  /// that determines the style. Content is always light on the black background of a full-height sheet.
  package var style: UIStatusBarStyle {
    if isOverBlack { return .lightContent }
    let controller = decidingController(by: \.childForStatusBarStyle)
    let style = controller?.preferredStatusBarStyle ?? .default
    guard style == .default else { return style }
    let traits = controller?.viewIfLoaded?.traitCollection ?? window.traitCollection
    return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether a full-height sheet has scaled down the root controller's view, which leaves a black background under
  /// the status bar.
  private var isOverBlack: Bool {
    let sheet = window.rootViewController?.presentation.presented?.presentation.controller
    return (sheet as? UISheetPresentationController)?.isPresenterShrunk == true
  }

  /// Whether the view controllers hide the status bar.
  package var isHidden: Bool { decidingController(by: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

  /// Whether the view controllers hide the home indicator.
  package var hidesHomeIndicator: Bool {
    decidingController(by: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// Whether the content at the bottom edge is dark, which makes the home indicator light.
  package var isDark: Bool {
    let traits =
      decidingController(by: \.childForHomeIndicatorAutoHidden)?.viewIfLoaded?.traitCollection ?? window.traitCollection
    return traits.userInterfaceStyle == .dark
  }
}

extension UIViewController {
  /// Whether the view controller covers the window or captures the status bar appearance.
  fileprivate var decidesOnStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation.controller?.shouldRemovePresentersView == true
  }
}
