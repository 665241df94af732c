// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A sequence of contours made of lines, quadratic and cubic Bézier curves.
///
/// Elements stand in one array and their points in another, so that a path costs two allocations.
/// `move` takes one point, `line` one, `quadratic` two, `cubic` three, `close` none.
public struct Path: Hashable, Sendable {
  /// One step of a contour; its points stand in `points`.
  public enum Element: UInt8, Sendable { case move, line, quadratic, cubic, close }

  /// The steps, in drawing order.
  public private(set) var elements: [Element] = []
  /// The points of all steps, one after the other; control points stand before the end they lead to.
  public private(set) var points: [Point] = []

  /// A path without contours.
  public init() {}

  /// Whether the path has no steps. A path of a single `move` is not empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a contour. The one before stays open; filling closes it.
  public mutating func move(to point: Point) {
    elements.append(.move)
    points.append(point)
  }

  /// Appends a straight line. A path that starts with a line starts at that line's end.
  public mutating func addLine(to point: Point) {
    startIfNeeded(at: point)
    elements.append(.line)
    points.append(point)
  }

  /// Appends a quadratic Bézier curve. A path that starts with one starts at its control point.
  public mutating func addQuadratic(to point: Point, control: Point) {
    startIfNeeded(at: control)
    elements.append(.quadratic)
    points.append(control)
    points.append(point)
  }

  /// Appends a cubic Bézier curve. A path that starts with one starts at `control1`.
  public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    startIfNeeded(at: control1)
    elements.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Ends the contour with a line to its start, where a next line would go on from.
  /// Does nothing in an empty path or after another `close`.
  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  private mutating func startIfNeeded(at point: Point) {
    if elements.isEmpty { move(to: point) }
  }
}
