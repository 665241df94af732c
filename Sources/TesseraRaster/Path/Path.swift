// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A sequence of contours made of lines, quadratic and cubic Bézier curves.
///
/// Elements are stored in one array and their points in another, so a path costs two allocations.
/// `move` uses one point, `line` one, `quadratic` two, `cubic` three, `close` none.
public struct Path: Hashable, Sendable {
  /// A step of a contour. Its points are stored in `points`.
  public enum Element: UInt8, Sendable { case move, line, quadratic, cubic, close }

  /// The steps, in drawing order.
  public private(set) var elements: [Element] = []
  /// The points of all steps in order. Control points precede the end point of their curve.
  public private(set) var points: [Point] = []

  /// Creates a path without contours.
  public init() {}

  /// Whether the path has no steps. A path with a single `move` is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour. The previous contour stays open; filling closes it.
  public mutating func move(to point: Point) {
    elements.append(.move)
    points.append(point)
  }

  /// Appends a straight line. If it is the first step, the path starts at the end of the line.
  public mutating func addLine(to point: Point) {
    startIfNeeded(at: point)
    elements.append(.line)
    points.append(point)
  }

  /// Appends a quadratic Bézier curve. If it is the first step, the path starts at the control point.
  public mutating func addQuadratic(to point: Point, control: Point) {
    startIfNeeded(at: control)
    elements.append(.quadratic)
    points.append(control)
    points.append(point)
  }

  /// Appends a cubic Bézier curve. If it is the first step, the path starts at `control1`.
  public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    startIfNeeded(at: control1)
    elements.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Ends the contour with a line to its start, where a subsequent line would continue.
  /// Does nothing if the path is empty or the last step is `close`.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  private mutating func startIfNeeded(at point: Point) {
    if elements.isEmpty { move(to: point) }
  }
}
