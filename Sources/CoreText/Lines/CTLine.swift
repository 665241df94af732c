// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Lines are laid out as labels lay them out. Core Text draws with y upwards: the context is turned over for each line, so
// that what is drawn in a context whose y grows upwards stands upright.

public import TesseraGraphics
import TesseraText

/// A line of text.
public final class CTLine: Sendable {
  let text: LabelText
  /// A layout of this line alone, and the line.
  let layout: LabelText.Layout
  let line: TextLayout.Line?
  /// Points from the top of the layout to the baseline.
  let baseline: Double
  let range: CFRange

  init(_ text: LabelText, _ layout: LabelText.Layout, _ line: TextLayout.Line?, top: Double, _ range: CFRange) {
    (self.text, self.layout, self.line, self.range) = (text, layout, line, range)
    baseline = top + (line?.baseline ?? 0)
  }
}

extension NSAttributedString {
  /// The text for UIKit's stack: colours of Core Text become UIKit's.
  @MainActor var labelText: LabelText {
    var text = self
    let all = NSRange(location: 0, length: length)
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(kCTForegroundColorAttributeName, in: all) { value, range, _ in
      if let color = value as? CGColor {
        copy.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
      }
    }
    text = copy
    return LabelText(
      .attributed(text),
      defaults: TextDefaults(font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black),
      lines: 0)
  }
}

/// The line of a text; what follows a line break is left out.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  // Run at once, on this thread.
  nonisolated(unsafe) let string = attrString
  return MainThread.run {
    let text = string.labelText
    var layout = text.layout(width: .infinity, height: .infinity)
    layout.blocks = Array(layout.blocks.prefix(1))
    if let first = layout.blocks.first { layout.blocks[0].layout.lines = Array(first.layout.lines.prefix(1)) }
    let range = CFRange(location: 0, length: string.length)
    return CTLine(text, layout, layout.blocks.first?.layout.lines.first, top: layout.blocks.first?.top ?? 0, range)
  }
}

/// The line's width in points, and its height above and below the baseline. Leading is 0: it is in them.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.line?.ascent ?? 0)
  descent?.pointee = CGFloat(line.line?.descent ?? 0)
  leading?.pointee = 0
  return line.line?.width ?? 0
}

/// How the box around a line is measured. All ways are one here.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// The options of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not used.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// Not used.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
  /// Not used.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
}

/// The box around a line: y from the descent below the baseline, upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let found = line.line else { return .zero }
  return CGRect(x: 0, y: -found.descent, width: found.width, height: found.ascent + found.descent)
}

/// The characters of the line, in UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// Draws the line on a context with y upwards, its baseline at the text position, which moves to its end.
@preconcurrency @MainActor
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  draw(line, context, at: context.textPosition)
  context.textPosition.x += CGFloat(line.line?.width ?? 0)
}

/// Draws a line with its baseline at a place of the context's coordinates, y upwards.
@MainActor
func draw(_ line: CTLine, _ context: CGContext, at place: CGPoint) {
  guard let found = line.line else { return }
  context.saveGState()
  context.translateBy(x: place.x, y: place.y)
  context.scaleBy(x: 1, y: -1)
  context.paint { canvas in
    let corner = CGPoint(x: -CGFloat(found.x), y: -CGFloat(line.baseline))
    line.text.paint(line.layout, at: corner, .current, into: &canvas)
  }
  context.restoreGState()
}
