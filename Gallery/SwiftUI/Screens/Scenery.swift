// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// A landscape with three ridges of hills under the sun. The same as in the gallery's screen `show-notes`.
struct HillsPicture: View {
  var body: some View {
    Canvas { context, size in
      let picture = Picture(area: CGRect(origin: .zero, size: size).filling(CGSize(width: 460, height: 250)))
      picture.fill(context, [0x3F8EDB, 0xA9D6F5, 0xF3F6EE], to: 0.7)
      picture.glow(context, .white.opacity(0.8), at: CGPoint(x: 0.5572, y: 0.34), radius: 0.3)
      for ridge in Ridge.all { picture.draw(ridge, context) }
    }
  }
}

/// A flower with two rings of petals. The same as in the gallery's screen `show-settings`.
struct FlowerPicture: View {
  var body: some View {
    Canvas { context, size in
      let picture = Picture(area: CGRect(origin: .zero, size: size))
      var chance = Chance(seed: 5)
      picture.fill(context, [0x31572C, 0x4F772D, 0x132A13])
      for _ in 0..<16 {
        let center = CGPoint(x: chance.next(0...1), y: chance.next(0...1))
        picture.glow(context, Color(rgb: 0x90A955).opacity(0.35), at: center, radius: chance.next(0.08...0.22))
      }
      let turn = chance.next(0...1)
      var flower = context
      flower.translateBy(x: size.width * chance.next(0.42...0.58), y: size.height * chance.next(0.42...0.58))
      flower.rotate(by: .radians(turn))
      for length in [0.42 * size.width, 0.3 * size.width] {
        for _ in 0..<12 {
          flower.fill(
            petal(length),
            with: .radialGradient(
              Gradient(colors: [Color(rgb: 0xC9184A), Color(rgb: 0xFFAFCC)]), center: .zero, startRadius: 0,
              endRadius: length))
          flower.rotate(by: .degrees(30))
        }
        flower.rotate(by: .degrees(15))
      }
    }
  }

  private func petal(_ length: CGFloat) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: length, y: 0), control1: CGPoint(x: length * 0.3, y: -length * 0.24),
        control2: CGPoint(x: length * 0.85, y: -length * 0.22))
      path.addCurve(
        to: .zero, control1: CGPoint(x: length * 0.85, y: length * 0.22),
        control2: CGPoint(x: length * 0.3, y: length * 0.24))
    }
  }
}

/// The outline and the colors of a row of hills.
private struct Ridge {
  /// The height of the hills, from the top.
  let height: CGFloat
  let roughness: CGFloat
  let colors: [Int]
  /// The frequencies and phases of the waves that form the outline.
  let waves: [(frequency: CGFloat, phase: CGFloat)]

  static let all = [
    Ridge(
      height: 0.55, roughness: 0.09, colors: [0x8FB4C9, 0xC4DCE0],
      waves: [(1.4017, 3.8044), (2.8543, 5.2276), (3.0599, 2.292), (6.1205, 2.4692), (6.0191, 6.0193)]),
    Ridge(
      height: 0.68, roughness: 0.06, colors: [0x4F8A6F, 0x86B48A],
      waves: [(1.5627, 0.874), (1.8786, 3.2262), (2.869, 0.7168), (4.0867, 3.1625), (6.6361, 2.1809)]),
    Ridge(
      height: 0.84, roughness: 0.05, colors: [0x1E4D33, 0x3F7A45],
      waves: [(1.5962, 2.9439), (2.1771, 2.5492), (3.0538, 5.9982), (4.1808, 1.2007), (5.4333, 2.4539)]),
  ]

  func path(in area: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: area.minX, y: area.maxY))
      for step in 0...60 {
        let x = CGFloat(step) / 60
        let rise = waves.enumerated().reduce(0) { sum, wave in
          sum + sin(x * 4 * wave.element.frequency + wave.element.phase) * roughness / CGFloat(wave.offset + 1)
        }
        path.addLine(to: CGPoint(x: area.minX + x * area.width, y: area.minY + (height - rise) * area.height))
      }
      path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
      path.closeSubpath()
    }
  }
}

/// Draws in units of a picture's area.
private struct Picture {
  let area: CGRect

  private func y(_ part: CGFloat) -> CGPoint { CGPoint(x: area.minX, y: area.minY + part * area.height) }

  func fill(_ context: GraphicsContext, _ colors: [Int], to bottom: CGFloat = 1) {
    context.fill(
      Path(area),
      with: .linearGradient(Gradient(colors: colors.map { Color(rgb: $0) }), startPoint: y(0), endPoint: y(bottom)))
  }

  func draw(_ ridge: Ridge, _ context: GraphicsContext) {
    context.fill(
      ridge.path(in: area),
      with: .linearGradient(
        Gradient(colors: ridge.colors.map { Color(rgb: $0) }), startPoint: y(ridge.height - ridge.roughness),
        endPoint: y(1)))
  }

  func glow(_ context: GraphicsContext, _ color: Color, at center: CGPoint, radius: CGFloat) {
    let center = CGPoint(x: area.minX + center.x * area.width, y: area.minY + center.y * area.height)
    let radius = radius * area.width
    let bounds = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.fill(
      Path(ellipseIn: bounds),
      with: .radialGradient(
        Gradient(colors: [1, 0.45, 0.14, 0].map { color.opacity($0) }), center: center, startRadius: 0,
        endRadius: radius))
  }
}

/// A reproducible sequence of pseudorandom numbers, as in the gallery's `Scenery`.
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &* 7919 &+ 17) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + CGFloat(state >> 40) / CGFloat(1 << 24) * (range.upperBound - range.lowerBound)
  }
}

extension CGRect {
  /// Returns the smallest rectangle with an aspect ratio that covers this rectangle and has the same center.
  fileprivate func filling(_ size: CGSize) -> CGRect {
    let scale = max(width / size.width, height / size.height)
    return insetBy(dx: (width - size.width * scale) / 2, dy: (height - size.height * scale) / 2)
  }
}

extension Color {
  /// Creates a color from a hexadecimal number as in CSS: 0xRRGGBB.
  fileprivate init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255, blue: Double(rgb & 0xFF) / 255)
  }
}
