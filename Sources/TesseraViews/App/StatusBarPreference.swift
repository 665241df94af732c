// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The preferences of a window's controllers for the status bar and the home indicator.
@MainActor
package struct StatusBarPreference {
  private let window: UIWindow

  package init(_ window: UIWindow) {
    self.window = window
  }

  /// Returns the deciding controller: the one presented in full screen, or else the root; or the child that this controller names.
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

  /// The style, light or dark content. `.default` is resolved by the appearance of the deciding controller. The content is
  /// always light over the black background of a sheet at full height.
  package var style: UIStatusBarStyle {
    if isOverBlack { return .lightContent }
    let controller = decidingController(by: \.childForStatusBarStyle)
    let style = controller?.preferredStatusBarStyle ?? .default
    guard style == .default else { return style }
    let traits = controller?.viewIfLoaded?.traitCollection ?? window.traitCollection
    return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether a sheet at full height has pushed the root's view back, which leaves a black background under the bar.
  private var isOverBlack: Bool {
    let sheet = window.rootViewController?.presentation.presented?.presentation.controller
    return (sheet as? UISheetPresentationController)?.isPresenterShrunk == true
  }

  /// Whether the deciding controller hides the status bar.
  package var isHidden: Bool { decidingController(by: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

  /// Whether the deciding controller hides the home indicator.
  package var hidesHomeIndicator: Bool {
    decidingController(by: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// Whether the content at the bottom edge is dark, so that the home indicator is light.
  package var isDark: Bool {
    let traits =
      decidingController(by: \.childForHomeIndicatorAutoHidden)?.viewIfLoaded?.traitCollection ?? window.traitCollection
    return traits.userInterfaceStyle == .dark
  }
}

extension UIViewController {
  /// Whether the controller covers the window or captures the status bar's appearance.
  fileprivate var decidesOnStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation.controller?.shouldRemovePresentersView == true
  }
}
