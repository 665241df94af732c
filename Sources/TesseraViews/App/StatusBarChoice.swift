// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What the controllers of a window prefer about the status bar and the home indicator.
@MainActor
package struct StatusBarChoice {
  private let window: UIWindow

  package init(_ window: UIWindow) {
    self.window = window
  }

  /// The controller that is asked: the one presented in full, or the root, and from there the children named by it.
  private func chosen(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
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

  /// Light or dark content, never `.default`: that one follows the appearance of the controller that is asked. Light
  /// over the black behind a sheet at full height, whatever its presenter prefers.
  package var style: UIStatusBarStyle {
    if isOverBlack { return .lightContent }
    let controller = chosen(\.childForStatusBarStyle)
    let style = controller?.preferredStatusBarStyle ?? .default
    guard style == .default else { return style }
    let traits = controller?.viewIfLoaded?.traitCollection ?? window.traitCollection
    return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether a sheet at full height has pushed the root's view back, which leaves black ground behind the bar.
  private var isOverBlack: Bool {
    let sheet = window.rootViewController?.presentation.presented?.presentation.controller
    return (sheet as? UISheetPresentationController)?.isPresenterBack == true
  }

  /// Whether the controller that is asked wants the status bar hidden.
  package var isHidden: Bool { chosen(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false }

  /// Whether the controller that is asked wants the home indicator hidden.
  package var hidesHomeIndicator: Bool {
    chosen(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// Whether what stands at the bottom edge is dark, so that the home indicator is light.
  package var isDark: Bool {
    let traits = chosen(\.childForHomeIndicatorAutoHidden)?.viewIfLoaded?.traitCollection ?? window.traitCollection
    return traits.userInterfaceStyle == .dark
  }
}

extension UIViewController {
  /// Whether the controller covers the window, or has said that it decides.
  fileprivate var decidesOnStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation.controller?.shouldRemovePresentersView == true
  }
}
