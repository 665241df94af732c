// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The inherited style of an element (SVG 2, section 6).
struct SVGStyle {
  indirect enum Paint: Equatable {
    case none
    case color(Color)
    case current
    /// A gradient or pattern, and the fallback paint used if no element has its ID.
    case server(String, fallback: Paint?)
  }

  var color = Color.black
  var fill = Paint.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(value: 1)
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(value: 0)
  var isVisible = true
  var strokesFirst = false
  var fontSize = 16.0

  /// Returns the style of a child element with the given properties.
  func inherited(by properties: SVGProperties) -> SVGStyle {
    var style = self
    // Properties on which other properties depend come first.
    if let value = properties["font-size"], let length = SVGLength(value) {
      style.fontSize = length.resolved(percentOf: fontSize, fontSize: fontSize)
    }
    if let value = properties["color"], case .color(let color)? = SVGColor.parse(value) { style.color = color }
    for (name, value) in properties.values where value != "inherit" { style.set(name, value) }
    return style
  }

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "fill": fill = Self.paint(value) ?? fill
    case "stroke": stroke = Self.paint(value) ?? stroke
    case "fill-opacity": fillOpacity = SVGColor.share(value) ?? fillOpacity
    case "stroke-opacity": strokeOpacity = SVGColor.share(value) ?? strokeOpacity
    case "fill-rule": fillRule = Self.rule(value) ?? fillRule
    case "clip-rule": clipRule = Self.rule(value) ?? clipRule
    case "stroke-width": strokeWidth = SVGLength(value).flatMap { $0.value < 0 ? nil : $0 } ?? strokeWidth
    case "stroke-linecap": cap = Self.caps[value] ?? cap
    case "stroke-linejoin": join = Self.joins[value] ?? join
    case "stroke-miterlimit": miterLimit = Double(value).flatMap { $0 >= 1 && $0.isFinite ? $0 : nil } ?? miterLimit
    case "stroke-dasharray": dashes = Self.lengths(value) ?? dashes
    case "stroke-dashoffset": dashOffset = SVGLength(value) ?? dashOffset
    case "visibility": isVisible = value == "visible"
    case "paint-order":
      let words = value.words
      let fill = words.firstIndex(of: "fill") ?? words.count
      strokesFirst = words.firstIndex(of: "stroke").map { $0 < fill } ?? false
    default: break
    }
  }

  private static let caps: [String: StrokeStyle.Cap] = ["butt": .butt, "round": .round, "square": .square]
  private static let joins: [String: StrokeStyle.Join] = [
    "miter": .miter, "round": .round, "bevel": .bevel, "miter-clip": .miter, "arcs": .miter,
  ]

  private static func rule(_ value: String) -> FillRule? {
    switch value {
    case "nonzero": .nonZero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  /// Returns the lengths of a list, or nil if the list has an error. A list of zeros draws a solid line, like `none`.
  private static func lengths(_ value: String) -> [SVGLength]? {
    if value == "none" { return [] }
    var result: [SVGLength] = []
    for word in value.words.prefix(10_000) {
      guard let length = SVGLength(word), length.value >= 0 else { return nil }
      result.append(length)
    }
    return result.contains { $0.value > 0 } ? result : []
  }

  /// Parses a paint. Returns nil on an error.
  static func paint(_ value: String) -> Paint? {
    let value = value.trimmed
    switch value {
    case "none", "context-fill", "context-stroke": return Paint.none
    default: break
    }
    if value.hasPrefix("url("), let close = value.firstIndex(of: ")") {
      guard let id = SVGProperties.reference(String(value)) else { return Paint.none }
      let rest = value[value.index(after: close)...].trimmed
      return .server(id, fallback: rest.isEmpty ? nil : paint(String(rest)))
    }
    switch SVGColor.parse(value) {
    case .color(let color): return .color(color)
    case .current: return .current
    case nil: return nil
    }
  }
}
