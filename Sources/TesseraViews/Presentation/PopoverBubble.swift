// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The position and shape of a popover: a box with rounded corners and an arrow on one side.
///
///         anchor            The sizes approximate iOS. The arrow is 13 points high and 26 points wide
///     ┌─────┴──────┐        between the curves at its base. The corner radius is 13 points.
///     │  content   │
///     └────────────┘
///
/// In the look of iOS 26, the box has no arrow, is 8 points from the anchor, and has a corner radius of 26 points as menus have.
struct PopoverBubble {
  /// The frame of the box and its arrow, in the container's coordinates.
  private(set) var frame: CGRect
  /// The direction in which the arrow points, or an empty set for a box without an arrow.
  let direction: UIPopoverArrowDirection
  /// The distance from the frame's origin to the arrow's tip along the arrow's side, in points.
  private(set) var tip: CGFloat = 0

  /// The size of the arrow, or the distance from the anchor if there is no arrow.
  private let arrow: CGSize
  let corner: CGFloat
  private let hasArrow: Bool

  /// Creates a popover on the first permitted side with enough space for the content. If there is none, chooses the
  /// side with the most space and reduces the content size.
  init(
    content: CGSize, anchor: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, mayOverlap: Bool, isGlass: Bool,
    grid: PixelGrid
  ) {
    hasArrow = !isGlass
    let arrow = isGlass ? CGSize(width: 0, height: 8) : CGSize(width: 26, height: 13)
    self.arrow = arrow
    corner = isGlass ? 26 : 13
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter { permitted.contains($0) }
    let spaces = sides.map {
      (side: $0, space: Self.availableSize(on: $0, of: anchor, in: room, distance: arrow.height))
    }
    let fitting = spaces.first { $0.space.width >= content.width && $0.space.height >= content.height }
    let widest = spaces.max { $0.space.width * $0.space.height < $1.space.width * $1.space.height }
    let chosen = fitting ?? (mayOverlap ? nil : widest)
    guard let (side, space) = chosen else {
      direction = []
      let size = CGSize(width: min(content.width, room.width), height: min(content.height, room.height))
      frame = CGRect(
        x: grid.rounded(
          (anchor.midX - size.width / 2).clamped(length: size.width, low: room.minX, high: room.maxX)),
        y: grid.rounded(
          (anchor.midY - size.height / 2).clamped(length: size.height, low: room.minY, high: room.maxY)),
        width: size.width,
        height: size.height)
      return
    }
    direction = side
    var size = CGSize(width: min(content.width, space.width), height: min(content.height, space.height))
    let isVertical = side == .up || side == .down
    if isVertical { size.height += arrow.height } else { size.width += arrow.height }
    var origin = CGPoint(
      x: (anchor.midX - size.width / 2).clamped(length: size.width, low: room.minX, high: room.maxX),
      y: (anchor.midY - size.height / 2).clamped(length: size.height, low: room.minY, high: room.maxY))
    switch side {
    case .up: origin.y = max(anchor.maxY, room.minY)
    case .down: origin.y = min(anchor.minY, room.maxY) - size.height
    case .left: origin.x = max(anchor.maxX, room.minX)
    default: origin.x = min(anchor.minX, room.maxX) - size.width
    }
    frame = CGRect(origin: CGPoint(x: grid.rounded(origin.x), y: grid.rounded(origin.y)), size: size)
    // The curves at the base of the arrow extend 5 points beyond it on both sides.
    let end = corner + arrow.width / 2 + 5
    let along = isVertical ? (anchor.midX - frame.minX, frame.width) : (anchor.midY - frame.minY, frame.height)
    tip = max(min(along.0, along.1 - end), min(end, along.1 / 2))
    if isGlass { frame = frame.inset(by: distanceInsets) }
  }

  /// Returns the space available for content on a side of the anchor, without the arrow.
  private static func availableSize(
    on side: UIPopoverArrowDirection, of anchor: CGRect, in room: CGRect, distance: CGFloat
  ) -> CGSize {
    switch side {
    case .up: CGSize(width: room.width, height: max(0, room.maxY - max(anchor.maxY, room.minY) - distance))
    case .down: CGSize(width: room.width, height: max(0, min(anchor.minY, room.maxY) - room.minY - distance))
    case .left: CGSize(width: max(0, room.maxX - max(anchor.maxX, room.minX) - distance), height: room.height)
    default: CGSize(width: max(0, min(anchor.minX, room.maxX) - room.minX - distance), height: room.height)
    }
  }

  /// The frame's insets that make space for the arrow.
  var arrowInsets: UIEdgeInsets { hasArrow ? distanceInsets : .zero }

  private var distanceInsets: UIEdgeInsets {
    let height = arrow.height
    return switch direction {
    case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: .zero
    }
  }

  /// The outline is in the frame's coordinates.
  @MainActor var path: CGPath {
    let box = CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets)
    let radius = min(corner, box.width / 2, box.height / 2)
    let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
    let (half, height) = (arrow.width / 2, arrow.height)
    let corners: [CGPoint]? =
      switch direction {
      case .up: [CGPoint(x: tip - half, y: height), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: height)]
      case .down:
        [
          CGPoint(x: tip + half, y: box.maxY), CGPoint(x: tip, y: frame.height), CGPoint(x: tip - half, y: box.maxY),
        ]
      case .left: [CGPoint(x: height, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: height, y: tip - half)]
      case .right:
        [CGPoint(x: box.maxX, y: tip - half), CGPoint(x: frame.width, y: tip), CGPoint(x: box.maxX, y: tip + half)]
      default: nil
      }
    if hasArrow, let corners {
      // The arrow's sides and rounded tip. Coordinates are fractions of half the arrow's width and of its height.
      let (left, top, right) = (corners[0], corners[1], corners[2])
      let middle = CGPoint(x: (left.x + right.x) / 2, y: (left.y + right.y) / 2)
      func point(_ end: CGPoint, _ along: CGFloat, _ up: CGFloat) -> CGPoint {
        CGPoint(
          x: end.x + (middle.x - end.x) * along + (top.x - middle.x) * up,
          y: end.y + (middle.y - end.y) * along + (top.y - middle.y) * up)
      }
      path.move(to: point(left, -0.35, 0))
      path.addCurve(
        to: point(left, 0.42, 0.5), controlPoint1: point(left, 0, 0), controlPoint2: point(left, 0.22, 0.27))
      path.addCurve(
        to: top, controlPoint1: point(left, 0.68, 0.82), controlPoint2: point(left, 0.8, 1))
      path.addCurve(
        to: point(right, 0.42, 0.5), controlPoint1: point(right, 0.8, 1), controlPoint2: point(right, 0.68, 0.82))
      path.addCurve(
        to: point(right, -0.35, 0), controlPoint1: point(right, 0.22, 0.27), controlPoint2: point(right, 0, 0))
      path.close()
    }
    return path.cgPath
  }
}
