// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// One side, centre or size of a view or guide, from which constraints are made.
///
/// An anchor keeps its item alive. Between a leading or trailing anchor and a left or right one no constraint can be
/// made: it ends the process with UIKit's exception. Between leading and trailing anchors, constants count in reading
/// direction.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package nonisolated(unsafe) let owner: (any ConstraintItem)?
  /// What the anchor stands for; the layout languages read it.
  package nonisolated let attribute: NSLayoutConstraint.Attribute

  package init(item: (any ConstraintItem)?, attribute: NSLayoutConstraint.Attribute) {
    owner = item
    self.attribute = attribute
    super.init()
  }

  /// The attribute the anchor stands for, as code spells it: `leading`, `centerX`.
  open var name: String { attribute.name }
  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { owner }

  /// Whether the constraints leave the anchor's item more than one equally good place on the anchor's axis.
  open var hasAmbiguousLayout: Bool { owner?.hasAmbiguousLayout(on: attribute.axis) ?? false }

  /// The constraints that hold the anchor's item on the anchor's axis, in order of activation.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    owner?.constraintsAffectingLayout(on: attribute.axis) ?? []
  }

  /// An inactive required constraint: this anchor at the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: 1, constant: 0)
  }

  /// An inactive required constraint: this anchor at the other one or after it (right of it, below it, larger).
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// An inactive required constraint: this anchor at the other one or before it (left of it, above it, smaller).
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, to: anchor, multiplier: 1, constant: 0)
  }

  /// An inactive required constraint: this anchor `c` points after the other one; negative is before it.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    makeConstraint(.equal, to: anchor, multiplier: 1, constant: c)
  }

  /// An inactive required constraint: this anchor at least `c` points after the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: c)
  }

  /// An inactive required constraint: this anchor at most `c` points after the other one.
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

  /// A gap of `multiplier` times the system's spacing between another anchor and this one.
  func spacing(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = makeConstraint(relation, to: anchor, multiplier: 1, constant: SystemSpacing.standard * multiplier)
    constraint.isSystemSpacing = true
    return constraint
  }

  /// Whether the other anchor is one of the same attribute of the same item. The type of its axis may be erased, as that of
  /// a constraint's `firstAnchor` is.
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

/// An anchor of any axis.
private protocol AnyLayoutAnchor: AnyObject {
  nonisolated var owner: (any ConstraintItem)? { get }
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: AnyLayoutAnchor {}
