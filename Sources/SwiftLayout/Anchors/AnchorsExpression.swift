// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An expression of attributes that can be constrained to other attributes.
@preconcurrency @MainActor
public protocol AnchorsExpressible {
  /// The constraints that make the attributes equal to the superview's attributes.
  var anchors: Anchors { get }
}

extension AnchorsExpressible {
  /// Constrains each attribute to equal the superview's attribute plus a constant, in points. A width or height
  /// equals the constant.
  public func constant(_ constant: CGFloat) -> Anchors { anchors.constant(constant) }
  /// Constrains each attribute to equal the superview's attribute times a multiplier.
  public func multiplier(_ multiplier: CGFloat) -> Anchors { anchors.multiplier(multiplier) }
  /// Constrains each attribute to equal the superview's attribute, with a priority.
  public func priority(_ priority: UILayoutPriority) -> Anchors { anchors.priority(priority) }
  /// Constrains each attribute to equal the superview's attribute, with an identifier for `Activation.anchors`.
  public func identifier(_ identifier: String) -> Anchors { anchors.identifier(identifier) }
}

/// Attributes of one kind: `Anchors.leading.trailing`.
@preconcurrency @MainActor
public struct AnchorsExpression<Axis: AnchorsAxis>: AnchorsExpressible {
  let attributes: AttributeList

  init(_ attributes: AttributeList) {
    self.attributes = attributes
  }

  /// The constraints that make the attributes equal to the superview's attributes.
  public var anchors: Anchors { Anchors(AnchorRule(attributes: attributes)) }

  func relate(
    _ relation: NSLayoutConstraint.Relation, target: AnchorTarget.Kind,
    targetAttribute: NSLayoutConstraint.Attribute?, constant: CGFloat, isInward: Bool = false
  ) -> Anchors {
    Anchors(
      AnchorRule(
        attributes: attributes, relation: relation, target: target, targetAttribute: targetAttribute,
        constant: constant, isInward: isInward))
  }
}

/// Attributes of several kinds: `Anchors.top.leading.width`.
@preconcurrency @MainActor
public struct AnchorsMixedExpression: AnchorsExpressible {
  let attributes: AttributeList

  init(_ attributes: AttributeList) {
    self.attributes = attributes
  }

  /// The constraints that make the attributes equal to the superview's attributes.
  public var anchors: Anchors { Anchors(AnchorRule(attributes: attributes)) }

  func relate(
    _ relation: NSLayoutConstraint.Relation, target: AnchorTarget.Kind, constant: CGFloat, isInward: Bool = false
  ) -> Anchors {
    Anchors(
      AnchorRule(
        attributes: attributes, relation: relation, target: target, constant: constant, isInward: isInward))
  }
}

/// An expression of the width and height.
@preconcurrency @MainActor
public struct AnchorsSizeExpression: AnchorsExpressible {
  /// The constraints that make the width and height equal to the superview's width and height.
  public var anchors: Anchors { Anchors(AnchorRule(attributes: AttributeList(.width, .height))) }

  func relate(
    _ relation: NSLayoutConstraint.Relation, target: AnchorTarget.Kind, width: CGFloat, height: CGFloat
  ) -> Anchors {
    Anchors(rules: [
      AnchorRule(attributes: AttributeList(.width), relation: relation, target: target, constant: width),
      AnchorRule(attributes: AttributeList(.height), relation: relation, target: target, constant: height),
    ])
  }
}

/// An expression of the horizontal and vertical centers.
@preconcurrency @MainActor
public struct AnchorsCenterExpression: AnchorsExpressible {
  /// The constraints that make the center equal to the superview's center.
  public var anchors: Anchors { Anchors(AnchorRule(attributes: AttributeList(.centerX, .centerY))) }

  func relate(
    _ relation: NSLayoutConstraint.Relation, target: AnchorTarget.Kind, x: CGFloat, y: CGFloat
  ) -> Anchors {
    Anchors(rules: [
      AnchorRule(attributes: AttributeList(.centerX), relation: relation, target: target, constant: x),
      AnchorRule(attributes: AttributeList(.centerY), relation: relation, target: target, constant: y),
    ])
  }
}
