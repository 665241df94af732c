// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// `anchorWithOffset(to:)` measures the gap between two anchors. The gap is a hidden guide that spans it, so that the
/// distance is a width or height like any other.
@MainActor
enum AnchorDistance {
  static func dimension<A: AnyObject>(
    from: NSLayoutAnchor<A>, to: NSLayoutAnchor<A>, axis: NSLayoutConstraint.Axis
  ) -> NSLayoutDimension {
    guard
      let first = layoutItem(from.owner), let second = layoutItem(to.owner),
      let ancestor = LayoutTree.commonAncestor(first, second)
    else {
      raise(
        "NSGenericException",
        "Unable to measure the distance between \(from) and \(to) because they have no common ancestor. Add both views "
          + "to one hierarchy first.")
    }
    let guide = UILayoutGuide()
    guide.identifier = "UIAnchorDistance"
    ancestor.addLayoutGuide(guide)
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.left, .right) : (.top, .bottom)
    let edges = [(start, from), (end, to)].map { edge, anchor in
      let attribute = axis == .horizontal && anchor.attribute.isDirectional ? edge.directional : edge
      return NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: anchor.owner, attribute: anchor.attribute,
        multiplier: 1, constant: 0)
    }
    NSLayoutConstraint.activate(edges)
    return axis == .horizontal ? guide.widthAnchor : guide.heightAnchor
  }
}

extension NSLayoutConstraint.Attribute {
  /// left as leading, right as trailing; others unchanged.
  var directional: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
