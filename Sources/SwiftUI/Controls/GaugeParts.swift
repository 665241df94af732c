// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The tint of a gauge. A gradient without a direction runs along the gauge.
struct GaugeTint: ShapeStyle {
  typealias Resolved = Never

  /// The course of a gradient.
  enum Course {
    /// From the leading to the trailing edge.
    case bar
    /// Clockwise between two angles around the center.
    case ring(from: Angle, to: Angle)
  }
  let course: Course

  func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = environment.tintPaint
    guard var gradient = paint.gradient, gradient.shape == .linear(start: .top, end: .bottom) else { return paint }
    switch course {
    case .bar:
      let isMirrored = environment.layoutDirection == .rightToLeft
      gradient.shape = isMirrored ? .linear(start: .trailing, end: .leading) : .linear(start: .leading, end: .trailing)
    case .ring(let start, let end): gradient.shape = .angular(center: .center, start: start, end: end)
    }
    return _Paint(kind: .gradient(gradient), shadow: paint.shadow)
  }
}

extension GaugeTint.Course {
  /// The course along an open ring: three quarters of a circle above a gap at the bottom.
  static var openRing: Self { .ring(from: GaugeArc.start, to: GaugeArc.start + .degrees(GaugeArc.sweep)) }
  /// The course along a closed ring, from the top.
  static var closedRing: Self { .ring(from: .degrees(-90), to: .degrees(270)) }
}

/// The part of a bar from its leading end to a value from 0 to 1, as a capsule. Empty at 0.
struct BarShape: Shape {
  var value: Double
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * CGFloat(value), height: rect.height)
    guard part.width > 0 else { return Path() }
    let radius = rect.height / 2
    return Path(roundedRect: part, cornerSize: CGSize(width: radius, height: radius), style: .circular)
  }
}

/// A circle at the position of a value from 0 to 1 in a bar.
struct BarMarker: Shape {
  var value: Double
  let diameter: CGFloat
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let x = rect.minX + rect.height / 2 + (rect.width - rect.height) * CGFloat(value)
    return Path(circleAt: CGPoint(x: x, y: rect.midY), diameter: diameter)
  }
}

/// An arc of an open ring, from its start to a value from 0 to 1.
struct GaugeArc: Shape {
  /// The angle of the minimum.
  nonisolated static var start: Angle { .degrees(135) }
  /// The angle between the minimum and the maximum, in degrees.
  nonisolated static let sweep = 270.0
  /// The width of the ring, in points.
  nonisolated static let width: CGFloat = 6

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: Self.radius(in: rect), startAngle: Self.start,
      delta: .degrees(Self.sweep))
    return path
  }

  /// Returns the radius of the middle of a ring that touches the edges of a rectangle.
  nonisolated static func radius(in rect: CGRect) -> CGFloat {
    max(0, (min(rect.width, rect.height) - width) / 2)
  }
}

/// A circle at the position of a value from 0 to 1 on an open ring.
struct GaugeMarker: Shape {
  var value: Double
  let diameter: CGFloat
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let angle = CGFloat((GaugeArc.start + .degrees(GaugeArc.sweep * value)).radians)
    let offset = CGPoint(x: GaugeArc.radius(in: rect), y: 0).applying(CGAffineTransform(rotationAngle: angle))
    return Path(circleAt: CGPoint(x: rect.midX + offset.x, y: rect.midY + offset.y), diameter: diameter)
  }
}

extension Path {
  fileprivate init(circleAt center: CGPoint, diameter: CGFloat) {
    let corner = CGPoint(x: center.x - diameter / 2, y: center.y - diameter / 2)
    self.init(ellipseIn: CGRect(origin: corner, size: CGSize(width: diameter, height: diameter)))
  }
}
