// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The container view of a presentation. It fills the window above the presenter's view.
package final class PresentationContainer: UIView {
  private let controller: UIPresentationController
  /// The view that dims everything below the presented view.
  let dimming = UIView()
  /// The view that contains the presented view, unless an animator has moved the presented view elsewhere.
  let frameView = PresentationFrameView()
  /// Whether the presented view is being dismissed, so layout must not move it.
  var isLeaving = false

  init(_ controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
    addSubview(frameView)
    frameView.isHidden = true
    controller.decorate(frameView, dimming)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self) { view, _ in view.controller.outsideWasTapped() })
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self) { view, _ in view.controller.wasSwiped(up: direction == .up) }
      swipe.direction = direction
      frameView.addGestureRecognizer(swipe)
    }
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return (view === self || view === dimming) && controller.passesTouchThrough(at: point) ? nil : view
  }

  required init?(coder: NSCoder) { nil }

  /// Whether screen readers ignore everything below the container.
  package override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }

  func install(_ view: UIView) {
    frameView.isHidden = false
    // From now on, the presented view resizes with the frame view.
    view.frame = frameView.bounds
    frameView.insertSubview(view, at: 0)
    setNeedsLayout()
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func keyboardFrameDidChange() {
    super.keyboardFrameDidChange()
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layOutPresentedView()
  }

  func layOutPresentedView() {
    if flags.needsSafeAreaUpdate { updateSafeArea() }
    controller.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    if !isLeaving { frameView.frame = controller.frameOfPresentedViewInContainerView }
    // If an animator has moved the presented view out of the frame view, the animator controls its frame.
    if let view = controller.presentedView, view.superview === frameView { view.frame = frameView.bounds }
    controller.containerViewDidLayoutSubviews()
    if controller.presentedViewController.presentation.container === self,
      !controller.presentedViewController.isBeingDismissed
    {
      controller.presenterView?.setTintDimmed(to: controller.dimsTints)
    }
  }
}

/// The view that contains a presented view.
final class PresentationFrameView: UIView {
  /// The insets between the frame view and the presented view, for example for a popover's arrow.
  var inner: UIEdgeInsets = .zero {
    didSet {
      guard inner != oldValue else { return }
      for view in subviews { view.flags.needsSafeAreaUpdate = true }
      markSubtreeNeedsLayout()
    }
  }

  override var safeAreaForSubviews: UIEdgeInsets { inner == .zero ? super.safeAreaForSubviews : inner }
  override var placesControllerViews: Bool { true }
}
