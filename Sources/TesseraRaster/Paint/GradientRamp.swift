// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A gradient prepared for reading row by row: a table of premultiplied colors, and a mapping from pixels to table
/// entries.
///
/// The position along a linear gradient is a sum of integer multiples of 2^-32, which is exact for every pixel in any
/// span. Distances in a radial gradient are single-precision products, sums and square roots, which IEEE 754 requires
/// every processor to round identically.
final class GradientRamp {
  let table: UnsafeMutablePointer<UInt32>
  let bits: UInt32
  let isOpaque: Bool
  let isLinear: Bool
  /// For linear gradients: the position of pixel (0, 0) and its change per column and row, in 32.32 fixed point.
  private var origin: Int64 = 0
  private var perColumn: Int64 = 0
  private var perRow: Int64 = 0
  /// For radial gradients: u and v at pixel (0, 0) and their changes per column and row, in table entries.
  private var u = (origin: 0.0, column: 0.0, row: 0.0)
  private var v = (origin: 0.0, column: 0.0, row: 0.0)

  /// Creates a ramp. Returns nil, and nothing is drawn, if the transform is singular or any number is not finite.
  init?(_ gradient: Gradient, _ transform: Affine) {
    guard let inverse = transform.inverted, inverse.isFinite, !gradient.stops.isEmpty else { return nil }
    bits = gradient.stops.count > 3 ? 10 : 9
    table = .allocate(capacity: 1 << Int(bits))
    isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 255 }
    if case .linear = gradient.geometry { isLinear = true } else { isLinear = false }
    GradientRamp.fill(table, count: 1 << Int(bits), stops: gradient.stops)
    guard place(gradient.geometry, inverse) else { return nil }
  }

  deinit { table.deallocate() }

  private func place(_ geometry: Gradient.Geometry, _ inverse: Affine) -> Bool {
    switch geometry {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      guard length.isFinite else { return false }
      // If the line has zero length, every pixel is past its end.
      let (kx, ky) = length > 0 ? (dx / length, dy / length) : (0, 0)
      let column = inverse.a * kx + inverse.b * ky
      let row = inverse.c * kx + inverse.d * ky
      let start = (inverse.tx - from.x) * kx + (inverse.ty - from.y) * ky
      origin = GradientRamp.fixed(length > 0 ? start + column * 0.5 + row * 0.5 : 2)
      perColumn = GradientRamp.fixed(column)
      perRow = GradientRamp.fixed(row)
    case .radial(let center, let radius): return place(center, radiusX: radius, radiusY: radius, inverse: inverse)
    case .elliptical(let center, let radiusX, let radiusY):
      return place(center, radiusX: radiusX, radiusY: radiusY, inverse: inverse)
    }
    return true
  }

  /// Sets the mapping of a radial gradient. If an axis has zero length, every pixel except the center is past the
  /// end.
  private func place(_ center: Point, radiusX: Double, radiusY: Double, inverse: Affine) -> Bool {
    guard radiusX.isFinite, radiusY.isFinite, center.x.isFinite, center.y.isFinite else { return false }
    let entries = Double(1 << Int(bits))
    let (scaleX, scaleY) = (radiusX > 0 ? entries / radiusX : 1e9, radiusY > 0 ? entries / radiusY : 1e9)
    let x = inverse.tx + (inverse.a + inverse.c) * 0.5 - center.x
    let y = inverse.ty + (inverse.b + inverse.d) * 0.5 - center.y
    u = (x * scaleX, inverse.a * scaleX, inverse.c * scaleX)
    v = (y * scaleY, inverse.b * scaleY, inverse.d * scaleY)
    return true
  }

  /// Returns a value in 32.32 fixed point, clamped to ±2^13 so that the sum cannot overflow for any column or row of
  /// a canvas.
  private static func fixed(_ value: Double) -> Int64 {
    Int64(min(max(value, -8192), 8192) * 4_294_967_296)
  }

  /// Whether each row has a uniform color.
  var isConstantInRow: Bool { isLinear && perColumn == 0 }

  func fetch(_ span: Span, into target: UnsafeMutablePointer<UInt32>, _ kernels: UnsafePointer<TKKernels>) {
    let (x, y, count) = (span.x0, span.y, span.count)
    if isLinear {
      let t = origin &+ perRow &* Int64(y) &+ perColumn &* Int64(x)
      kernels.pointee.gradient_linear(target, count, t, perColumn, table, bits)
    } else {
      let radial = TKRadial(
        u0: Float(u.origin + u.row * Double(y)), du: Float(u.column), v0: Float(v.origin + v.row * Double(y)),
        dv: Float(v.column))
      kernels.pointee.gradient_radial(target, count, Int32(truncatingIfNeeded: x), radial, table, 1 << bits)
    }
  }

  /// Fills the table. Entry i contains the color at (i + 1/2) / count, interpolated between premultiplied stops.
  private static func fill(_ table: UnsafeMutablePointer<UInt32>, count: Int, stops: [Gradient.Stop]) {
    var locations: [Double] = []
    var greatest = 0.0
    for stop in stops {
      if stop.location > greatest { greatest = min(stop.location, 1) }
      locations.append(greatest)
    }
    assert(zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }, "The stops are not in order.")
    var i = 0
    // Fill the entries before the first stop, between each pair of stops, and after the last stop.
    for next in 0...stops.count {
      let end = next < stops.count ? entry(location: locations[next], count: count) : count
      if i >= end { continue }
      if next == 0 || next == stops.count {
        let color = PremultipliedColor(stops[next == 0 ? 0 : next - 1].color).bits
        (table + i).update(repeating: color, count: end - i)
      } else {
        mix(
          table, i..<end, of: count, from: (stops[next - 1].color, locations[next - 1]),
          to: (stops[next].color, locations[next]))
      }
      i = end
    }
  }

  /// Returns the first table entry at or after a location.
  private static func entry(location: Double, count: Int) -> Int {
    let place = location * Double(count) - 0.5
    return place > 0 ? min(Int(place.rounded(.up)), count) : 0
  }

  /// Fills the table entries between two stops.
  private static func mix(
    _ table: UnsafeMutablePointer<UInt32>, _ entries: Range<Int>, of count: Int,
    from first: (color: Color, location: Double), to second: (color: Color, location: Double)
  ) {
    let (low, high) = (first.location, second.location)
    assert(low < high, "No entries lie between \(low) and \(high).")
    // The premultiplied channels of the first color, and the differences to the second color.
    func premultiplied(_ color: Color) -> (r: Double, g: Double, b: Double, a: Double) {
      let alpha = Double(color.alpha)
      return (
        Double(color.red) * alpha / 255, Double(color.green) * alpha / 255, Double(color.blue) * alpha / 255, alpha
      )
    }
    let (from, to) = (premultiplied(first.color), premultiplied(second.color))
    let (dr, dg, db, da) = (to.r - from.r, to.g - from.g, to.b - from.b, to.a - from.a)
    for i in entries {
      let t = ((Double(i) + 0.5) / Double(count) - low) / (high - low)
      let alpha = rounded(from.a + da * t)
      // Clamp the channels, because rounding must not make them exceed alpha.
      let r = min(rounded(from.r + dr * t), alpha)
      let g = min(rounded(from.g + dg * t), alpha)
      let b = min(rounded(from.b + db * t), alpha)
      table[i] = UInt32(truncatingIfNeeded: r | g << 8 | b << 16 | alpha << 24)
    }
  }

  @inline(__always)
  private static func rounded(_ value: Double) -> Int { Int(value + 0.5) }
}
