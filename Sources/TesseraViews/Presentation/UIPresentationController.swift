// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An object that manages the presentation of a view controller: its view's frame, the container and the transition.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  // Weak because the presented controller owns its presentation controller, and the window owns the container.
  private weak var presentedStorage: UIViewController?
  private weak var presentingStorage: UIViewController?
  /// A weak reference to the delegate, which is notified when the user dismisses the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that fills the window and contains the presented view. Nil unless the controller is presented.
  open internal(set) weak var containerView: UIView?

  /// Creates a presentation controller with weak references to both view controllers.
  /// `UIViewController.makePresentationController` creates the presentation controllers of the standard styles.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedStorage = presentedViewController
    presentingStorage = presentingViewController
    super.init()
  }

  /// The presented view controller.
  open var presentedViewController: UIViewController { presentedStorage ?? UIViewController() }
  /// The presenting view controller. Before the presentation, the presented view controller itself.
  open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
  var presenterView: UIView? { presentingStorage?.viewIfLoaded }
  /// The presented controller's `modalPresentationStyle`.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// The presented view controller's view; nil if it is not loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The presented view's frame in the container view's coordinates. The container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presenter's view is removed from the window after the presented view has appeared. `false` by
  /// default.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the screen. Stored but not used. `true` by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Called before each layout of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after each layout of the container, which has set the presented view's frame.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presented controller's `viewWillAppear`.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented controller's `viewDidAppear`, or with `false` if an interactive presentation was
  /// canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented controller's `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented controller's `viewDidDisappear`, or with `false` if an interactive dismissal was
  /// canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Size and traits

  /// The presented controller's `preferredContentSize`.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called after the presented controller's `preferredContentSize` has changed. Does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called. In UIKit, it is called after a child's Auto Layout size has changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the presented controller's size in a container of size `parentSize`. Returns `parentSize` by default.
  /// Override it if `frameOfPresentedViewInContainerView` depends on it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size, in points, changes. Overrides must call super, which notifies the presented
  /// controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presentedStorage else { return }
    presentedStorage.viewWillTransition(
      to: self.size(forChildContentContainer: presentedStorage, withParentContainerSize: size), with: coordinator)
  }
  /// Notifies the presented controller. Not called when traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedStorage?.willTransition(to: newCollection, with: coordinator)
  }
  /// The container's traits, or the presented controller's traits if there is no container.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Configures the frame view, which contains the presented view, and the dimming view below it.
  @_spi(Tessera) open func decorate(_ frameView: UIView, _ dimming: UIView) {}

  /// Whether the tint color of the presenter's views is gray during the presentation.
  @_spi(Tessera) open var dimsTints: Bool { false }

  /// Handles a tap outside the presented view.
  @_spi(Tessera) open func outsideWasTapped() {}

  /// Whether the presented view stays inside its decorated frame view even if the app provides the animator.
  @_spi(Tessera) open var framesItsView: Bool { false }
  /// Whether the presented view fades in if a clock is running, regardless of the transition style.
  @_spi(Tessera) open var fadesIn: Bool { false }
  /// Whether the presented view is enlarged at first and shrinks to its final size as it fades in.
  @_spi(Tessera) open var zoomsIn: Bool { false }

  /// Animates everything around the presented view along with a transition.
  func follow(_ transition: ControllerTransition, isPresentation: Bool) {}

  func presentationDidEnd() {}

  /// Handles a vertical swipe over the presented view.
  func wasSwiped(up: Bool) {}

  /// Returns whether a touch at a point of the container, outside the presented view, is passed to the presenter's
  /// view.
  @_spi(Tessera) open func passesTouchThrough(at point: CGPoint) -> Bool { false }

  func setPresenting(_ controller: UIViewController) { presentingStorage = controller }

  /// The dimming color below sheets and alerts: black at 20 percent opacity in light appearance and 48 percent in
  /// dark appearance. Approximates iOS; not measured.
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
