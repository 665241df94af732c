// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The view of a container controller with bars. Its subview `host` contains the child's view; the bars are part of
/// the safe area of `host`.
///
///     BarContainerView ─┬─ host ─ child's view
///                       └─ bars
final class BarContainerView: UIView {
  let host = BarContentView()
  var onLayout: (() -> Void)?
  /// A closure that adjusts a scroll view's target offset so that no bar ends up partially collapsed. Nil if no bar
  /// follows the offset.
  var snap: ((UIScrollView, CGFloat) -> CGFloat)?
  /// A closure that returns the offset at which the bar that follows a scroll view is fully expanded. Nil if no bar
  /// follows the offset.
  var openOffset: ((UIScrollView) -> CGFloat?)?
  /// The height by which the bar that follows a scroll view has collapsed, in points.
  var closedHeight: CGFloat = 0
  /// A closure that decides whether one of the controller's gesture recognizers may begin. Nil allows all of them.
  var mayBegin: ((UIGestureRecognizer) -> Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    host.frame = bounds
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin?(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

/// A view that extends the safe area of its subviews by the bars that overlap its edges.
final class BarContentView: UIView {
  var barInsets: UIEdgeInsets = .zero {
    didSet {
      guard barInsets != oldValue else { return }
      for view in subviews { view.flags.needsSafeAreaUpdate = true }
      markSubtreeNeedsLayout()
    }
  }

  /// The view that leaves in a running transition, and its insets.
  private var leaving: (view: UIView, insets: UIEdgeInsets)?

  override var safeAreaForSubviews: UIEdgeInsets { barInsets }

  override func safeArea(for subview: UIView) -> UIEdgeInsets {
    guard let leaving, leaving.view === subview else { return barInsets }
    return leaving.insets
  }

  /// Keeps the current insets of a view that leaves in a transition, so that its content does not move when the bars
  /// change their heights. Passing nil ends this.
  func keepInsets(of view: UIView?) {
    let old = leaving?.view
    leaving = view.map { ($0, barInsets) }
    guard let old, old !== view, old.superview === self else { return }
    old.flags.needsSafeAreaUpdate = true
    old.markSubtreeNeedsLayout()
  }

  override var placesControllerViews: Bool { true }

  /// Shows a view that fills the host within the insets.
  func setContentView(_ view: UIView?, insets: UIEdgeInsets = .zero) {
    for other in subviews where other !== view { other.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    let frame = bounds.inset(by: insets)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.frame != frame { view.frame = frame }
  }
}

extension UIScrollView {
  /// Returns the vertical target offset, adjusted so that no enclosing bar ends up partially collapsed.
  func snappedToBars(y: CGFloat) -> CGFloat {
    var (ancestor, y) = (superview, y)
    while let view = ancestor {
      if let snap = (view as? BarContainerView)?.snap { y = snap(self, y) }
      ancestor = view.superview
    }
    return y
  }

  /// The smallest vertical offset at which all enclosing bars that follow the scroll view are fully expanded, or nil
  /// if there are none.
  var openOffsetOfBars: CGFloat? {
    var (ancestor, least) = (superview, CGFloat?.none)
    while let view = ancestor {
      if let open = (view as? BarContainerView)?.openOffset?(self) { least = min(least ?? open, open) }
      ancestor = view.superview
    }
    return least
  }

  /// The height by which the enclosing bars that follow the scroll view have collapsed, or nil if there are none.
  var closedHeightOfBars: CGFloat? {
    var (ancestor, height) = (superview, CGFloat?.none)
    while let view = ancestor {
      if let container = view as? BarContainerView, container.openOffset?(self) != nil {
        height = (height ?? 0) + container.closedHeight
      }
      ancestor = view.superview
    }
    return height
  }

  /// Invalidates the layout of the enclosing containers' bars, which depends on the scroll offset.
  func invalidateBarLayout() {
    var ancestor = superview
    while let view = ancestor {
      if view is BarContainerView { view.setNeedsLayout() }
      ancestor = view.superview
    }
  }
}

extension UIViewController {
  /// Returns the scroll view that the bars of the enclosing containers follow.
  func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let told = contentScrollView(for: edge) { return told }
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.barScrollView(for: edge)
    }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.barScrollView(for: edge) }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Returns whether content extends below the bottom bar. Always `false` for content that does not scroll.
  func hasContentUnderBottom(_ insets: UIEdgeInsets) -> Bool {
    guard let scrollView = barScrollView(for: .bottom) else { return false }
    let end = scrollView.contentSize.height - scrollView.contentOffset.y
    return end > scrollView.bounds.height - insets.bottom + 0.01
  }
}
