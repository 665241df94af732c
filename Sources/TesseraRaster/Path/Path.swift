// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A sequence of contours made of lines, quadratic and cubic Bézier curves.
///
/// Elements stand in one array and their points in another, so that a path costs two allocations.
/// `move` takes one point, `line` one, `quadratic` two, `cubic` three, `close` none.
public struct Path: Hashable, Sendable {
  public enum Element: UInt8, Sendable { case move, line, quadratic, cubic, close }

  public private(set) var elements: [Element] = []
  public private(set) var points: [Point] = []

  public init() {}

  public var isEmpty: Bool { elements.isEmpty }

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

  public mutating func addQuadratic(to point: Point, control: Point) {
    startIfNeeded(at: control)
    elements.append(.quadratic)
    points.append(control)
    points.append(point)
  }

  public mutating func addCubic(to point: Point, control1: Point, control2: Point) {
    startIfNeeded(at: control1)
    elements.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  private mutating func startIfNeeded(at point: Point) {
    if elements.isEmpty { move(to: point) }
  }
}
