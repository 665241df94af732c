// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What anchors can be related to: a view, a layout guide, or the identifier of one.
///
/// An identifier is looked up among the views and guides of the layout, in order. One that nobody has means the superview,
/// and is reported on standard error.
@preconcurrency @MainActor
public protocol AnchorsItem {
  var anchorTarget: AnchorTarget { get }
}

/// The second item of a relation.
public struct AnchorTarget {
  enum Kind {
    /// Nothing was said: the superview; nothing for a size with a constant.
    case unsaid
    case superview
    /// No second item for sizes, the superview for positions.
    case number
    case item(AnyObject)
    case identifier(String)

    /// The item of one of UIKit's anchors.
    static func anchor(_ item: AnyObject?) -> Kind { item.map(Kind.item) ?? .unsaid }
  }

  let kind: Kind
}

extension UIView: AnchorsItem {
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .item(self)) }
}

extension UILayoutGuide: AnchorsItem {
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .item(self)) }
}

extension String: AnchorsItem {
  public var anchorTarget: AnchorTarget { AnchorTarget(kind: .identifier(self)) }
}
