// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The distance created by `anchorWithOffset(to:)`, represented by a hidden guide between two anchors. The guide's
/// width or height is the distance.
///
/// The size is negative if the second anchor precedes the first, which isn't possible for other guides. While an
/// active constraint uses the guide, it belongs to the nearest common ancestor of the anchors' items.
final class DistanceGuide: UILayoutGuide, AnchorDistance {
  private let from: (item: (any ConstraintItem)?, attribute: NSLayoutConstraint.Attribute)
  private let to: (item: (any ConstraintItem)?, attribute: NSLayoutConstraint.Attribute)
  private let isHorizontal: Bool
  private var edges: [NSLayoutConstraint] = []
  /// The active constraints that use the distance.
  private var users: Set<ObjectIdentifier> = []

  init<A: AnyObject>(from: NSLayoutAnchor<A>, to: NSLayoutAnchor<A>, axis: NSLayoutConstraint.Axis) {
    self.from = (from.owner, from.attribute)
    self.to = (to.owner, to.attribute)
    isHorizontal = axis == .horizontal
    super.init()
    identifier = "UIAnchorDistance"
  }

  required init?(coder: NSCoder) { nil }

  package override var anchorDistance: (any AnchorDistance)? { self }

  /// The distance as a dimension anchor.
  var dimension: NSLayoutDimension { isHorizontal ? widthAnchor : heightAnchor }

  /// Called before a constraint that uses the distance becomes active.
  package func addUser(_ user: NSLayoutConstraint) {
    users.insert(ObjectIdentifier(user))
    // An item that leaves its hierarchy removes the constraint of its edge.
    if edges.isEmpty || edges.contains(where: { !$0.isActive }) { span() }
  }

  /// Called after a constraint that uses the distance has become inactive.
  package func removeUser(_ user: NSLayoutConstraint) {
    guard users.remove(ObjectIdentifier(user)) != nil, users.isEmpty else { return }
    collapse()
  }

  private func collapse() {
    NSLayoutConstraint.deactivate(edges)
    edges = []
    owningView?.removeLayoutGuide(self)
  }

  private func span() {
    collapse()
    // A constraint whose item was deallocated has no effect.
    guard let first = from.item, let second = to.item else { return }
    guard let ancestor = LayoutTree.commonAncestor(first, second) else {
      let describe = { (item: AnyObject?, attribute: NSLayoutConstraint.Attribute) in
        "\(ConstraintDescription.name(of: item)).\(attribute.name)"
      }
      raise(
        "NSGenericException",
        "Unable to measure the distance between \(describe(from.item, from.attribute)) and "
          + "\(describe(to.item, to.attribute)) because they have no common ancestor. Add both views to one hierarchy first."
      )
    }
    ancestor.uiView?.addLayoutGuide(self)
    edges = [
      addEdge(horizontal: .left, vertical: .top, anchor: from),
      addEdge(horizontal: .right, vertical: .bottom, anchor: to),
    ]
    NSLayoutConstraint.activate(edges)
  }

  private func addEdge(
    horizontal: NSLayoutConstraint.Attribute, vertical: NSLayoutConstraint.Attribute,
    anchor: (item: (any ConstraintItem)?, attribute: NSLayoutConstraint.Attribute)
  ) -> NSLayoutConstraint {
    let side = isHorizontal ? horizontal : vertical
    return SystemConstraint(
      between: self, attribute: anchor.attribute.isDirectional ? side.directional : side, relation: .equal,
      second: anchor.item, secondAttribute: anchor.attribute,
      multiplier: 1,
      constant: 0)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute with left and right replaced with leading and trailing. Other attributes are unchanged.
  var directional: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
