// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraGraphics

/// The bounds and the safe area of a container view, in the coordinate space of element frames.
@_spi(Tessera) public struct LayoutSpace: Equatable, Sendable {
  /// The bounds of the container view.
  public var bounds: CGRect
  /// The safe area: the part of the bounds not covered by bars, the camera or the keyboard.
  public var safe: CGRect
  /// The part of the bounds that neither bars nor the content of a `safeAreaInset` cover, even if a view ignores the safe
  /// area.
  public var uncovered: CGRect
  /// The height of the part of the bounds below the safe area that only the keyboard covers, in points.
  public var keyboard: CGFloat = 0
  /// The origin of the coordinate space in the content of the enclosing scroll view, in points.
  public var contentOrigin = CGPoint.zero

  /// Creates a space.
  public init(bounds: CGRect, safe: CGRect) {
    self.bounds = bounds
    self.safe = safe
    uncovered = safe
  }

  /// Creates a space in which the safe area covers the whole bounds.
  public init(bounds: CGRect) { self.init(bounds: bounds, safe: bounds) }

  /// Returns the distances by which a rectangle can extend beyond the safe area, at the edges where it touches the
  /// safe area's boundary.
  package func growth(
    of rect: CGRect, regions: SafeAreaRegions = .all, edges: Edge.Set, direction: LayoutDirection
  ) -> UIEdgeInsets {
    let (left, right) = direction == .rightToLeft ? (Edge.Set.trailing, Edge.Set.leading) : (.leading, .trailing)
    let outer = regions == .all ? bounds : ignoring(regions, edges: .all, direction: direction).safe
    func growth(_ edge: Edge.Set, _ distance: CGFloat, _ room: CGFloat) -> CGFloat {
      edges.contains(edge) && distance <= 0.01 ? max(0, room.orZero) : 0
    }
    return UIEdgeInsets(
      top: growth(.top, rect.minY - safe.minY, rect.minY - outer.minY),
      left: growth(left, rect.minX - safe.minX, rect.minX - outer.minX),
      bottom: growth(.bottom, safe.maxY - rect.maxY, outer.maxY - rect.maxY),
      right: growth(right, safe.maxX - rect.maxX, outer.maxX - rect.maxX))
  }

  /// Extends a rectangle to the bounds at the edges where it touches the safe area's boundary.
  package func grown(
    _ rect: CGRect, regions: SafeAreaRegions = .all, edges: Edge.Set, direction: LayoutDirection
  ) -> CGRect {
    let growth = growth(of: rect, regions: regions, edges: edges, direction: direction)
    return CGRect(
      x: rect.minX - growth.left, y: rect.minY - growth.top, width: rect.width + growth.left + growth.right,
      height: rect.height + growth.top + growth.bottom)
  }

  /// Returns the space for a view that ignores regions of the safe area at the given edges.
  ///
  /// The keyboard covers the container's inset at the bottom, so a view that ignores only the container stays above the
  /// keyboard.
  func ignoring(_ regions: SafeAreaRegions, edges: Edge.Set, direction: LayoutDirection) -> LayoutSpace {
    let (left, right) = direction == .rightToLeft ? (Edge.Set.trailing, Edge.Set.leading) : (.leading, .trailing)
    var space = self
    if edges.contains(.bottom), regions.contains(.keyboard), keyboard > 0 {
      space.safe.size.height += keyboard
      space.keyboard = 0
    }
    guard regions.contains(.container) else { return space }
    let minX = edges.contains(left) ? bounds.minX : safe.minX
    let maxX = edges.contains(right) ? bounds.maxX : safe.maxX
    let minY = edges.contains(.top) ? bounds.minY : safe.minY
    let maxY = edges.contains(.bottom) && space.keyboard == 0 ? bounds.maxY : space.safe.maxY
    space.safe = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    return space
  }

  /// Returns the space for views in `frame`, which must contain the safe area `safe`.
  func narrowed(to frame: CGRect, safe: CGRect, direction: LayoutDirection) -> LayoutSpace {
    var space = with(bounds: grown(frame, edges: .all, direction: direction), safe: safe)
    space.cover(outside: safe)
    return space
  }

  /// Removes the part outside a rectangle from the part that is not covered.
  public mutating func cover(outside rect: CGRect) {
    let (minX, minY) = (max(uncovered.minX, rect.minX), max(uncovered.minY, rect.minY))
    let (maxX, maxY) = (min(uncovered.maxX, rect.maxX), min(uncovered.maxY, rect.maxY))
    uncovered = CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  private func with(bounds: CGRect, safe: CGRect) -> LayoutSpace {
    var space = self
    (space.bounds, space.safe) = (bounds, safe)
    return space
  }

  /// Returns the layout space in coordinates that are offset by a distance.
  public func offset(by delta: CGPoint) -> LayoutSpace {
    var space = with(bounds: bounds.offsetBy(dx: delta.x, dy: delta.y), safe: safe.offsetBy(dx: delta.x, dy: delta.y))
    space.uncovered = uncovered.offsetBy(dx: delta.x, dy: delta.y)
    space.contentOrigin = contentOrigin.offset(x: -delta.x, y: -delta.y)
    return space
  }
}
