// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An edge or a corner to which a supplementary item is attached, and how far off.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that meet at the point; along an axis without an edge, the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// How far the item is moved, towards trailing and bottom: in points, or in shares of its own size. A length that is
  /// not finite counts as 0.
  open private(set) var offset: CGPoint
  /// Whether the offset is in shares of the supplementary item's size, not in points.
  open private(set) var isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = CGPoint(x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    isFractionalOffset = isFractional
    super.init()
  }

  /// An anchor at the edges themselves.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// An anchor moved away from the edges by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// An anchor moved away from the edges by shares of the item's size: 0.5 is half of it.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point of a rectangle that the edges mean: a corner, the middle of an edge, or the centre.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
