// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lines use the same layout as labels. Core Text requires a context whose y-axis points up, so drawing flips the
// context for each line to draw its glyphs upright.

public import TesseraGraphics
import TesseraText

/// A line of text.
public final class CTLine: Sendable {
  let text: LabelText
  /// The layout of this line alone, and the line in that layout.
  let layout: LabelText.Layout
  let line: TextLayout.Line?
  /// The distance from the top of the layout to the baseline, in points.
  let baseline: Double
  let range: CFRange
  /// The width of the trailing spaces, in points.
  let trailing: Double
  /// The line's width including trailing spaces, in points.
  var width: Double { (line?.width ?? 0) + trailing }

  init(
    _ text: LabelText, layout: LabelText.Layout, line: TextLayout.Line?, top: Double, range: CFRange,
    trailing: Double
  ) {
    (self.text, self.layout, self.line, self.range, self.trailing) = (text, layout, line, range, trailing)
    baseline = top + (line?.baseline ?? 0)
  }
}

extension NSAttributedString {
  /// The string with each line separator replaced by a zero-width character, which preserves all indices.
  var withoutLineBreaks: NSAttributedString {
    let breaks: Set<unichar> = [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]
    let units = Array(string.utf16)
    guard units.contains(where: { breaks.contains($0) }) else { return self }
    let copy = NSMutableAttributedString(attributedString: self)
    for (index, unit) in units.enumerated() where breaks.contains(unit) {
      copy.replaceCharacters(in: NSRange(location: index, length: 1), with: "\u{200B}")
    }
    return copy
  }

  /// The text for UIKit's text layout, with Core Text colors converted to UIKit colors.
  var labelText: LabelText {
    var text = self
    let all = NSRange(location: 0, length: length)
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(kCTForegroundColorAttributeName, in: all) { value, range, _ in
      if let color = value as? CGColor {
        copy.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
      }
    }
    text = copy
    var defaults = TextDefaults(font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black)
    // Core Text doesn't style links.
    defaults.stylesLinks = false
    return LabelText(.attributed(text), defaults: defaults, lines: 0)
  }
}

/// Creates a line. Line breaks in the string have no width and don't end the line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = attrString.withoutLineBreaks.labelText
  let layout = text.layout(width: .infinity, height: .infinity)
  let range = CFRange(location: 0, length: attrString.length)
  let (first, line) = (layout.blocks.first, layout.blocks.first?.layout.lines.first)
  return CTLine(
    text, layout: layout, line: line, top: first?.top ?? 0, range: range, trailing: line?.trailingSpace ?? 0)
}

/// Returns a line's width in points, including trailing spaces, and stores its ascent and descent, which include the
/// leading. The stored leading is always 0.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.line?.ascent ?? 0)
  descent?.pointee = CGFloat(line.line?.descent ?? 0)
  leading?.pointee = 0
  return line.width
}

/// Returns the width of a line's trailing spaces, in points. The line's typographic width includes them.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailing }

/// Options for a line's bounds. Tessera ignores all of them.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Computes the bounds from glyph outlines. Ignored.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// Computes optical bounds. Ignored.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// Excludes the leading. Ignored.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
}

/// Returns a line's bounding box, with the y-axis pointing up. The origin is below the baseline by the descent.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let found = line.line else { return .zero }
  return CGRect(x: 0, y: -found.descent, width: line.width, height: found.ascent + found.descent)
}

/// Returns a line's string range, in UTF-16 code units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Draws a line with its baseline at the text position, in a context whose y-axis points up, and moves the text
/// position to the end of the line. The text matrix rotates and scales the line.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  draw(line, context, at: context.textPosition)
  let matrix = context.textMatrix
  context.textPosition.x += matrix.a * CGFloat(line.width)
  context.textPosition.y += matrix.b * CGFloat(line.width)
}

/// Draws a line, transformed by the text matrix, with its baseline at a point in the context's coordinates. The
/// y-axis points up.
func draw(_ line: CTLine, _ context: CGContext, at place: CGPoint) {
  guard let found = line.line else { return }
  context.saveGState()
  context.translateBy(x: place.x, y: place.y)
  var matrix = context.textMatrix
  (matrix.tx, matrix.ty) = (0, 0)
  context.concatenate(matrix)
  context.scaleBy(x: 1, y: -1)
  context.paint { canvas in
    let corner = CGPoint(x: -CGFloat(found.x), y: -CGFloat(line.baseline))
    line.text.paint(line.layout, at: corner, .current, into: &canvas)
  }
  context.restoreGState()
}
