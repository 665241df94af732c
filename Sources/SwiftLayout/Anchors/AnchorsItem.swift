// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An item to which anchors can be constrained: a view, a layout guide, or the identifier of a view or guide.
///
/// An identifier is looked up among the layout's views and then among its guides, in declaration order. If it is not
/// found, the superview is used and a warning is logged on standard error.
@preconcurrency @MainActor
public protocol AnchorsItem {
  /// The representation of the item in a relation.
  var anchorTarget: AnchorTarget { get }
}

/// The second item of a relation.
public struct AnchorTarget {
  enum Kind {
    /// No explicit relation. The second item is the superview, except that a size with a constant has no second item.
    case implicit
    case superview
    /// A plain number. The second item of a position is the superview; a size has no second item.
    case number
    case item(AnyObject)
    case identifier(String)

    /// Returns the target for the item of a UIKit anchor.
    static func anchor(_ item: AnyObject?) -> Kind { item.map(Kind.item) ?? .implicit }
  }

  let kind: Kind
}

extension UIView: AnchorsItem {
  /// This view.
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .item(self)) }
}

extension UILayoutGuide: AnchorsItem {
  /// This guide.
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .item(self)) }
}

extension String: AnchorsItem {
  /// The layout's first view or guide with this identifier.
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .identifier(self)) }
}
