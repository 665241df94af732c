// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A sequence of contours, which consist of lines, and of quadratic and cubic Bézier curves.
///
/// All elements are stored in one array and all points in another, so a path requires only two allocations. `move`
/// has one point, `line` one, `quadratic` two, `cubic` three, and `close` none.
public struct Path: Hashable, Sendable {
  /// An element of a contour. Its points are stored in `points`.
  public enum Element: UInt8, Sendable { case move, line, quadratic, cubic, close }

  /// The elements, in drawing order.
  public private(set) var elements: [Element] = []
  /// The points of all elements, in order. Control points precede the endpoint of their curve.
  public private(set) var points: [Point] = []

  /// Creates a path without contours.
  public init() {}

  /// Whether the path has no elements. A path with a single `move` is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour. The previous contour stays open, but filling closes it.
  public mutating func move(to point: Point) {
    elements.append(.move)
    points.append(point)
  }

  /// Appends a straight line. If it is the first element, the path starts at the end of the line.
  public mutating func addLine(to point: Point) {
    startIfNeeded(at: point)
    elements.append(.line)
    points.append(point)
  }

  /// Appends a quadratic Bézier curve. If it is the first element, the path starts at the control point.
  public mutating func addQuadratic(to point: Point, control: Point) {
    startIfNeeded(at: control)
    elements.append(.quadratic)
    points.append(control)
    points.append(point)
  }

  /// Appends a cubic Bézier curve. If it is the first element, the path starts at `control1`.
  public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    startIfNeeded(at: control1)
    elements.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Closes the contour with a line to its start, from which a subsequent line would continue. Does nothing if the
  /// path is empty or the last element is `close`.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  private mutating func startIfNeeded(at point: Point) {
    if elements.isEmpty { move(to: point) }
  }
}
