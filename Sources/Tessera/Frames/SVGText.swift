// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Converts a drawing to SVG. Numbers are formatted independently of the locale, so that the text is the same
/// everywhere.
enum SVGText {
  static func document(_ drawing: PlotDrawing) -> String {
    let size = "width=\"\(drawing.width)\" height=\"\(drawing.height)\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"0 0 \(drawing.width) \(drawing.height)\" "
        + "font-family=\"Inter, -apple-system, sans-serif\">",
      "<rect \(size) fill=\"#ffffff\"/>",
    ]
    lines += drawing.items.map(element)
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private static func element(_ item: PlotDrawing.Item) -> String {
    switch item {
    case .line(let start, let end, let color, let width):
      "<line x1=\"\(decimal(of: start.x))\" y1=\"\(decimal(of: start.y))\" x2=\"\(decimal(of: end.x))\" y2=\"\(decimal(of: end.y))\" "
        + "stroke=\"\(hex(color))\" stroke-width=\"\(decimal(of: width))\"/>"
    case .curve(let points, let color):
      "<polyline points=\"\(points.map { "\(decimal(of: $0.x)),\(decimal(of: $0.y))" }.joined(separator: " "))\" fill=\"none\" "
        + "stroke=\"\(hex(color))\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    case .dot(let point, let color):
      "<circle cx=\"\(decimal(of: point.x))\" cy=\"\(decimal(of: point.y))\" r=\"3\" fill=\"\(hex(color))\"/>"
    case .text(let text, let point, let anchor, let color, let size, _):
      "<text x=\"\(decimal(of: point.x))\" y=\"\(decimal(of: point.y))\" text-anchor=\"\(anchor.rawValue)\" "
        + "font-size=\"\(decimal(of: size))\" fill=\"\(hex(color))\">\(XMLText.escaped(text, lineEnds: .spaces))</text>"
    }
  }

  /// Returns a number with at most two decimals and no trailing zeros: 1.5, -0.25, 3. Nonfinite numbers become 0.
  static func decimal(of value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e12), 1e12) * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let decimals = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return "\(hundredths < 0 ? "-" : "")\(whole)\(decimals)"
  }

  /// Returns a color as #rrggbb, or as #rrggbbaa if it is not opaque.
  private static func hex(_ color: Color) -> String {
    let components = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
    return "#" + components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
