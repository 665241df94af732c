// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Procedurally drawn images: landscapes for photo libraries and covers for albums.
enum Scenery {
  /// The subject of an image.
  enum Kind: CaseIterable {
    case hills, sea, lights, dunes, city, flower
  }

  /// Returns an image for a seed. The same seed always produces the same image.
  @MainActor
  static func image(_ seed: Int, size: CGSize) -> UIImage {
    let kind = Kind.allCases[seed % Kind.allCases.count]
    return UIGraphicsImageRenderer(size: size).image { context in
      var random = Chance(seed: UInt64(seed) &* 7919 &+ 17)
      let canvas = Canvas(context: context.cgContext, size: size)
      switch kind {
      case .hills: canvas.hills(&random)
      case .sea: canvas.sea(&random, variant: seed / Kind.allCases.count)
      case .lights: canvas.lights(&random)
      case .dunes: canvas.dunes(&random, variant: seed / Kind.allCases.count)
      case .city: canvas.city(&random)
      case .flower: canvas.flower(&random, variant: seed / Kind.allCases.count)
      }
    }
  }

  /// A reproducible sequence of pseudorandom numbers.
  struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return range.lowerBound + CGFloat(state >> 40) / CGFloat(1 << 24) * (range.upperBound - range.lowerBound)
    }
  }
}

/// Draws one image.
private struct Canvas {
  let context: CGContext
  let size: CGSize

  private var full: CGRect { CGRect(origin: .zero, size: size) }

  private func gradient(_ colors: [UIColor], from top: CGFloat = 0, to bottom: CGFloat = 1) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: nil) else {
      return
    }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 0, y: size.height * top), end: CGPoint(x: 0, y: size.height * bottom),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func glow(_ color: UIColor, at center: CGPoint, radius: CGFloat) {
    let alpha = color.cgColor.alpha
    let colors = [1, 0.45, 0.14, 0].map { color.withAlphaComponent(alpha * $0).cgColor } as CFArray
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: [])
  }

  private func disc(_ color: UIColor, at center: CGPoint, radius: CGFloat) {
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Draws a ridge of hills, filled down to the bottom.
  private func ridge(at height: CGFloat, rough: CGFloat, _ colors: [UIColor], _ random: inout Scenery.Chance) {
    let waves = (1...5).map { number in
      (number: CGFloat(number) * random.next(0.8...1.6), phase: random.next(0...6.28), high: rough / CGFloat(number))
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...60 {
      let x = CGFloat(step) / 60
      let rise = waves.reduce(0) { $0 + sin(x * 4 * $1.number + $1.phase) * $1.high }
      path.addLine(to: CGPoint(x: x * size.width, y: (height - rise) * size.height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    context.saveGState()
    path.addClip()
    gradient(colors, from: height - rough, to: 1)
    context.restoreGState()
  }

  func hills(_ random: inout Scenery.Chance) {
    let isEvening = random.next(0...1) > 0.5
    gradient(
      isEvening
        ? [UIColor(rgb: 0x2B3A67), UIColor(rgb: 0xC06C84), UIColor(rgb: 0xF8B195)]
        : [UIColor(rgb: 0x3F8EDB), UIColor(rgb: 0xA9D6F5), UIColor(rgb: 0xF3F6EE)], to: 0.7)
    let sun = CGPoint(x: random.next(0.2...0.8) * size.width, y: size.height * 0.34)
    glow(UIColor(white: 1, alpha: 0.8), at: sun, radius: size.width * 0.3)
    let far = isEvening ? [0x8E5B7E, 0xB97890] : [0x8FB4C9, 0xC4DCE0]
    let middle = isEvening ? [0x54406B, 0x7A5276] : [0x4F8A6F, 0x86B48A]
    let near = isEvening ? [0x1F1C3A, 0x33284F] : [0x1E4D33, 0x3F7A45]
    ridge(at: 0.55, rough: 0.09, far.map { UIColor(rgb: $0) }, &random)
    ridge(at: 0.68, rough: 0.06, middle.map { UIColor(rgb: $0) }, &random)
    ridge(at: 0.84, rough: 0.05, near.map { UIColor(rgb: $0) }, &random)
  }

  func sea(_ random: inout Scenery.Chance, variant: Int) {
    let horizon = random.next(0.45...0.6)
    let skies = [[0x1C4E80, 0xF4A259, 0xFFE3A3], [0x3A1C71, 0xD76D77, 0xFFAF7B], [0x2980B9, 0x9BD4F5, 0xF1F8FC]]
    let waters = [[0xE8A35E, 0x2A6F97, 0x012A4A], [0xD98880, 0x5B3A73, 0x1B1035], [0xA8DCEB, 0x1F8A9E, 0x0B4F6C]]
    gradient(skies[variant % 3].map { UIColor(rgb: $0) }, to: horizon)
    let sun = CGPoint(x: random.next(0.25...0.75) * size.width, y: size.height * (horizon - 0.06))
    glow(UIColor(rgb: 0xFFF4D6), at: sun, radius: size.width * 0.35)
    disc(UIColor(rgb: 0xFFF8E7), at: sun, radius: size.width * 0.06)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: size.height * horizon, width: size.width, height: size.height))
    gradient(waters[variant % 3].map { UIColor(rgb: $0) }, from: horizon)
    for row in 0..<26 {
      let depth = CGFloat(row) / 26
      let width = size.width * (0.04 + depth * 0.3) * random.next(0.4...1)
      let x = sun.x + random.next(-0.5...0.5) * size.width * (0.1 + depth * 0.5) - width / 2
      context.setFillColor(UIColor(rgb: 0xFFE9B8).withAlphaComponent(0.5 - depth * 0.4).cgColor)
      context.fillEllipse(
        in: CGRect(
          x: x, y: size.height * (horizon + depth * (1 - horizon)), width: width, height: size.height * 0.008 + depth))
    }
    context.restoreGState()
  }

  func lights(_ random: inout Scenery.Chance) {
    gradient([UIColor(rgb: 0x1A1330), UIColor(rgb: 0x4A2545), UIColor(rgb: 0x14202E)])
    let colors = [0xFFB703, 0xFB8500, 0xFF5D8F, 0x8ECAE6, 0xFFD6A5, 0xC77DFF]
    for number in 0..<34 {
      let center = CGPoint(x: random.next(0...1) * size.width, y: random.next(0.15...0.95) * size.height)
      let radius = random.next(0.03...0.1) * size.width
      let color = UIColor(rgb: colors[number % colors.count])
      disc(color.withAlphaComponent(random.next(0.12...0.55)), at: center, radius: radius)
    }
  }

  func dunes(_ random: inout Scenery.Chance, variant: Int) {
    gradient([UIColor(rgb: 0x5FA8D3), UIColor(rgb: 0xCAE9FF), UIColor(rgb: 0xFCE5C8)], to: 0.6)
    let sand = [[0xE9C39B, 0xD9A066], [0xDE9E5C, 0xB86F35], [0xC77F3F, 0x8A4B1F], [0x9B5A2A, 0x5A2E12]]
    let snow = [[0xEAF2F8, 0xC9DBE8], [0xD6E4EE, 0xA7C0D3], [0xB7CDDD, 0x7FA0BA], [0x8FAFC7, 0x4F7593]]
    for (index, tone) in (variant % 2 == 0 ? sand : snow).enumerated() {
      ridge(
        at: 0.5 + CGFloat(index) * 0.14, rough: 0.03 + CGFloat(index) * 0.012, tone.map { UIColor(rgb: $0) }, &random)
    }
  }

  func city(_ random: inout Scenery.Chance) {
    gradient([UIColor(rgb: 0x0B132B), UIColor(rgb: 0x3A506B), UIColor(rgb: 0xF29E4C)], to: 0.85)
    for layer in 0..<2 {
      let color = UIColor(rgb: layer == 0 ? 0x2A3550 : 0x10182B)
      var x: CGFloat = -4
      while x < size.width {
        let width = random.next(0.06...0.14) * size.width
        let top = random.next(0.3...0.62) * size.height + CGFloat(layer) * size.height * 0.14
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: x, y: top, width: width, height: size.height - top))
        let step = size.width / 44
        var y = top + step
        while layer == 1, y < size.height {
          var window = x + step * 0.7
          while window + step * 0.6 < x + width {
            if random.next(0...1) > 0.55 {
              context.setFillColor(UIColor(rgb: 0xFFD37A).withAlphaComponent(random.next(0.4...0.95)).cgColor)
              context.fill(CGRect(x: window, y: y, width: step * 0.5, height: step * 0.7))
            }
            window += step
          }
          y += step * 1.3
        }
        x += width + random.next(0...0.02) * size.width
      }
    }
  }

  func flower(_ random: inout Scenery.Chance, variant: Int) {
    gradient([UIColor(rgb: 0x31572C), UIColor(rgb: 0x4F772D), UIColor(rgb: 0x132A13)])
    for _ in 0..<16 {
      let center = CGPoint(x: random.next(0...1) * size.width, y: random.next(0...1) * size.height)
      glow(UIColor(rgb: 0x90A955).withAlphaComponent(0.35), at: center, radius: random.next(0.08...0.22) * size.width)
    }
    let tones = [[0xFFAFCC, 0xC9184A], [0xFFF3B0, 0xE09F3E], [0xE0AAFF, 0x7B2CBF]]
    let tone = tones[variant % tones.count]
    let turn = random.next(0...1)
    context.saveGState()
    context.translateBy(x: size.width * random.next(0.42...0.58), y: size.height * random.next(0.42...0.58))
    for ring in 0..<2 {
      let length = size.width * (ring == 0 ? 0.42 : 0.3)
      for petal in 0..<12 {
        context.saveGState()
        context.rotate(by: (CGFloat(petal) + CGFloat(ring) / 2) * .pi / 6 + turn)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
          to: CGPoint(x: length, y: 0), controlPoint1: CGPoint(x: length * 0.3, y: -length * 0.24),
          controlPoint2: CGPoint(x: length * 0.85, y: -length * 0.22))
        path.addCurve(
          to: .zero, controlPoint1: CGPoint(x: length * 0.85, y: length * 0.22),
          controlPoint2: CGPoint(x: length * 0.3, y: length * 0.24))
        path.addClip()
        let colors = [UIColor(rgb: tone[1]).cgColor, UIColor(rgb: tone[0]).cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
          context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: length,
            options: .drawsAfterEndLocation)
        }
        context.restoreGState()
      }
    }
    context.restoreGState()
  }
}
