// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An item with edges, such as a view or a layout guide. `UIView` and `UILayoutGuide` already have all required
/// members.
@MainActor
public protocol Pinnable: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Pinnable {}
extension UILayoutGuide: Pinnable {}

@resultBuilder
public enum ConstraintBuilder {
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
  public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  public static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
  public static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
  public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

extension NSLayoutConstraint {
  @discardableResult
  public static func pin(@ConstraintBuilder _ constraints: () -> [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    let made = constraints()
    activate(made)
    return made
  }
}

extension Pinnable {
  public func edges(to other: some Pinnable, insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
    ]
  }

  public func size(_ size: CGSize) -> [NSLayoutConstraint] {
    [widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height)]
  }

  public func center(in other: some Pinnable) -> [NSLayoutConstraint] {
    [centerXAnchor.constraint(equalTo: other.centerXAnchor), centerYAnchor.constraint(equalTo: other.centerYAnchor)]
  }
}

extension UIView {
  /// Prepares the view for constraints and returns it, as in `UILabel().constrained()`.
  public func constrained() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  /// Adds views as subviews, and returns the dictionary for use with format strings.
  @discardableResult
  public func add(_ named: [String: UIView]) -> [String: UIView] {
    for (_, view) in named.sorted(by: { $0.key < $1.key }) { addSubview(view.constrained()) }
    return named
  }
}
