// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The signed distance from the edge of merged rounded rectangles, in pixels: negative inside, positive outside.
///
/// A point's distance from a single shape is exact for circular corners. The distance from several shapes is a smooth
/// minimum, so that shapes within the spacing flow into each other.
struct DistanceField {
  /// A distance and its gradient: the direction in which it grows, as a unit vector. Between merged shapes, the gradient is
  /// shorter, and 0 halfway between two of them.
  struct Sample {
    var distance: Double
    var x: Double
    var y: Double
  }

  /// A shape by its center and half its size.
  struct Shape {
    let centerX: Double
    let centerY: Double
    let halfWidth: Double
    let halfHeight: Double
    let radii: RoundedRect.Radii

    init?(_ shape: RoundedRect) {
      let rect = shape.rect
      guard !rect.isEmpty, rect.isFinite else { return nil }
      halfWidth = rect.width / 2
      halfHeight = rect.height / 2
      centerX = rect.minX + halfWidth
      centerY = rect.minY + halfHeight
      radii = shape.radii.fitted(width: rect.width, height: rect.height)
    }

    /// The greatest of the radii.
    var radius: Double { max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight)) }

    /// Returns the distance of a point.
    @inline(__always)
    func sample(x: Double, y: Double) -> Sample {
      let (dx, dy) = (x - centerX, y - centerY)
      let (isRight, isBelow) = (dx > 0, dy > 0)
      let radius =
        isRight
        ? (isBelow ? radii.bottomRight : radii.topRight) : (isBelow ? radii.bottomLeft : radii.topLeft)
      let qx = (isRight ? dx : -dx) - halfWidth + radius
      let qy = (isBelow ? dy : -dy) - halfHeight + radius
      let (signX, signY) = (isRight ? 1.0 : -1.0, isBelow ? 1.0 : -1.0)
      if qx > 0, qy > 0 {
        let length = (qx * qx + qy * qy).squareRoot()
        let unit = 1 / length
        return Sample(distance: length - radius, x: signX * qx * unit, y: signY * qy * unit)
      }
      return qx > qy
        ? Sample(distance: qx - radius, x: signX, y: 0) : Sample(distance: qy - radius, x: 0, y: signY)
    }
  }

  let first: Shape
  let others: [Shape]
  /// The distance within which shapes merge, in pixels.
  let spacing: Double

  /// Creates a field. Returns nil if there is no shape.
  init?(shapes: [Shape], spacing: Double) {
    guard let first = shapes.first else { return nil }
    self.first = first
    others = Array(shapes.dropFirst())
    self.spacing = spacing
  }

  var shapes: [Shape] { [first] + others }

  /// Returns the distance of a point from the merged shapes.
  @inline(__always)
  func sample(x: Double, y: Double) -> Sample {
    let sample = first.sample(x: x, y: y)
    return others.isEmpty ? sample : union(of: sample, x: x, y: y)
  }

  private func union(of first: Sample, x: Double, y: Double) -> Sample {
    others.reduce(first) { union($0, $1.sample(x: x, y: y)) }
  }

  /// Returns the smooth minimum of two distances: a quadratic transition where they differ by less than the spacing.
  private func union(_ first: Sample, _ second: Sample) -> Sample {
    let (near, far) = first.distance <= second.distance ? (first, second) : (second, first)
    guard spacing > 0, far.distance - near.distance < spacing else { return near }
    let share = (1 - (far.distance - near.distance) / spacing) / 2
    return Sample(
      distance: near.distance - share * share * spacing, x: near.x + (far.x - near.x) * share,
      y: near.y + (far.y - near.y) * share)
  }
}
