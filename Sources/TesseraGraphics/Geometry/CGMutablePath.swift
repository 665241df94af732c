// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A path under construction. Every point goes through the `transform` that is passed with it before it is added.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without elements.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a contour. The one before it stays open.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.move(to: Point(point.applying(transform))) }
  }

  /// A straight line from the current point; in an empty path the contour begins at `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.addLine(to: Point(point.applying(transform))) }
  }

  /// A contour from the first point through all others, left open. Does nothing without points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A quadratic curve from the current point; in an empty path it begins at the control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.addQuadratic(to: Point(end.applying(transform)), control: Point(control.applying(transform))) }
  }

  /// A cubic curve from the current point; in an empty path it begins at the first control point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addCubic(
        to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
        control2: Point(control2.applying(transform)))
    }
  }

  /// A closed contour along the rectangle's sides, clockwise on a screen from its corner of least x and y.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addShape(transform) { $0.addRectangle(Rect(rect)) }
  }

  /// A closed contour for each rectangle.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The closed ellipse that touches the rectangle's sides, clockwise on a screen from the middle of the right side.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addShape(transform) { $0.addEllipse(in: Rect(rect)) }
  }

  /// A closed rectangle with elliptic corners. Radii are limited to half the sides; corners without a radius are
  /// square.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addShape(transform) {
      $0.addPlainRoundedRectangle(Rect(rect), rx: Double(cornerWidth), ry: Double(cornerHeight))
    }
  }

  /// An arc from one angle to another, in radians. As in Core Graphics, whose y axis points up, `clockwise: false` is
  /// the direction that looks clockwise on a screen.
  ///
  /// Angles that are whole turns apart, other than by nothing, give a full circle in either direction; so do angles
  /// more than a turn apart in the direction of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = ArcSweep.angle(from: Double(startAngle), to: Double(endAngle), increasing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: CGFloat(sweep), transform: transform)
  }

  /// An arc over an angle in radians, positive from the x axis towards the y axis. A line leads to its start when the
  /// path is not empty. Sweeps of more than 64 turns are shortened by whole turns; nothing is added for numbers that
  /// are not finite.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addCircularArc(
      center: Point(center), radius: Double(radius), start: Double(startAngle),
      sweep: ArcSweep.limited(Double(delta)))
    mutate { $0.append(joining: arc.mapped(by: transform)) }
  }

  /// A line and an arc that touches two tangents: the line from the current point to `tangent1End`, and the one from
  /// there to `tangent2End`. The arc lies in the corner of the two.
  ///
  /// Where there is no corner (points that coincide or lie on one line, no radius) it is the line to `tangent1End`.
  /// Does nothing without a current point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = path.endPoint else { return }
    let start = CGPoint(current).applying(transform.inverted())
    guard
      let arc = TangentArc(
        from: Point(start), corner: Point(tangent1End), to: Point(tangent2End), radius: Double(radius))
    else { return addLine(to: tangent1End, transform: transform) }
    addRelativeArc(
      center: CGPoint(arc.center), radius: radius, startAngle: CGFloat(arc.start), delta: CGFloat(arc.sweep),
      transform: transform)
  }

  /// All contours of another path; the first begins with a move, and no line leads to it.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    mutate { $0.append(contentsOf: path.path.mapped(by: transform)) }
  }

  /// Closes the contour with a line to its start. Does nothing where there is none, or where it is closed.
  public func closeSubpath() {
    mutate { $0.close() }
  }

  private func addShape(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    var shape = Path()
    body(&shape)
    mutate { $0.append(contentsOf: shape.mapped(by: transform)) }
  }
}

extension Path {
  /// Appends a path whose start is reached by a line when this one is not empty.
  mutating func append(joining other: Path) {
    guard let first = other.points.first else { return }
    if isEmpty { return append(contentsOf: other) }
    addLine(to: first)
    var isFirst = true
    other.forEachSegment { segment in
      switch segment {
      case .move(let p):
        if !isFirst { move(to: p) }
      case .line(_, let p): addLine(to: p)
      case .quadratic(_, let c, let p): addQuadratic(to: p, control: c)
      case .cubic(_, let c, let d, let p): addCubic(to: p, control1: c, control2: d)
      case .close: close()
      }
      isFirst = false
    }
  }
}
