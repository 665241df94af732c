// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A drawing of lines, curves and text on a white background. It can be converted to SVG or to a display list.
struct PlotDrawing: Equatable {
  enum Anchor: String { case start, middle, end }

  enum Item: Equatable {
    case line(from: Point, to: Point, Color, width: Double)
    case curve([Point], Color)
    /// A curve that consists of a single point.
    case dot(Point, Color)
    /// Text that is anchored at a point on its baseline, at the text's start, middle or end.
    case text(String, Point, Anchor, Color, size: Double, maxWidth: Double)
  }

  /// The width, in points.
  let width: Int
  let height: Int
  private(set) var items: [Item] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func addLine(from start: Point, to end: Point, color: Color, width: Double = 1) {
    items.append(.line(from: start, to: end, color, width: width))
  }

  mutating func addCurve(through points: [Point], color: Color) {
    if points.count > 1 { items.append(.curve(points, color)) }
    if points.count == 1 { items.append(.dot(points[0], color)) }
  }

  mutating func addText(
    _ text: String, at point: Point, anchor: Anchor, color: Color, size: Double = 11, maxWidth: Double = .infinity
  ) {
    let text = HiddenCharacters.visible(text, except: ["\t", "\n", "\r"])
    if !text.isEmpty { items.append(.text(text, point, anchor, color, size: size, maxWidth: maxWidth)) }
  }

  /// Returns a display list with `scale` pixels per point.
  func displayList(scale: Int) -> DisplayList {
    var list = DisplayList(width: width * scale, height: height * scale, background: .white)
    let transform = Affine.scale(x: Double(scale), y: Double(scale))
    for item in items {
      switch item {
      case .line(let start, let end, let color, let width):
        Self.addStroke(
          through: [start, end], color: color, style: StrokeStyle(width: width), transform: transform, to: &list)
      case .curve(let points, let color):
        Self.addStroke(
          through: points, color: color, style: StrokeStyle(width: 2, cap: .round, join: .round), transform: transform,
          to: &list)
      case .dot(let point, let color):
        let dot = RoundedRect(Rect(x: point.x - 3, y: point.y - 3, width: 6, height: 6), radius: 3)
        list.append(.fill(.roundedRect(dot), .color(color), transform))
      case .text(let string, let point, let anchor, let color, let size, let maxWidth):
        // Text is laid out in pixels, because font metrics are rounded at the font size.
        let factor = Double(scale)
        let text = ImageText(string, size: size * factor, maxWidth: maxWidth * factor)
        let shift = anchor == .start ? 0 : anchor == .middle ? text.width / 2 : text.width
        text.append(to: &list, x: point.x * factor - shift, y: point.y * factor - text.baseline, color: color)
      }
    }
    return list
  }

  private static func addStroke(
    through points: [Point], color: Color, style: StrokeStyle, transform: Affine, to list: inout DisplayList
  ) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    list.append(.stroke(.path(path, .nonZero), style, .color(color), transform))
  }
}
