// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Where a presented controller's view lies and what is around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  // The presented controller owns its presentation controller, and the window the container.
  private weak var presentedStorage: UIViewController?
  private weak var presentingStorage: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open internal(set) weak var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// In the coordinates of the container view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Sets up the view between container and presented view, and the dimming view behind it.
  @_spi(Tessera) open func decorate(_ frameView: UIView, _ dimming: UIView) {}

  /// What a tap beside the presented view does.
  @_spi(Tessera) open func outsideWasTapped() {}

  /// What a quick movement up or down over the presented view does.
  func wasSwiped(up: Bool) {}

  /// Whether the presenter's view gets touches beside the presented view.
  var letsTouchesThrough: Bool { false }

  func setPresenting(_ controller: UIViewController) { presentingStorage = controller }

  /// Behind sheets and alerts. Source: from memory; 20 percent black in light, 48 in dark.
  package static let dimmingColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}

/// Covers the whole window.
final class FullScreenPresentationController: UIPresentationController {
  private let removesPresenter: Bool

  init(_ presented: UIViewController, presenting: UIViewController?, removesPresenter: Bool) {
    self.removesPresenter = removesPresenter
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
}
