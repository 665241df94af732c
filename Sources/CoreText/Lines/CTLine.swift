// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lines are laid out by the layout of labels. Core Text draws with the y-axis pointing up: the context is flipped for each
// line, so that lines are upright in a context whose y-axis points up.

public import TesseraGraphics
import TesseraText

/// A line of text.
public final class CTLine: Sendable {
  let text: LabelText
  /// The layout of this line only, and the line.
  let layout: LabelText.Layout
  let line: TextLayout.Line?
  /// The distance from the top of the layout to the baseline, in points.
  let baseline: Double
  let range: CFRange
  /// The width of the trailing spaces.
  let trailing: Double
  /// The width including trailing spaces.
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
  /// The text with a zero-width character in place of each line separator, which preserves all positions.
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

  /// The text for UIKit's text stack, with Core Text's colors converted to UIKit's.
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
    // Core Text does not style links.
    defaults.stylesLinks = false
    return LabelText(.attributed(text), defaults: defaults, lines: 0)
  }
}

/// Creates a line. Line breaks in the text have no width, and the text after them belongs to the same line.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = attrString.withoutLineBreaks.labelText
  let layout = text.layout(width: .infinity, height: .infinity)
  let range = CFRange(location: 0, length: attrString.length)
  let (first, line) = (layout.blocks.first, layout.blocks.first?.layout.lines.first)
  return CTLine(
    text, layout: layout, line: line, top: first?.top ?? 0, range: range, trailing: line?.trailingSpace ?? 0)
}

/// Returns the width of a line in points, including trailing spaces, and its ascent and descent, which include the leading.
/// Leading is 0.
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

/// Returns the width of the trailing spaces of a line, in points, which is part of its typographic width.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailing }

/// Options for the bounds of a line. All options have the same effect in Tessera.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Ignored.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// Ignored.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// Ignored.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
}

/// Returns the bounding box of a line. Its y origin is the descent below the baseline; the y-axis points up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let found = line.line else { return .zero }
  return CGRect(x: 0, y: -found.descent, width: line.width, height: found.ascent + found.descent)
}

/// Returns the range of the line, in UTF-16 code units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Draws a line with its baseline at the text position, in a context whose y-axis points up, and moves the text position to the
/// end of the line. The text matrix rotates and scales it.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  draw(line, context, at: context.textPosition)
  let matrix = context.textMatrix
  context.textPosition.x += matrix.a * CGFloat(line.width)
  context.textPosition.y += matrix.b * CGFloat(line.width)
}

/// Draws a line with its baseline at a point in the context's coordinates, with the y-axis pointing up, transformed by the text
/// matrix.
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
