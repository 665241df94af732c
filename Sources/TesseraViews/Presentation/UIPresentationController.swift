// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// Decides where a presented controller's view lies and what is around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  // The presented controller owns its presentation controller, and the window the container.
  private weak var presentedStorage: UIViewController?
  private weak var presentingStorage: UIViewController?
  /// Called when the user dismisses; nil for none.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view over the whole window in which the presented view lies; nil except while presented.
  open internal(set) weak var containerView: UIView?

  /// Holds both controllers weakly. `UIViewController.makePresentationController` makes the standard ones.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// The controller that is shown.
  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
  /// The controller that shows it; the presented one itself before it is presented.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
  /// The view of the controller that shows it; nil while there is none.
  var presenterView: UIView? { presentingStorage?.viewIfLoaded }
  /// The presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The presented controller's view, if it has been made.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where the presented view lies, in the coordinates of the container view. All of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view leaves the window once the presented one has appeared. False by default.
  open var shouldRemovePresentersView: Bool { false }
  /// Never asked. True by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called before each layout of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container, when the presented view has its frame.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presented controller's `viewWillAppear`.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented controller's `viewDidAppear`; with false where a finger has taken it back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented controller's `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented controller's `viewDidDisappear`; with false where a finger has brought it back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Size and traits

  /// The `preferredContentSize` of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's `preferredContentSize` has changed. Does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. Does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller in a container of `parentSize`: all of it. Override it if
  /// `frameOfPresentedViewInContainerView` depends on it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container changes size, in points. Call super, which notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presentedStorage else { return }
    presentedStorage.viewWillTransition(
      to: self.size(forChildContentContainer: presentedStorage, withParentContainerSize: size), with: coordinator)
  }
  /// Notifies the presented controller. Nothing calls it when traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.willTransition(to: newCollection, with: coordinator)
  }
  /// The traits of the container, or of the presented controller without one.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets up the view between container and presented view, and the dimming view behind it.
  @_spi(Tessera) open func decorate(_ frameView: UIView, _ dimming: UIView) {}

  /// Whether the tints of the presenter's views are grey.
  @_spi(Tessera) open var dimsTints: Bool { false }

  /// What a tap beside the presented view does.
  @_spi(Tessera) open func outsideWasTapped() {}

  /// Whether the presented view lies in a view with a look of its own, also where an animator of the app moves it.
  @_spi(Tessera) open var framesItsView: Bool { false }
  /// Whether the view fades in on a clock, whatever the transition style.
  @_spi(Tessera) open var fadesIn: Bool { false }
  /// Whether the view comes larger than it is and shrinks as it fades in.
  @_spi(Tessera) open var zoomsIn: Bool { false }

  /// Has what is around the presented view come or go with a transition that takes time.
  func follow(_ transition: ControllerTransition, isPresentation: Bool) {}

  /// The presented view has left.
  func didLeave() {}

  /// What a quick movement up or down over the presented view does.
  func wasSwiped(up: Bool) {}

  /// Whether the presenter's view gets a touch beside the presented view, at a point of the container.
  @_spi(Tessera) open func letsThrough(_ point: CGPoint) -> Bool { false }

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
