// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// Ridges below a sky. At hour 0 the sun rises, at hour 1 it is high, and at hour 2 stars are visible.
///
/// The nearest ridge has the color of the page's background, so that text below it is on an even background.
struct Landscape: View, Animatable {
  var hour: Double
  /// The mean height of the nearest ridge's top, as a fraction of the view's height.
  var horizon = 0.555

  nonisolated var animatableData: Double {
    get { hour }
    set { hour = newValue }
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: Self.sky.map { $0.color(at: hour) }, startPoint: .top, endPoint: .center)
      Stars(opacity: max(0, hour - 1))
      SunAndMoon(hour: hour, horizon: horizon)
      ForEach(Ridge.all.indices, id: \.self) { index in
        Ridge.all[index]
          .raised(to: horizon)
          .offset(x: -hour * Ridge.all[index].speed)
          .fill(Self.ridges[index].color(at: hour))
      }
      Ridge.ground
        .raised(to: horizon)
        .offset(x: -hour * Ridge.ground.speed)
        .fill(Color(.systemBackground))
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private static let sky = [
    HourColors(.hex(0x3D4C9F), .hex(0x2F80DE), .hex(0x0B1030)),
    HourColors(.hex(0xF2949C), .hex(0x8CC8F5), .hex(0x2D2A66)),
    HourColors(.hex(0xFFD9A0), .hex(0xDDF1FF), .hex(0x6C5A9C)),
  ]

  private static let ridges = [
    HourColors(.hex(0xC98BA4), .hex(0x9CC3E0), .hex(0x4A4686)),
    HourColors(.hex(0x8F6A9E), .hex(0x6A9CC9), .hex(0x343270)),
    HourColors(.hex(0x57508C), .hex(0x3F77AB), .hex(0x201F52)),
  ]
}

/// A color that changes during the day.
private struct HourColors {
  private let colors: [Color]

  init(_ morning: Color, _ noon: Color, _ night: Color) {
    colors = [morning, noon, night]
  }

  func color(at hour: Double) -> Color {
    let hour = min(max(hour, 0), 2)
    return hour <= 1 ? colors[0].mix(with: colors[1], by: hour) : colors[1].mix(with: colors[2], by: hour - 1)
  }
}

/// The outline of a mountain range: a sum of three waves, filled down to the bottom.
private struct Ridge: Shape {
  /// The mean height of the outline's top, as a fraction of the height of the frame.
  var level: Double
  let amplitude: Double
  let seed: Double
  /// The distance in points by which the ridge moves in an hour.
  let speed: Double

  static let all = [
    Ridge(level: 0.385, amplitude: 46, seed: 0.4, speed: 14), Ridge(level: 0.445, amplitude: 38, seed: 2.1, speed: 34),
    Ridge(level: 0.50, amplitude: 30, seed: 4.6, speed: 64),
  ]
  static let ground = Ridge(level: 0.555, amplitude: 16, seed: 1.3, speed: 110)

  /// Returns the ridge in a range whose nearest ridge is at a level.
  func raised(to horizon: Double) -> Ridge {
    var ridge = self
    ridge.level -= Self.ground.level - horizon
    return ridge
  }

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      // The outline extends beyond the frame by the way of two hours.
      let end = rect.maxX + 2 * speed
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for x in stride(from: rect.minX, through: end + 4, by: 4) {
        path.addLine(to: CGPoint(x: x, y: rect.minY + rect.height * level - amplitude * height(at: x)))
      }
      path.addLine(to: CGPoint(x: end + 4, y: rect.maxY))
      path.closeSubpath()
    }
  }

  private nonisolated func height(at x: Double) -> Double {
    sin(x / 71 + seed) * 0.55 + sin(x / 31 + seed * 3) * 0.3 + sin(x / 13 + seed * 5) * 0.08
  }
}

/// The sun, which crosses the sky, and the moon, which follows it.
private struct SunAndMoon: View {
  let hour: Double
  let horizon: Double

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      Circle()
        .fill(Color.hex(0xFFF3D6))
        .frame(width: 76, height: 76)
        .shadow(color: .hex(0xFFE3A8).opacity(0.9), radius: 36)
        .position(place(of: hour, in: size))
      Circle()
        .fill(Color.hex(0xF1EEFF))
        .frame(width: 52, height: 52)
        .overlay {
          Circle()
            .fill(Color.hex(0x0F1335))
            .frame(width: 48, height: 48)
            .offset(x: 14, y: -8)
        }
        .clipShape(.circle)
        .rotationEffect(.degrees(-10))
        .position(place(of: hour - 1.25, in: size))
    }
  }

  /// Returns a place on an arc from the lower left over the middle, at hour 1, to the lower right, where the ridges
  /// cover it.
  private func place(of hour: Double, in size: CGSize) -> CGPoint {
    let distance = hour - 1
    let fall = distance * distance * (distance < 0 ? 0.27 : 0.75)
    return CGPoint(x: size.width * (0.5 + distance * 0.26), y: size.height * horizon * (0.31 + fall))
  }
}

private struct Stars: View {
  let opacity: Double

  var body: some View {
    Canvas { context, size in
      // A multiplicative sequence distributes the stars evenly, but not regularly.
      for index in 1...60 {
        let x = (Double(index) * 0.6180339887).truncatingRemainder(dividingBy: 1)
        let y = (Double(index) * 0.7548776662).truncatingRemainder(dividingBy: 1)
        let side = 1 + Double(index % 3) * 0.6
        context.opacity = 0.4 + Double(index % 5) * 0.15
        context.fill(
          Path(ellipseIn: CGRect(x: x * size.width, y: y * size.height * 0.42, width: side, height: side)),
          with: .color(.white))
      }
    }
    .opacity(opacity)
  }
}
