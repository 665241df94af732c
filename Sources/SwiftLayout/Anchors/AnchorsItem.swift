// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An item that anchors can be related to: a view, a layout guide, or the identifier of one.
///
/// An identifier is looked up among the views of the layout, then among its guides, in order of declaration. If it is not
/// found, the superview is used and the identifier reported on standard error.
@preconcurrency @MainActor
public protocol AnchorsItem {
  /// The item as stored in a relation.
  var anchorTarget: AnchorTarget { get }
}

/// The second item of a relation.
public struct AnchorTarget {
  enum Kind {
    /// No explicit relation: the superview, or no second item for a size with a constant.
    case implicit
    case superview
    /// No second item for sizes, the superview for positions.
    case number
    case item(AnyObject)
    case identifier(String)

    /// Returns the item of a UIKit anchor.
    static func anchor(_ item: AnyObject?) -> Kind { item.map(Kind.item) ?? .implicit }
  }

  let kind: Kind
}

extension UIView: AnchorsItem {
  /// The view itself.
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .item(self)) }
}

extension UILayoutGuide: AnchorsItem {
  /// The guide itself.
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .item(self)) }
}

extension String: AnchorsItem {
  /// The first view or guide of the layout with this identifier.
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .identifier(self)) }
}
