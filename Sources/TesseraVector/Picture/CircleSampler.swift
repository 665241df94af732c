// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Computes the color at individual points of a gradient between two circles (PDF 32000-1, 8.7.4.5.4; SVG 2, 14.2.3).
struct CircleSampler {
  private let gradient: VectorGradient
  private let stops: [Gradient.Stop]
  private var from = Point.zero
  private var delta = Point.zero
  private var radius = 0.0
  private var growth = 0.0

  init(_ gradient: VectorGradient) {
    self.gradient = gradient
    var greatest = 0.0
    stops = gradient.stops.map {
      greatest = max(greatest, $0.location.unit)
      return Gradient.Stop(location: greatest, color: $0.color)
    }
    if case .circles(let from, let radius, let to, let radius2) = gradient.geometry {
      (self.from, self.radius) = (from, radius)
      delta = Point(x: to.x - from.x, y: to.y - from.y)
      growth = radius2 - radius
    }
  }

  /// Returns the color at a point, or nil if the gradient doesn't cover the point.
  func color(at point: Point) -> Color? {
    // Solves |point - from - t·delta| = radius + t·growth. The greatest t whose circle exists determines the color.
    let p = Point(x: point.x - from.x, y: point.y - from.y)
    let a = delta.x * delta.x + delta.y * delta.y - growth * growth
    let b = p.x * delta.x + p.y * delta.y + radius * growth
    let c = p.x * p.x + p.y * p.y - radius * radius
    if abs(a) < 1e-12 {
      guard b != 0 else { return nil }
      return color(at: c / (2 * b))
    }
    let root = b * b - a * c
    guard root >= 0 else { return nil }
    let (s, t) = ((b + root.squareRoot()) / a, (b - root.squareRoot()) / a)
    return color(at: max(s, t)) ?? color(at: min(s, t))
  }

  private func color(at t: Double) -> Color? {
    guard t.isFinite, radius + t * growth >= 0 else { return nil }
    switch gradient.spread {
    case .pad: return mixed(at: t.unit)
    case .repeats: return mixed(at: t - t.rounded(.down))
    case .reflect:
      let rest = abs(t).truncatingRemainder(dividingBy: 2)
      return mixed(at: rest > 1 ? 2 - rest : rest)
    case .extend(let start, let end):
      return t < 0 && !start || t > 1 && !end ? nil : mixed(at: t.unit)
    }
  }

  private func mixed(at t: Double) -> Color? {
    guard let next = stops.firstIndex(where: { $0.location > t }) else { return stops.last?.color }
    guard next > 0 else { return stops.first?.color }
    let (low, high) = (stops[next - 1], stops[next])
    let fraction = (t - low.location) / (high.location - low.location)
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * fraction + 0.5).rounded(.down))
    }
    return Color(
      red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
      blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
  }
}
