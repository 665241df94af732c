// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An edge, center or dimension of a view or layout guide, used to create constraints.
///
/// An anchor retains its item. Creating a constraint between a leading or trailing anchor and a left or right anchor
/// terminates the process with UIKit's exception. Constants between leading and trailing anchors are measured in the
/// reading direction.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package nonisolated(unsafe) let owner: (any ConstraintItem)?
  /// The anchor's attribute. Layout languages, modules with a custom syntax for constraints such as Mortar, read it.
  package nonisolated let attribute: NSLayoutConstraint.Attribute

  package init(item: (any ConstraintItem)?, attribute: NSLayoutConstraint.Attribute) {
    owner = item
    self.attribute = attribute
    super.init()
  }

  /// The attribute's name in code, such as `leading` or `centerX`.
  open var name: String { attribute.name }
  /// The anchor's view or layout guide.
  open var item: AnyObject? { owner }

  /// Whether the constraints allow several equally good positions of the anchor's item along the anchor's axis.
  open var hasAmbiguousLayout: Bool { owner?.hasAmbiguousLayout(on: attribute.axis) ?? false }

  /// The constraints that affect the anchor's item along the anchor's axis, in order of activation.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    owner?.constraintsAffectingLayout(on: attribute.axis) ?? []
  }

  /// Returns an inactive required constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: 1, constant: 0)
  }

  /// Returns an inactive required constraint that makes this anchor greater than or equal to another anchor. Greater
  /// means further right or down, or a larger dimension.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// Returns an inactive required constraint that makes this anchor less than or equal to another anchor. Less means
  /// further left or up, or a smaller dimension.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// Returns an inactive required constraint that places this anchor `c` points after another anchor, or before it if
  /// `c` is negative.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: 1, constant: c)
  }

  /// Returns an inactive required constraint that places this anchor at least `c` points after another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: c)
  }

  /// Returns an inactive required constraint that places this anchor at most `c` points after another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: 1, constant: c)
  }

  func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    guard let owner else {
      raise("NSInvalidArgumentException", "Unable to create a constraint from an anchor whose item is gone.")
    }
    let constraint = NSLayoutConstraint(
      between: owner, attribute: attribute, relation: relation, second: other?.owner,
      secondAttribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: c
    )
    if attribute.isSize {
      if let distance = owner.anchorDistance { constraint.distances.append(distance) }
      if let distance = other?.owner?.anchorDistance { constraint.distances.append(distance) }
    }
    return constraint
  }

  /// Returns a constraint whose constant, the gap between another anchor and this one, is `multiplier` times the
  /// system spacing.
  func spacing(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = makeConstraint(relation, to: anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
    constraint.isSystemSpacing = true
    return constraint
  }

  /// Returns whether the other anchor has the same attribute and item. The other anchor's axis type may be erased, as
  /// in a constraint's `firstAnchor`.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnyLayoutAnchor else { return false }
    return other.owner === owner && other.attribute == attribute
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(owner.map { ObjectIdentifier($0) })
    hasher.combine(attribute)
    return hasher.finalize()
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(attribute.anchorTypeName):\(ConstraintDescription.address(of: self)) "
        + "\"\(ConstraintDescription.name(of: owner)).\(attribute.name)\">"
    }
  }
}

/// An anchor whose axis type is erased.
private protocol AnyLayoutAnchor: AnyObject {
  nonisolated var owner: (any ConstraintItem)? { get }
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {}
