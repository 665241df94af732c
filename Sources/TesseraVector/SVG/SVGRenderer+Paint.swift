// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Gradients and patterns (SVG 2, section 14).

import TesseraRaster
import TesseraXML

extension SVGRenderer {
  enum ShapePaint {
    case none
    case paint(VectorPaint)
    case pattern(XMLTreeElement)
  }

  private static let maximumTiles = 10_000.0
  private static let longestChain = 32

  /// Returns the paint of a fill or stroke for a shape.
  func paint(_ paint: SVGStyle.Paint, _ shape: SVGShape) throws(VectorError) -> ShapePaint {
    switch paint {
    case .none: return .none
    case .color(let color): return .paint(.color(color))
    case .current: return .paint(.color(shape.style.color))
    case .server(let id, let fallback):
      switch document[id].map({ ($0, $0.localName) }) {
      case (let element, "linearGradient")?, (let element, "radialGradient")?:
        return try gradient(element, shape).map { .paint(.gradient($0)) } ?? .none
      case (let element, "pattern")?: return .pattern(element)
      default:
        builder.report("paint #\(id.prefix(40)), which is missing")
        return try fallback.map { (next) throws(VectorError) in try self.paint(next, shape) } ?? .none
      }
    }
  }

  /// Returns the element and the elements from which it inherits attributes, nearest first. Stops at a cycle.
  private func chain(_ element: XMLTreeElement) throws(VectorError) -> [XMLTreeElement] {
    var chain = [element]
    while let id = chain[chain.count - 1].target, let next = document[id], chain.count < Self.longestChain {
      try spend(next)
      if chain.contains(where: { $0 === next }) {
        builder.report("reference to itself")
        break
      }
      chain.append(next)
    }
    return chain
  }

  // MARK: Gradients

  private func gradient(_ element: XMLTreeElement, _ shape: SVGShape) throws(VectorError) -> VectorGradient? {
    let chain = try chain(element)
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let isBox = attribute("gradientUnits") != "userSpaceOnUse"
    var matrix = Affine.identity
    if isBox {
      guard let box = shape.path.tightBounds, !box.isEmpty else { return nil }
      matrix = Affine(a: box.width, b: 0, c: 0, d: box.height, tx: box.x, ty: box.y)
    }
    if let list = attribute("gradientTransform")
      ?? chain.lazy.compactMap({ self.properties(of: $0)["transform"] }).first
    {
      guard let transform = SVGTransform.parse(list) else { return nil }
      matrix = transform.concatenating(matrix)
    }
    let viewport = isBox ? SVGViewport(width: 1, height: 1) : shape.context.viewport
    func length(_ name: String, _ direction: SVGViewport.Direction, _ standard: Double) -> Double {
      viewport.length(
        attribute(name).flatMap { SVGLength($0) } ?? SVGLength(value: standard, unit: .percent), direction)
    }
    let geometry: VectorGradient.Geometry
    if element.localName == "linearGradient" {
      geometry = .linear(
        from: Point(x: length("x1", .x, 0), y: length("y1", .y, 0)),
        to: Point(x: length("x2", .x, 1), y: length("y2", .y, 0)))
    } else {
      let center = Point(x: length("cx", .x, 0.5), y: length("cy", .y, 0.5))
      let focus = Point(
        x: attribute("fx") == nil ? center.x : length("fx", .x, 0.5),
        y: attribute("fy") == nil ? center.y : length("fy", .y, 0.5))
      geometry = .circles(
        from: focus, radius: length("fr", .other, 0), to: center, radius2: length("r", .other, 0.5))
    }
    guard let owner = chain.first(where: { $0.elements.contains { $0.localName == "stop" } }) else { return nil }
    let spread: VectorGradient.Spread =
      switch attribute("spreadMethod") {
      case "reflect": .reflect
      case "repeat": .repeats
      default: .pad
      }
    return VectorGradient(
      geometry: geometry, stops: try stops(of: owner, shape.style), spread: spread, matrix: matrix)
  }

  private func stops(of element: XMLTreeElement, _ style: SVGStyle) throws(VectorError) -> [Gradient.Stop] {
    var result: [Gradient.Stop] = []
    let own = SVGStyle().inherited(by: properties(of: element))
    for stop in element.elements where stop.localName == "stop" {
      try spend(stop)
      let properties = properties(of: stop)
      var color = Color.black
      switch properties["stop-color"].flatMap({ SVGColor.parse($0) }) {
      case .color(let value)?: color = value
      case .current?:
        color = properties["color"] == nil ? own.color : SVGStyle().inherited(by: properties).color
      case nil: break
      }
      let opacity = properties["stop-opacity"].flatMap { SVGColor.share($0) } ?? 1
      let offset = stop["offset"].flatMap { SVGLength($0) }?.value ?? 0
      result.append(Gradient.Stop(location: offset.unit, color: color.faded(to: opacity)))
    }
    return result
  }

  // MARK: Patterns

  /// Repeats a pattern's content across a shape's box.
  func tile(_ element: XMLTreeElement, over shape: SVGShape, box: Rect?) throws(VectorError) {
    guard let box, let bounds = shape.path.tightBounds else { return }
    let chain = try chain(element)
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let isBox = attribute("patternUnits") != "userSpaceOnUse"
    let viewport = isBox ? SVGViewport(width: 1, height: 1) : shape.context.viewport
    func length(_ name: String, _ direction: SVGViewport.Direction) -> Double {
      viewport.length(attribute(name).flatMap { SVGLength($0) } ?? SVGLength(value: 0), direction)
    }
    var tile = Rect(x: length("x", .x), y: length("y", .y), width: length("width", .x), height: length("height", .y))
    let unit = Affine(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.x, ty: bounds.y)
    if isBox { tile = unit.apply(tile) }
    let own = attribute("patternTransform").map { SVGTransform.parse($0) } ?? .identity
    guard let own, let inverse = own.inverted, !tile.isEmpty, tile.isFinite else { return }
    var content = Affine.identity
    if let viewBox = chain.lazy.compactMap({ SVGViewBox($0) }).first {
      content = viewBox.transform(width: tile.width, height: tile.height)
    } else if attribute("patternContentUnits") == "objectBoundingBox" {
      content = .scale(x: bounds.width, y: bounds.height)
    }
    // The content's coordinate system begins at the tile's origin.
    content = content.concatenating(.translation(x: tile.x, y: tile.y))
    guard let owner = chain.first(where: { !$0.elements.isEmpty }) else { return }
    let area = inverse.apply(box)
    let first = Point(
      x: ((area.minX - tile.x) / tile.width).rounded(.down), y: ((area.minY - tile.y) / tile.height).rounded(.down))
    let columns = ((area.maxX - tile.x) / tile.width).rounded(.up) - first.x
    let rows = ((area.maxY - tile.y) / tile.height).rounded(.up) - first.y
    guard columns > 0, rows > 0, columns * rows <= Self.maximumTiles else {
      return builder.report("pattern with very small tiles")
    }
    let shifts = (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        Point(x: (first.x + Double(column)) * tile.width, y: (first.y + Double(row)) * tile.height)
      }
    }
    let tiling = PatternTiling(
      tile: tile, shifts: shifts, place: own.concatenating(shape.context.transform))
    try referring(to: owner) { () throws(VectorError) in
      var context = shape.context
      context.transform = content
      let commands = try self.collected { () throws(VectorError) in
        try self.drawChildren(of: owner, SVGStyle().inherited(by: self.properties(of: owner)), context)
      }
      try tiling.paint(commands, into: &self.builder)
    }
  }

  /// Returns the commands drawn by a body, without adding them to the picture.
  private func collected(_ body: () throws(VectorError) -> Void) throws(VectorError) -> [DisplayList.Command] {
    let outer = builder
    builder = PictureBuilder()
    try body()
    let inner = builder
    builder = outer
    for what in inner.unsupported { builder.report(what) }
    return inner.commands
  }
}
