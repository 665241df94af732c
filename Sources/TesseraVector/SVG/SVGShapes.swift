// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraXML

/// The viewport to which the percentages of an element's lengths refer.
struct SVGViewport: Equatable {
  var width: Double
  var height: Double
  var fontSize = 16.0

  enum Direction { case x, y, other }

  func length(_ length: SVGLength, _ direction: Direction) -> Double {
    let whole =
      switch direction {
      case .x: width
      case .y: height
      case .other: ((width * width + height * height) / 2).squareRoot()
      }
    return length.resolved(percentOf: whole, fontSize: fontSize)
  }

  /// Returns the length of an attribute, or the default if it is missing or invalid.
  func length(_ element: XMLTreeElement, name: String, direction: Direction, standard: SVGLength = SVGLength(value: 0))
    -> Double
  {
    length(element[name].flatMap { SVGLength($0) } ?? standard, direction)
  }
}

/// The basic shapes as paths (SVG 2, section 10).
struct SVGShapes {
  let element: XMLTreeElement
  let viewport: SVGViewport

  static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]
  private static let maximumElements = 2_000_000

  /// The shape's outline, and whether its data is complete. Nil if nothing is drawn.
  var path: (path: Path, isComplete: Bool)? {
    switch element.localName {
    case "path":
      let (path, isComplete) = SVGPath.prefix(element["d"] ?? "", limit: Self.maximumElements)
      return element["d"] == "none" ? nil : (path, isComplete)
    case "rect": return rect.map { ($0, true) }
    case "circle":
      let radius = length("r", .other)
      return ellipse(rx: radius, ry: radius).map { ($0, true) }
    case "ellipse":
      let (rx, ry) = (radius("rx", .x), radius("ry", .y))
      return ellipse(rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0).map { ($0, true) }
    case "line":
      var path = Path()
      path.move(to: Point(x: length("x1", .x), y: length("y1", .y)))
      path.addLine(to: Point(x: length("x2", .x), y: length("y2", .y)))
      return (path, true)
    case "polyline": return polygon(isClosed: false)
    case "polygon": return polygon(isClosed: true)
    default: return nil
    }
  }

  private func length(_ name: String, _ direction: SVGViewport.Direction) -> Double {
    viewport.length(element, name: name, direction: direction)
  }

  /// Returns a radius, or nil if it is missing, automatic or negative.
  private func radius(_ name: String, _ direction: SVGViewport.Direction) -> Double? {
    guard let length = element[name].flatMap({ SVGLength($0) }), length.value >= 0 else { return nil }
    return viewport.length(length, direction)
  }

  private func ellipse(rx: Double, ry: Double) -> Path? {
    guard rx > 0, ry > 0 else { return nil }
    let (cx, cy) = (length("cx", .x), length("cy", .y))
    var path = Path()
    path.addEllipse(Rect(x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry))
    return path
  }

  private var rect: Path? {
    let rect = Rect(x: length("x", .x), y: length("y", .y), width: length("width", .x), height: length("height", .y))
    guard !rect.isEmpty else { return nil }
    let (rx, ry) = (radius("rx", .x), radius("ry", .y))
    let corner = Point(x: min(rx ?? ry ?? 0, rect.width / 2), y: min(ry ?? rx ?? 0, rect.height / 2))
    guard corner.x > 0, corner.y > 0 else { return Path(rect) }
    var path = Path()
    path.addRect(rect, corner: corner)
    return path
  }

  private func polygon(isClosed: Bool) -> (path: Path, isComplete: Bool)? {
    var path = Path()
    var isComplete = true
    var pending: Double?
    for word in SVGNumbers(element["points"] ?? "") {
      guard let word else {
        isComplete = false
        break
      }
      guard let x = pending else {
        pending = word
        continue
      }
      let point = Point(x: x, y: word)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      pending = nil
    }
    guard !path.isEmpty else { return nil }
    if isClosed { path.close() }
    return (path, isComplete && pending == nil)
  }
}

/// The numbers of a list in path data syntax. Iteration ends at the first error.
struct SVGNumbers: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  mutating func next() -> Double?? {
    rest = rest.drop { $0 <= 0x20 || $0 == 0x2C }
    guard !rest.isEmpty else { return nil }
    guard let end = rest.endIndex(ofNumberFrom: rest.startIndex), let number = Double(Substring(rest[..<end])),
      abs(number) <= 1e12
    else {
      rest = rest[rest.endIndex...]
      return .some(nil)
    }
    rest = rest[end...]
    return .some(number)
  }
}

extension Path {
  /// The distance from the ends of a cubic quarter circle to its control points, as a fraction of the radius: 4/3 (√2
  /// - 1).
  private static let kappa = 0.5522847498307936

  /// Adds a closed ellipse, clockwise on screen, starting at its rightmost point.
  mutating func addEllipse(_ rect: Rect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = Point(x: rect.x + rx, y: rect.y + ry)
    move(to: Point(x: center.x + rx, y: center.y))
    for (dx, dy) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      addQuarter(center, rx: rx, ry: ry, from: Point(x: dx, y: dy), to: Point(x: -dy, y: dx))
    }
    close()
  }

  /// Adds a closed rectangle with elliptical corners, whose radii are limited so that they fit. Runs clockwise on
  /// screen, starting at the right end of the top-left corner.
  mutating func addRect(_ rect: Rect, corner: Point) {
    let (rx, ry) = (corner.x, corner.y)
    let (left, right, top, bottom) = (rect.minX + rx, rect.maxX - rx, rect.minY + ry, rect.maxY - ry)
    move(to: Point(x: left, y: rect.minY))
    addLine(to: Point(x: right, y: rect.minY))
    addQuarter(Point(x: right, y: top), rx: rx, ry: ry, from: Point(x: 0, y: -1), to: Point(x: 1, y: 0))
    addLine(to: Point(x: rect.maxX, y: bottom))
    addQuarter(Point(x: right, y: bottom), rx: rx, ry: ry, from: Point(x: 1, y: 0), to: Point(x: 0, y: 1))
    addLine(to: Point(x: left, y: rect.maxY))
    addQuarter(Point(x: left, y: bottom), rx: rx, ry: ry, from: Point(x: 0, y: 1), to: Point(x: -1, y: 0))
    addLine(to: Point(x: rect.minX, y: top))
    addQuarter(Point(x: left, y: top), rx: rx, ry: ry, from: Point(x: -1, y: 0), to: Point(x: 0, y: -1))
    close()
  }

  /// Adds a quarter of an ellipse between two directions from the center.
  private mutating func addQuarter(_ center: Point, rx: Double, ry: Double, from: Point, to: Point) {
    let k = Self.kappa
    func place(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * rx, y: center.y + y * ry) }
    addCubic(
      to: place(to.x, to.y), control1: place(from.x + to.x * k, from.y + to.y * k),
      control2: place(to.x + from.x * k, to.y + from.y * k))
  }
}
