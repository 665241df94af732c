// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts the gradients of files to gradients of the rasterizer, which extend their end colors and support lines,
// circles and upright ellipses. Repetition is converted to additional stops across the filled box. A gradient between
// two circles with different centers is converted to a small bitmap. Its pixels aren't noticeable because the
// gradient has no edges.

import TesseraRaster

struct GradientResolver {
  enum Result {
    case nothing
    case color(Color)
    /// A gradient, with the transform from its coordinate system to the shape's and the inverse transform. The
    /// transforms are nil if they are the identity.
    case gradient(Gradient, place: (Affine, inverse: Affine)?)
    case bitmap(Bitmap, Rect)
  }

  /// The maximum number of repetitions of a gradient, limited by the size of the rasterizer's color table.
  private static let maximumPeriods = 100.0

  private let gradient: VectorGradient
  private let box: Rect
  private let inverse: Affine?

  /// Creates a resolver for a gradient.
  ///
  /// - Parameter box: The filled box in the shape's coordinate system.
  init(_ gradient: VectorGradient, over box: Rect) {
    self.gradient = gradient
    self.box = box
    inverse = gradient.matrix.inverted.flatMap { $0.isFinite ? $0 : nil }
  }

  var result: Result {
    guard let last = gradient.stops.last, let inverse, box.isFinite else { return .nothing }
    if gradient.stops.count == 1, gradient.spread == .pad { return .color(last.color) }
    switch gradient.geometry {
    case .linear(let from, let to): return linear(from, to: to, inverse: inverse, last: last)
    case .circles(let from, let radius, let to, let radius2):
      guard radius.isFinite, radius2.isFinite, radius >= 0, radius2 >= 0 else { return .nothing }
      if from == to, radius2 > radius { return concentric(to, inner: radius, outer: radius2, inverse: inverse) }
      if radius2 == 0, radius == 0 { return .color(last.color) }
      return sampled(inverse)
    }
  }

  // MARK: Lines

  private func linear(_ from: Point, to: Point, inverse: Affine, last: Gradient.Stop) -> Result {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return square == 0 ? .color(last.color) : .nothing }
    // The gradient's slope along the shape's x and y axes. Lines of equal color aren't necessarily perpendicular to
    // the transformed gradient line.
    let gx = (inverse.a * dx + inverse.b * dy) / square
    let gy = (inverse.c * dx + inverse.d * dy) / square
    let growth = gx * gx + gy * gy
    guard growth > 0, growth.isFinite else { return .nothing }
    let origin = gradient.matrix.apply(from)
    func position(_ point: Point) -> Double { (point.x - origin.x) * gx + (point.y - origin.y) * gy }
    let corners = box.corners.map(position)
    let (low, high, stops) = spread(over: corners.min() ?? 0, last: corners.max() ?? 1)
    func place(_ t: Double) -> Point { Point(x: origin.x + gx / growth * t, y: origin.y + gy / growth * t) }
    return .gradient(Gradient(geometry: .linear(from: place(low), to: place(high)), stops: stops), place: nil)
  }

  // MARK: Concentric circles

  private func concentric(_ center: Point, inner: Double, outer: Double, inverse: Affine) -> Result {
    let distances = box.corners.map { corner -> Double in
      let p = inverse.apply(corner)
      return ((p.x - center.x) * (p.x - center.x) + (p.y - center.y) * (p.y - center.y)).squareRoot()
    }
    let width = outer - inner
    let (low, high, stops) = spread(over: -inner / width, last: ((distances.max() ?? outer) - inner) / width)
    // The rasterizer's circular gradients begin at the center.
    let radius = inner + high * width
    guard radius > 0, radius.isFinite else { return .nothing }
    let scaled = stops.map { stop in
      let t = low + stop.location * (high - low)
      return Gradient.Stop(location: (inner + t * width) / radius, color: stop.color)
    }
    let m = gradient.matrix
    let place = m.apply(center)
    if m.b == 0, m.c == 0 {
      let geometry = Gradient.Geometry.elliptical(center: place, radiusX: radius * abs(m.a), radiusY: radius * abs(m.d))
      return .gradient(Gradient(geometry: geometry, stops: scaled), place: nil)
    }
    if m.a == m.d && m.b == -m.c || m.a == -m.d && m.b == m.c {
      let scale = (m.a * m.a + m.b * m.b).squareRoot()
      return .gradient(
        Gradient(geometry: .radial(center: place, radius: radius * scale), stops: scaled), place: nil)
    }
    return .gradient(
      Gradient(geometry: .radial(center: center, radius: radius), stops: scaled), place: (m, inverse: inverse))
  }

  // MARK: Extension beyond the ends

  /// Returns the stops between two positions, and the positions of the first and last stops.
  private func spread(over first: Double, last: Double) -> (low: Double, high: Double, stops: [Gradient.Stop]) {
    let stops = gradient.stops
    switch gradient.spread {
    case .pad: return (0, 1, stops)
    case .extend(true, true): return (0, 1, stops)
    case .extend(let start, let end):
      // A narrow transparent margin, which the rasterizer extends beyond the ends.
      let margin = 1.0 / 64
      let (low, high) = (start ? 0 : -margin, end ? 1 : 1 + margin)
      var all = stops.map { Gradient.Stop(location: ($0.location.unit - low) / (high - low), color: $0.color) }
      if !start, let first = all.first {
        all.insert(Gradient.Stop(location: first.location, color: .clear), at: 0)
      }
      if !end, let last = all.last { all.append(Gradient.Stop(location: last.location, color: .clear)) }
      return (low, high, all)
    case .reflect, .repeats:
      guard first.isFinite, last.isFinite else { return (0, 1, stops) }
      let limit = Self.maximumPeriods / 2
      let low = min(max(first.rounded(.down), -limit), 0)
      let high = max(min(last.rounded(.up), limit), 1)
      var all: [Gradient.Stop] = []
      for period in Int(low)..<Int(high) {
        let isTurned = gradient.spread == .reflect && period % 2 != 0
        for stop in isTurned ? stops.reversed() : stops {
          let location = isTurned ? 1 - stop.location.unit : stop.location.unit
          all.append(Gradient.Stop(location: (Double(period) + location - low) / (high - low), color: stop.color))
        }
      }
      return (low, high, all)
    }
  }

  // MARK: Circles with different centers

  private func sampled(_ inverse: Affine) -> Result {
    let side = 256
    let rect = box.insetBy(dx: -max(box.width / 64, 1e-6), dy: -max(box.height / 64, 1e-6))
    guard !rect.isEmpty, rect.isFinite else { return .nothing }
    let sampler = CircleSampler(gradient)
    var bytes = [UInt8](repeating: 0, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let point = Point(
          x: rect.x + rect.width * (Double(x) + 0.5) / Double(side),
          y: rect.y + rect.height * (Double(y) + 0.5) / Double(side))
        guard let color = sampler.color(at: inverse.apply(point)) else { continue }
        let bits = PremultipliedColor(color).bits
        for byte in 0..<4 { bytes[(y * side + x) * 4 + byte] = UInt8(truncatingIfNeeded: bits >> (8 * byte)) }
      }
    }
    return Bitmap(width: side, height: side, bytes: bytes).map { .bitmap($0, rect) } ?? .nothing
  }
}

extension Rect {
  var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}

extension Double {
  /// The number clamped to 0...1. NaN is replaced with 0.
  var unit: Double { self > 0 ? min(self, 1) : 0 }
}
