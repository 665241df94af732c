// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import CTesseraKernels

/// A gradient ready to be read row by row: a table of premultiplied colours and where in it a pixel stands.
///
/// The position along a linear gradient is a sum of whole multiples of 2^-32, exact for every pixel, whatever span it is
/// read in. Distances of a radial gradient are single precision products, sums and square roots, which IEEE 754 rounds
/// alike on every processor.
package final class GradientRamp {
  package let table: UnsafeMutablePointer<UInt32>
  package let bits: UInt32
  package let isOpaque: Bool
  package let isLinear: Bool
  /// Linear: position of pixel (0, 0) and its change per column and row, 32.32.
  private var origin: Int64 = 0
  private var perColumn: Int64 = 0
  private var perRow: Int64 = 0
  /// Radial: u and v of pixel (0, 0) and their changes, in table entries.
  private var u = (origin: 0.0, column: 0.0, row: 0.0)
  private var v = (origin: 0.0, column: 0.0, row: 0.0)

  /// Nil when the transform flattens the plane or a number is not finite: nothing is painted then.
  package init?(_ gradient: Gradient, _ transform: Affine) {
    guard let inverse = transform.inverted, inverse.isFinite, !gradient.stops.isEmpty else { return nil }
    bits = gradient.stops.count > 3 ? 10 : 9
    table = .allocate(capacity: 1 << Int(bits))
    isOpaque = gradient.stops.allSatisfy { $0.color.alpha == 255 }
    if case .linear = gradient.geometry { isLinear = true } else { isLinear = false }
    GradientRamp.fill(table, 1 << Int(bits), gradient.stops)
    guard place(gradient.geometry, inverse) else { return nil }
  }

  deinit { table.deallocate() }

  private func place(_ geometry: Gradient.Geometry, _ inverse: Affine) -> Bool {
    switch geometry {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      guard length.isFinite else { return false }
      // A line of no length: everything lies beyond its end.
      let (kx, ky) = length > 0 ? (dx / length, dy / length) : (0, 0)
      let column = inverse.a * kx + inverse.b * ky
      let row = inverse.c * kx + inverse.d * ky
      let start = (inverse.tx - from.x) * kx + (inverse.ty - from.y) * ky
      origin = GradientRamp.fixed(length > 0 ? start + column * 0.5 + row * 0.5 : 2)
      perColumn = GradientRamp.fixed(column)
      perRow = GradientRamp.fixed(row)
    case .radial(let center, let radius):
      guard radius.isFinite, center.x.isFinite, center.y.isFinite else { return false }
      let scale = radius > 0 ? Double(1 << Int(bits)) / radius : 1e9
      let x = inverse.tx + (inverse.a + inverse.c) * 0.5 - center.x
      let y = inverse.ty + (inverse.b + inverse.d) * 0.5 - center.y
      u = (x * scale, inverse.a * scale, inverse.c * scale)
      v = (y * scale, inverse.b * scale, inverse.d * scale)
    }
    return true
  }

  /// 32.32, held within ±2^13 so that no column or row of a canvas can overflow the sum.
  private static func fixed(_ value: Double) -> Int64 {
    Int64(min(max(value, -8192), 8192) * 4_294_967_296)
  }

  /// Whether a row has one colour throughout.
  package var isConstantInRow: Bool { isLinear && perColumn == 0 }

  package func fetch(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ kernels: UnsafePointer<TKKernels>
  ) {
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

  /// Entry i holds the colour at (i + 1/2) / count, interpolated between premultiplied stops.
  private static func fill(_ table: UnsafeMutablePointer<UInt32>, _ count: Int, _ stops: [Gradient.Stop]) {
    var locations: [Double] = []
    var greatest = 0.0
    for stop in stops {
      if stop.location > greatest { greatest = min(stop.location, 1) }
      locations.append(greatest)
    }
    var next = 0
    for i in 0..<count {
      let t = (Double(i) + 0.5) / Double(count)
      while next < stops.count && locations[next] <= t { next += 1 }
      if next == 0 || next == stops.count {
        table[i] = PremultipliedColor(stops[next == 0 ? 0 : next - 1].color).bits
      } else {
        let (low, high) = (locations[next - 1], locations[next])
        table[i] = mix(stops[next - 1].color, stops[next].color, (t - low) / (high - low))
      }
    }
  }

  private static func mix(_ a: Color, _ b: Color, _ t: Double) -> UInt32 {
    func channel(_ x: UInt8, _ y: UInt8) -> UInt32 {
      let from = Double(x) * Double(a.alpha)
      let to = Double(y) * Double(b.alpha)
      return UInt32((from + (to - from) * t) / 255 + 0.5)
    }
    let alpha = UInt32(Double(a.alpha) + (Double(b.alpha) - Double(a.alpha)) * t + 0.5)
    return min(channel(a.red, b.red), alpha) | min(channel(a.green, b.green), alpha) << 8
      | min(channel(a.blue, b.blue), alpha) << 16 | alpha << 24
  }
}
