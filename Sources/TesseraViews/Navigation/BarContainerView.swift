// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The view of a controller with bars: `host` contains the child's view and has the bars in its safe area.
///
///     BarContainerView ─┬─ host ─ child's view
///                       └─ bars
final class BarContainerView: UIView {
  let host = BarContentView()
  var onLayout: (() -> Void)?
  /// A closure that adjusts the target offset of a scroll view so that no bar is half open, or nil if no bar follows the
  /// offset.
  var snap: ((UIScrollView, CGFloat) -> CGFloat)?
  /// A closure that returns the offset at which the bar that follows a scroll view is fully open, or nil if no bar follows the
  /// offset.
  var openOffset: ((UIScrollView) -> CGFloat?)?
  /// The height by which the bar that follows a scroll view has closed.
  var closedHeight: CGFloat = 0
  /// A closure that decides whether one of the controller's own recognizers may begin. Nil means always.
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

/// A view that adds the bars over its edges to the safe area of its subviews.
final class BarContentView: UIView {
  var barInsets: UIEdgeInsets = .zero {
    didSet {
      guard barInsets != oldValue else { return }
      for view in subviews { view.flags.needsSafeAreaUpdate = true }
      markSubtreeNeedsLayout()
    }
  }

  override var safeAreaForSubviews: UIEdgeInsets { barInsets }
  override var placesControllerViews: Bool { true }

  /// Shows one view, which fills the host inside of `insets`.
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
  /// Returns the vertical target offset, adjusted so that no bar above is half open.
  func snappedToBars(y: CGFloat) -> CGFloat {
    var (ancestor, y) = (superview, y)
    while let view = ancestor {
      if let snap = (view as? BarContainerView)?.snap { y = snap(self, y) }
      ancestor = view.superview
    }
    return y
  }

  /// The smallest vertical offset at which all bars above that follow it are fully open, or nil if there are none.
  var openOffsetOfBars: CGFloat? {
    var (ancestor, least) = (superview, CGFloat?.none)
    while let view = ancestor {
      if let open = (view as? BarContainerView)?.openOffset?(self) { least = min(least ?? open, open) }
      ancestor = view.superview
    }
    return least
  }

  /// The height by which bars above that follow the offset have closed, or nil if there are none.
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

  /// Lays out the bars of the containers above, which depend on the offset.
  func invalidateBarLayout() {
    var ancestor = superview
    while let view = ancestor {
      if view is BarContainerView { view.setNeedsLayout() }
      ancestor = view.superview
    }
  }
}

extension UIViewController {
  /// Returns the scroll view that the bars of this controller's containers follow.
  func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let told = contentScrollView(for: edge) { return told }
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.barScrollView(for: edge)
    }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.barScrollView(for: edge) }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Returns whether the content extends below a bar at the bottom. Always `false` for content that does not scroll.
  func hasContentUnderBottom(_ insets: UIEdgeInsets) -> Bool {
    guard let scrollView = barScrollView(for: .bottom) else { return false }
    let end = scrollView.contentSize.height - scrollView.contentOffset.y
    return end > scrollView.bounds.height - insets.bottom + 0.01
  }
}
