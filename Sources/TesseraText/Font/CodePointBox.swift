// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The placeholder for a character that no font supports: a hollow box with the code point in hexadecimal, so that
/// the character can be identified in a rendered image.
///
/// ```
///   ┌────┐     ┌──────┐     above the baseline 0.80 em, below 0.14
///   │ 4E │     │ 01 F │     digits of the monospaced font, two rows
///   │ 2D │     │ 9F 0 │     two digits a row to U+FFFF, three beyond
///   └────┘     └──────┘
/// ```
enum CodePointBox {
  // All lengths are in ems.

  private static let bearing = 0.06
  private static let frame = 0.035
  private static let padding = 0.05
  private static let top = 0.80
  private static let bottom = -0.14
  private static let digitScale = 0.42
  /// The advance of JetBrains Mono's digits, which all have the same width.
  private static let digitAdvance = 0.6 * digitScale
  private static let digitHeight = 0.73 * digitScale

  private static func columns(_ scalar: UInt32) -> Int { scalar > 0xFFFF ? 3 : 2 }

  private static func width(_ scalar: UInt32) -> Double {
    Double(columns(scalar)) * digitAdvance + 2 * (frame + padding)
  }

  /// Returns the advance of the box, in ems.
  static func advance(_ scalar: UInt32) -> Double { width(scalar) + 2 * bearing }

  /// Returns the outline of the box, in the font units of the face that provides the digits.
  static func outline(_ scalar: UInt32, unitsPerEm: Double, digit: (UInt32) -> Path?) -> Path {
    var path = Path()
    let (left, right) = (bearing, bearing + width(scalar))
    let point = { (x: Double, y: Double) in Point(x: x * unitsPerEm, y: y * unitsPerEm) }
    let corners = { (inset: Double) in
      [
        point(left + inset, bottom + inset), point(right - inset, bottom + inset), point(right - inset, top - inset),
        point(left + inset, top - inset),
      ]
    }
    add(corners(0), to: &path)
    // The inner contour has the opposite direction, which makes the box hollow.
    add(corners(frame).reversed(), to: &path)
    let digits = Array(String(scalar, radix: 16, uppercase: true).unicodeScalars)
    let count = 2 * columns(scalar)
    let all = [Unicode.Scalar](repeating: "0", count: max(0, count - digits.count)) + digits
    let gap = (top - bottom - 2 * frame - 2 * digitHeight) / 3
    for (i, scalar) in all.enumerated() {
      let (row, column) = (i / (count / 2), i % (count / 2))
      let x = left + frame + padding + Double(column) * digitAdvance
      let y = top - frame - Double(row + 1) * (gap + digitHeight)
      guard let glyph = digit(scalar.value) else { continue }
      path.append(contentsOf: glyph) { point in
        Point(x: point.x * digitScale + x * unitsPerEm, y: point.y * digitScale + y * unitsPerEm)
      }
    }
    return path
  }

  private static func add(_ corners: some Sequence<Point>, to path: inout Path) {
    var isFirst = true
    for corner in corners {
      if isFirst { path.move(to: corner) } else { path.addLine(to: corner) }
      isFirst = false
    }
    path.close()
  }
}
