// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts SVG path data (SVG 2, section 9.3) to a path. Supports all commands, relative and absolute coordinates,
// implicit repetition, reflected control points, and arcs, which become cubic curves. `prefix` draws up to the first
// error, as the standard requires. `parse` returns nil for data with an error because an incomplete symbol is
// useless.

package import TesseraRaster

/// Parses SVG path data.
///
///     SVGPath.parse("M1 2h3v4z")  // a triangle (1, 2) (4, 2) (4, 6)
package struct SVGPath {
  /// The maximum number of elements of a valid path.
  static let maximumCount = 100_000

  private var scanner: SVGScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The control points that a subsequent smooth cubic or quadratic curve reflects.
  private var cubicControl: Point?
  private var quadraticControl: Point?
  private var isClosed = false
  private var limit = maximumCount

  /// Parses path data. Returns an empty path for blank data, and nil for data that is malformed, too long or contains
  /// numbers beyond 10^12.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Path? {
    var parser = SVGPath(scanner: SVGScanner(bytes))
    return parser.run() ? parser.path : nil
  }

  static func parse(_ text: String) -> Path? {
    var text = text
    return text.withUTF8 { parse($0) }
  }

  /// Returns the path up to the first error or up to `limit` elements, and whether the path is complete.
  static func prefix(_ text: String, limit: Int) -> (path: Path, isComplete: Bool) {
    var text = text
    return text.withUTF8 { bytes in
      var parser = SVGPath(scanner: SVGScanner(bytes))
      parser.limit = limit
      let isComplete = parser.run()
      return (parser.path, isComplete)
    }
  }

  private init(scanner: SVGScanner) {
    self.scanner = scanner
  }

  private mutating func run() -> Bool {
    while scanner.hasMore() {
      guard let letter = scanner.command() else { return false }
      let kind = letter & 0xDF
      guard kind == UInt8(ascii: "M") || !path.isEmpty else { return false }
      guard perform(kind, isRelative: letter & 0x20 != 0) else { return false }
    }
    return true
  }

  /// Runs a command with its implicit repetitions. Returns false on an error or beyond the limit.
  private mutating func perform(_ kind: UInt8, isRelative: Bool) -> Bool {
    guard kind != UInt8(ascii: "Z") else {
      close()
      return true
    }
    var kind = kind
    repeat {
      guard segment(kind, isRelative ? current : .zero), path.elements.count <= limit else { return false }
      // Additional coordinate pairs after a move command are lines.
      if kind == UInt8(ascii: "M") { kind = UInt8(ascii: "L") }
    } while scanner.continues()
    return true
  }

  private mutating func segment(_ kind: UInt8, _ base: Point) -> Bool {
    switch kind {
    case UInt8(ascii: "M"): return point(base).map { move(to: $0) } != nil
    case UInt8(ascii: "L"): return point(base).map { line(to: $0) } != nil
    case UInt8(ascii: "H"):
      guard let x = scanner.number() else { return false }
      line(to: Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = scanner.number() else { return false }
      line(to: Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "C"):
      guard let c = point(base), let d = point(base), let end = point(base) else { return false }
      cubic(c, d: d, end: end)
    case UInt8(ascii: "S"):
      guard let d = point(base), let end = point(base) else { return false }
      cubic(reflected(cubicControl), d: d, end: end)
    case UInt8(ascii: "Q"):
      guard let c = point(base), let end = point(base) else { return false }
      quadratic(c, end)
    case UInt8(ascii: "T"):
      guard let end = point(base) else { return false }
      quadratic(reflected(quadraticControl), end)
    case UInt8(ascii: "A"): return arc(base)
    default: return false
    }
    return true
  }

  private mutating func point(_ base: Point) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    let result = Point(x: base.x + x, y: base.y + y)
    // Relative coordinates may accumulate without limit.
    return abs(result.x) <= 1e12 && abs(result.y) <= 1e12 ? result : nil
  }

  private func reflected(_ control: Point?) -> Point {
    guard let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func move(to point: Point) {
    path.move(to: point)
    start = point
    isClosed = false
    leave(at: point)
  }

  private mutating func close() {
    path.close()
    isClosed = true
    leave(at: start)
  }

  /// Begins a contour at the start of the closed contour. Required by drawing commands that follow a close command.
  private mutating func reopen() {
    guard isClosed else { return }
    path.move(to: start)
    isClosed = false
  }

  private mutating func line(to point: Point) {
    reopen()
    path.addLine(to: point)
    leave(at: point)
  }

  private mutating func cubic(_ c: Point, d: Point, end: Point) {
    reopen()
    path.addCubic(to: end, control1: c, control2: d)
    leave(at: end, cubic: d)
  }

  private mutating func quadratic(_ c: Point, _ end: Point) {
    reopen()
    path.addQuadratic(to: end, control: c)
    leave(at: end, quadratic: c)
  }

  private mutating func arc(_ base: Point) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let rotation = scanner.number(),
      let isLarge = scanner.flag(), let isSweep = scanner.flag(), let end = point(base)
    else { return false }
    reopen()
    SVGArc(from: current, to: end, rx: rx, ry: ry, rotation: rotation, isLarge: isLarge, isSweep: isSweep)
      .append(to: &path)
    leave(at: end)
    return true
  }

  private mutating func leave(at point: Point, cubic: Point? = nil, quadratic: Point? = nil) {
    current = point
    cubicControl = cubic
    quadraticControl = quadratic
  }
}
