// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

@MainActor
extension AnyObjectMembers {
  /// A view's or bar item's tag.
  public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
  /// A view's or layer's frame.
  public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
  /// A view's or layer's bounds.
  public var bounds: CGRect! { (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds }
  /// A view's center.
  public var center: CGPoint! { (object as? UIView)?.center }
  /// A view's superview.
  public var superview: UIView? { (object as? UIView)?.superview }
  /// A view's subviews.
  public var subviews: [UIView]! { (object as? UIView)?.subviews }
  /// A view's window.
  public var window: UIWindow? { (object as? UIView)?.window }
  /// A gesture recognizer's or view controller's view.
  public var view: UIView? { (object as? UIGestureRecognizer)?.view ?? (object as? UIViewController)?.view }
  /// A gesture recognizer's state.
  public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
  /// A view controller's or bar item's title.
  public var title: String? { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
  /// A button's current title.
  public var currentTitle: String? { (object as? UIButton)?.currentTitle }
  /// A button's title label.
  public var titleLabel: UILabel? { (object as? UIButton)?.titleLabel }
  /// Returns a touch's or gesture recognizer's location in a view.
  public func location(in view: UIView?) -> CGPoint {
    (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
  }
  /// The rectangle in an `NSValue`.
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }
  /// The point in an `NSValue`.
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }
  /// The size in an `NSValue`.
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }
  /// Whether a control or bar item is enabled.
  public var isEnabled: Bool! {
    get { (object as? UIControl)?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
    nonmutating set {
      (object as? UIControl)?.isEnabled = newValue ?? false
      (object as? UIBarItem)?.isEnabled = newValue ?? false
    }
  }
  /// Whether a control is selected.
  public var isSelected: Bool! {
    get { (object as? UIControl)?.isSelected }
    nonmutating set { (object as? UIControl)?.isSelected = newValue ?? false }
  }
  /// Whether a view is hidden.
  public var isHidden: Bool! {
    get { (object as? UIView)?.isHidden }
    nonmutating set { (object as? UIView)?.isHidden = newValue ?? false }
  }
  /// A view's opacity.
  public var alpha: CGFloat! {
    get { (object as? UIView)?.alpha }
    nonmutating set { (object as? UIView)?.alpha = newValue ?? 0 }
  }
  /// Removes a view from its superview.
  public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }
}
