// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view arranged by a layout.
///
/// It is valid only during the layout pass that created it, on its thread.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  /// The element that represents the view.
  let element: LayoutElement

  /// The view's priority when space is distributed, 0 by default.
  public var priority: Double { element.priority }

  /// The view's preferred distances to its neighbors.
  public var spacing: ViewSpacing { element.resolvedSpacing }

  /// The value that the view passes to the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.layoutValue(key) }

  /// Returns the view's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }

  /// Returns the view's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(proposal) }

  /// Places the view so that its anchor is at a position in the coordinate space of the layout's bounds. The proposal
  /// determines the view's size. The last call in a layout pass wins.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    element.pending = PendingPlacement(position: position, anchor: anchor, proposal: proposal)
  }

  /// Returns whether two values represent the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }
}

/// The placement that a layout has assigned to a view.
struct PendingPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
  /// The size of a grid row, which only the grid can determine, or nil to use the view's size.
  var size: CGSize?

  /// Returns the frame of a view in left-to-right coordinates.
  func frame(of element: LayoutElement) -> CGRect {
    let size = (size ?? element.size(proposal)).finiteLengths
    return CGRect(
      origin: position.offset(x: -size.width * anchor.x.orZero, y: -size.height * anchor.y.orZero), size: size)
  }
}
