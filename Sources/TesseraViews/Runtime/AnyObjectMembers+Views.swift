// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

@MainActor
extension AnyObjectMembers {
  /// The tag of a view or a bar item.
  public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }
  /// The frame of a view or a layer.
  public var frame: CGRect! { (object as? UIView)?.frame ?? (object as? CALayer)?.frame }
  /// The bounds of a view or a layer.
  public var bounds: CGRect! { (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds }
  /// The center of a view.
  public var center: CGPoint! { (object as? UIView)?.center }
  /// The superview of a view.
  public var superview: UIView? { (object as? UIView)?.superview }
  /// The subviews of a view.
  public var subviews: [UIView]! { (object as? UIView)?.subviews }
  /// The window of a view.
  public var window: UIWindow? { (object as? UIView)?.window }
  /// The view of a recognizer or a controller.
  public var view: UIView? { (object as? UIGestureRecognizer)?.view ?? (object as? UIViewController)?.view }
  /// The state of a recognizer.
  public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
  /// The title of a controller or a bar item.
  public var title: String? { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
  /// The title of a button.
  public var currentTitle: String? { (object as? UIButton)?.currentTitle }
  /// The label of a button.
  public var titleLabel: UILabel? { (object as? UIButton)?.titleLabel }
  /// Returns the location of a touch in a view.
  public func location(in view: UIView?) -> CGPoint {
    (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
  }
  /// The rectangle of a value.
  public var cgRectValue: CGRect! { (object as? NSValue)?.cgRectValue ?? object as? CGRect }
  /// The point of a value.
  public var cgPointValue: CGPoint! { (object as? NSValue)?.cgPointValue ?? object as? CGPoint }
  /// The size of a value.
  public var cgSizeValue: CGSize! { (object as? NSValue)?.cgSizeValue ?? object as? CGSize }
  /// Whether a control is enabled. Setting it changes a control or a bar item.
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
  /// The opacity of a view.
  public var alpha: CGFloat! {
    get { (object as? UIView)?.alpha }
    nonmutating set { (object as? UIView)?.alpha = newValue ?? 0 }
  }
  /// Removes a view from its superview.
  public func removeFromSuperview() { (object as? UIView)?.removeFromSuperview() }
}
