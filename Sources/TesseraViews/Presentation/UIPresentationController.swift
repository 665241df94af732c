// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The object that determines the frame of a presented controller's view and its surroundings.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  // The presented controller owns its presentation controller, and the window the container.
  private weak var presentedStorage: UIViewController?
  private weak var presentingStorage: UIViewController?
  /// The delegate, which is notified of dismissals by the user. A weak reference.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view over the whole window that contains the presented view. Nil except while presented.
  open internal(set) weak var containerView: UIView?

  /// Creates a presentation controller with weak references to both controllers. `UIViewController.makePresentationController`
  /// creates the standard ones.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// The presented controller.
  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
  /// The presenting controller, or the presented one itself before it is presented.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
  var presenterView: UIView? { presentingStorage?.viewIfLoaded }
  /// The presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The presented controller's view, if it is loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view, in the coordinates of the container view. The container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view is removed from the window after the presented one has appeared. `false` by default.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the screen. Not used. `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called before each layout of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container, when the presented view has its frame.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presented controller's `viewWillAppear`.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented controller's `viewDidAppear`, with `false` if an interaction has canceled the presentation.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented controller's `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented controller's `viewDidDisappear`, with `false` if an interaction has canceled the dismissal.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Size and traits

  /// The `preferredContentSize` of the presented controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called after the presented controller's `preferredContentSize` has changed. Does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. Does nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented controller in a container of `parentSize`: all of it. Override it if
  /// `frameOfPresentedViewInContainerView` depends on it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container changes size, in points. Overrides call super, which notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presentedStorage else { return }
    presentedStorage.viewWillTransition(
      to: self.size(forChildContentContainer: presentedStorage, withParentContainerSize: size), with: coordinator)
  }
  /// Notifies the presented controller. Never called when traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.willTransition(to: newCollection, with: coordinator)
  }
  /// The traits of the container, or of the presented controller if there is none.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Configures the view between container and presented view, and the dimming view below it.
  @_spi(Tessera) open func decorate(_ frameView: UIView, _ dimming: UIView) {}

  /// Whether the tints of the presenter's views are gray.
  @_spi(Tessera) open var dimsTints: Bool { false }

  /// Handles a tap outside of the presented view.
  @_spi(Tessera) open func outsideWasTapped() {}

  /// Whether the presented view is inside a decorated view even if an animator of the app moves it.
  @_spi(Tessera) open var framesItsView: Bool { false }
  /// Whether the view fades in on a clock, regardless of the transition style.
  @_spi(Tessera) open var fadesIn: Bool { false }
  /// Whether the view starts enlarged and shrinks to its size as it fades in.
  @_spi(Tessera) open var zoomsIn: Bool { false }

  /// Animates the surroundings of the presented view along with a transition.
  func follow(_ transition: ControllerTransition, isPresentation: Bool) {}

  func presentationDidEnd() {}

  /// Handles a swipe up or down over the presented view.
  func wasSwiped(up: Bool) {}

  /// Returns whether the presenter's view receives a touch outside of the presented view, at a point of the container.
  @_spi(Tessera) open func passesTouchThrough(at point: CGPoint) -> Bool { false }

  func setPresenting(_ controller: UIViewController) { presentingStorage = controller }

  /// The dimming color below sheets and alerts: 20 percent black in light appearance, 48 in dark. Approximates iOS; not measured.
  package static let dimmingColor = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}

final class FullScreenPresentationController: UIPresentationController {
  private let removesPresenter: Bool

  init(_ presented: UIViewController, presenting: UIViewController?, removesPresenter: Bool) {
    self.removesPresenter = removesPresenter
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }
}
