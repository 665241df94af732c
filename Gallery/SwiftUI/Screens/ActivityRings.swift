// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// Three concentric rings. A value of 1 is a full turn, and larger values overlap their start.
struct ActivityRings: View {
  let move: Double
  let exercise: Double
  let stand: Double

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      let width = side * 0.125
      let step = width + side * 0.015
      ZStack {
        ring("Move", move, .move, .moveEnd, width)
        ring("Exercise", exercise, .exercise, .exerciseEnd, width).padding(step)
        ring("Stand", stand, .stand, .standEnd, width).padding(step * 2)
      }
      .frame(width: side, height: side)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func ring(
    _ name: LocalizedStringKey, _ progress: Double, _ start: Color, _ end: Color, _ width: CGFloat
  ) -> some View {
    Ring(progress: progress, start: start, end: end, width: width)
      .accessibilityElement()
      .accessibilityLabel(name)
      .accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))
  }
}

/// A ring with a color that changes along it, and with a shadow below its end.
private struct Ring: View, Animatable {
  var progress: Double
  let start: Color
  let end: Color
  let width: CGFloat

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    let turn = max(progress, 0.0001)
    ZStack {
      Circle()
        .strokeBorder(start.opacity(0.2), lineWidth: width)
      ZStack {
        arc(turn)
        cap(start)
      }
      .opacity(progress > 0 ? 1 : 0)
      .rotationEffect(.degrees(360 * max(turn - 1, 0)))
      cap(end)
        .shadow(color: .black.opacity(turn > 0.85 ? 0.45 : 0), radius: width * 0.2, x: width * 0.2)
        .rotationEffect(.degrees(360 * turn))
        .mask { Circle().strokeBorder(lineWidth: width) }
      cap(end)
        .rotationEffect(.degrees(360 * turn))
        .opacity(progress > 0 ? 1 : 0)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  /// At most one turn of the ring, from the top.
  private func arc(_ turn: Double) -> some View {
    Circle()
      .inset(by: width / 2)
      .trim(from: 0, to: min(turn, 1))
      .stroke(
        AngularGradient(
          colors: [start, end], center: .center, startAngle: .zero, endAngle: .degrees(360 * min(turn, 1))),
        style: StrokeStyle(lineWidth: width, lineCap: .round)
      )
      .rotationEffect(.degrees(-90))
  }

  /// A round end of the ring, at the top before it is rotated.
  private func cap(_ color: Color) -> some View {
    Circle()
      .fill(color)
      .frame(width: width, height: width)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

extension Color {
  static let move = hex(0xE8114B, dark: 0xFA114F)
  static let moveEnd = hex(0xFF4C78, dark: 0xFF5C8A)
  static let exercise = hex(0x5CB800, dark: 0x92E82A)
  static let exerciseEnd = hex(0x8FDB2A, dark: 0xC8FF5C)
  static let stand = hex(0x00A9BD, dark: 0x1EEAEF)
  static let standEnd = hex(0x35D6D0, dark: 0x8CFBEF)
}
