// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A mutable path. The methods that add points apply their `transform` parameter to the points.
public class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public convenience init() {
    self.init(Path())
  }

  /// Begins a new contour at a point. The previous contour remains open.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.move(to: Point(point.applying(transform))) }
  }

  /// Adds a straight line from the current point. If the path is empty, begins a contour at `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.addLine(to: Point(point.applying(transform))) }
  }

  /// Adds an open contour that starts at the first point and connects all points with lines. Does nothing if there
  /// are no points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve from the current point. If the path is empty, the contour begins at the control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    mutate { $0.addQuadratic(to: Point(end.applying(transform)), control: Point(control.applying(transform))) }
  }

  /// Adds a cubic curve from the current point. If the path is empty, the contour begins at the first control point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    mutate {
      $0.addCubic(
        to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
        control2: Point(control2.applying(transform)))
    }
  }

  /// Adds a closed rectangle. The contour is clockwise on screen and starts at the upper-left corner.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addShape(transform) { $0.addRectangle(Rect(rect)) }
  }

  /// Adds a closed contour for each rectangle.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed ellipse inscribed in a rectangle. The contour is clockwise on screen and starts at the middle of
  /// the right side.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addShape(transform) { $0.addEllipse(in: Rect(rect)) }
  }

  /// Adds a closed rectangle with elliptical corners. Radii are limited to half a side. If a radius is 0, the corners
  /// are square.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addShape(transform) {
      $0.addPlainRoundedRectangle(Rect(rect), rx: Double(cornerWidth), ry: Double(cornerHeight))
    }
  }

  /// Adds an arc between two angles in radians. As in Core Graphics, whose y-axis points up, `clockwise: false` is
  /// clockwise on screen.
  ///
  /// The arc is a full circle if the angles differ by a nonzero number of whole turns, or if they differ by more than
  /// a turn in the direction of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = ArcSweep.angle(from: Double(startAngle), to: Double(endAngle), increasing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: CGFloat(sweep), transform: transform)
  }

  /// Adds an arc that sweeps an angle in radians. Positive angles are clockwise on screen. If the path is not empty,
  /// a line connects the current point to the start of the arc. Sweeps of more than 64 turns are shortened by whole
  /// turns. Does nothing if an argument is not finite.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addCircularArc(
      center: Point(center), radius: Double(radius), start: Double(startAngle),
      sweep: ArcSweep.limited(sweep: Double(delta)))
    mutate { $0.append(joining: arc.mapped(by: transform)) }
  }

  /// Adds a line and an arc that is tangent to two lines: the line from the current point to `tangent1End` and the
  /// line from there to `tangent2End`. The arc rounds the corner between the lines.
  ///
  /// If there is no corner, because the points coincide or are collinear or because the radius is 0, adds only the
  /// line to `tangent1End`. Does nothing if there is no current point.
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

  /// Adds all contours of another path. The first contour is not connected to the current point.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    mutate { $0.append(contentsOf: path.path.mapped(by: transform)) }
  }

  /// Closes the current contour with a line to its start. Does nothing if there is no open contour.
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
  /// Appends a path. If this path is not empty, a line connects its end to the appended path's start.
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
