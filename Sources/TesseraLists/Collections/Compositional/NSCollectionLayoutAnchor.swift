// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An edge or corner to which a supplementary item is attached, with an offset.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that meet at the anchor point. Along an axis without an edge, the point is centered.
  open private(set) var edges: NSDirectionalRectEdge
  /// The offset toward trailing and bottom, in points or in fractions of the item's size. Infinite and NaN values are
  /// treated as 0.
  open private(set) var offset: CGPoint
  /// Whether the offset is in fractions of the supplementary item's size rather than in points.
  open private(set) var isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at the edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor with an offset from the edges in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor with an offset from the edges in fractions of the item's size. For example, 0.5 is half of the
  /// size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Returns the anchor itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the anchor's point in a rectangle: a corner, the middle of an edge, or the center.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
