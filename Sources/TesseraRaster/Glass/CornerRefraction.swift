// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The displacement of content in the rim of circular corners, as a table over the squared distance from a corner's center.
///
/// Most pixels of a capsule's rim are in its corners. With the table, a pixel needs neither a root nor a division, unless it's
/// next to the edge. The error of linear interpolation is below a hundredth of a pixel for the rim of a bar.
struct CornerRefraction {
  private static let count = 256

  private let shape: DistanceField.Shape
  /// The squared distances at which the rim begins, at which lines begin, and at which the coverage ends.
  let start: Double
  let lines: Double
  let end: Double
  /// The number of table entries per unit.
  private let density: Double
  /// The displacement divided by the distance from the center. One entry follows the last one that is looked up.
  private let values: [Double]

  /// Creates a table for the corners of a lens. Returns nil unless the lens has a single upright shape whose corners are equal and
  /// wider than the rim.
  init?(_ lens: GlassLens) {
    let shape = lens.field.first
    let (radius, radii) = (shape.radius, shape.radii)
    guard lens.field.others.isEmpty, lens.inverse == nil, radii.topLeft == radii.topRight,
      radii.topLeft == radii.bottomLeft, radii.topLeft == radii.bottomRight, lens.rim > 0, lens.rim < radius
    else { return nil }
    func squared(radiusPlus distance: Double) -> Double { (radius + distance) * (radius + distance) }
    self.shape = shape
    start = squared(radiusPlus: -lens.rim)
    lines = max(start, squared(radiusPlus: GlassLens.linesEnd))
    end = squared(radiusPlus: 0.5)
    density = Double(Self.count) / (end - start)
    values = (0..<Self.count + 2).map { [start, density] index in
      let distance = (start + Double(index) / density).squareRoot()
      return lens.displacement(atDistance: distance - radius) / distance
    }
  }

  /// Calls a closure with the table.
  func withRatios(_ body: (Ratios) -> Void) {
    values.withUnsafeBufferPointer { body(Ratios(values: $0, start: start, density: density)) }
  }

  /// The table, for loops with many lookups.
  struct Ratios {
    fileprivate let values: UnsafeBufferPointer<Double>
    fileprivate let start: Double
    fileprivate let density: Double

    /// Returns the displacement divided by the distance. The squared distance must be at least `start` and less than `end`.
    @inline(__always)
    func callAsFunction(squaredDistance: Double) -> Double {
      let position = (squaredDistance - start) * density
      let index = Int(position)
      let first = values[index]
      return first + (values[index &+ 1] - first) * (position - Double(index))
    }
  }

  /// A row of pixels that crosses two corners.
  struct Row {
    let centerY: Double
    /// The vertical distance from the corners' centers.
    let offset: Double
    let squaredOffset: Double
    fileprivate let left: Double
    fileprivate let right: Double

    /// Returns the horizontal distance from the nearest corner's center, or 0 between the corners.
    @inline(__always)
    func offset(x: Double) -> Double { x < left ? x - left : x > right ? x - right : 0 }
  }

  /// Returns a row of pixels. Returns nil if it doesn't cross corners.
  func row(y: Int) -> Row? {
    let centerY = Double(y) + 0.5
    let fromCenter = centerY - shape.centerY
    let straight = shape.halfHeight - shape.radius
    guard abs(fromCenter) > straight else { return nil }
    let offset = fromCenter < 0 ? fromCenter + straight : fromCenter - straight
    let width = shape.halfWidth - shape.radius
    return Row(
      centerY: centerY, offset: offset, squaredOffset: offset * offset, left: shape.centerX - width,
      right: shape.centerX + width)
  }
}
