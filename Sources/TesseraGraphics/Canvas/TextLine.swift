// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText

/// An underline or strikethrough of a run, in points relative to the layout's corner.
struct TextLine: Equatable {
  var style: NSUnderlineStyle
  var color: Color
  /// The vertical center of the line.
  var y: Double
  /// The line thickness that the font specifies.
  var thickness: Double
  var x: Double
  var end: Double
  /// The horizontal ranges of spaces, at which a `byWord` line is interrupted.
  var gaps: [Range<Double>] = []

  init?(
    underline style: NSUnderlineStyle, of run: TextLayout.Run, line: TextLayout.Line, decoration: TextDecoration,
    traits: UITraitCollection
  ) {
    self.init(
      style, of: run, y: line.baseline - run.baselineOffset - run.font.underlinePosition,
      thickness: run.font.underlineThickness,
      color: decoration.underlineColor ?? decoration.color, traits: traits)
  }

  init?(
    strikethrough style: NSUnderlineStyle, of run: TextLayout.Run, line: TextLayout.Line,
    decoration: TextDecoration, traits: UITraitCollection
  ) {
    self.init(
      style, of: run, y: line.baseline - run.baselineOffset - run.font.strikethroughPosition,
      thickness: run.font.strikethroughThickness, color: decoration.strikethroughColor ?? decoration.color,
      traits: traits)
  }

  /// Creates a line, or returns nil if the style draws nothing. A style that contains only a pattern or `byWord`
  /// draws nothing.
  private init?(
    _ style: NSUnderlineStyle, of run: TextLayout.Run, y: Double, thickness: Double, color: UIColor,
    traits: UITraitCollection
  ) {
    guard style.rawValue & 0x0F != 0, run.width > 0 else { return nil }
    self.style = style
    self.color = color.rasterColor(with: traits)
    self.y = y
    self.thickness = thickness
    (x, end) = (run.x, run.x + run.width)
    if style.contains(.byWord) { gaps = run.spaces }
  }

  /// Returns whether another line begins where this line ends and has the same appearance.
  func isContinued(by next: TextLine) -> Bool {
    style == next.style && color == next.color && y == next.y && thickness == next.thickness && touches(next)
  }

  /// Returns whether another line begins where this line ends and has the same pattern.
  func touches(_ next: TextLine) -> Bool { abs(next.x - end) < 1.0 / 256 && style == next.style }

  /// The thickness of the line, or of each line of a double line. A thick line is twice as thick as the font
  /// specifies, and all lines are at least a third of a point thick.
  var height: Double {
    max(thickness * (style.contains(.thick) ? 2 : 1), 1.0 / 3)
  }

  /// The alternating lengths of dashes and gaps, as multiples of the thickness. Empty for a solid line. Apple does
  /// not document the lengths, so they are an approximation.
  var pattern: [Double] {
    switch style.rawValue & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: [10, 5]
    case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}

extension TextLayout.Run {
  /// The horizontal ranges of spaces and tabs, from left to right.
  fileprivate var spaces: [Range<Double>] {
    let space = font.face.spaceGlyph
    var result: [Range<Double>] = []
    for (index, glyph) in glyphs.glyphs.enumerated() where glyph.id == space && !isBox {
      let next = index + 1 < glyphs.glyphs.count ? glyphs.glyphs[index + 1].position.x : x + width
      guard next > glyph.position.x else { continue }
      if let last = result.last, last.upperBound >= glyph.position.x {
        result[result.count - 1] = last.lowerBound..<next
      } else {
        result.append(glyph.position.x..<next)
      }
    }
    return result
  }
}
