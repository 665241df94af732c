// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A label's text as blocks of equal paragraph style, their layouts below each other, and how they are painted.

import Foundation
package import TesseraRaster
import TesseraText

/// A text ready to be laid out at any width.
@MainActor
package struct LabelText {
  package enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    package var string: String? {
      switch self {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }

    package var isEmpty: Bool { string?.isEmpty ?? true }

    package func attributed(font: UIFont, color: UIColor) -> NSAttributedString? {
      switch self {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
      case .attributed(let text): text
      }
    }
  }

  package private(set) var styled: StyledText
  package let font: UIFont
  /// The most lines; 0 for any number.
  package var lines: Int

  /// A line break at the end makes no line of its own, as in UIKit's labels and string drawing. In a text view it does.
  package init(_ content: Content, defaults: TextDefaults, lines: Int, showsLastEmptyLine: Bool = false) {
    switch content {
    case .none: styled = .empty
    case .plain(let text): styled = text.isEmpty ? .empty : StyledText(text, defaults: defaults)
    case .attributed(let text): styled = StyledText(text, defaults: defaults)
    }
    if !showsLastEmptyLine { styled.removeFinalLineBreak() }
    font = defaults.font
    self.lines = lines
  }

  package typealias Layout = StyledText.Layout

  /// Lays the text out, from TesseraText's cache if it has been before.
  package func layout(width: Double, height: Double) -> Layout {
    let limit = width >= Double(CGFloat.greatestFiniteMagnitude) ? .infinity : width
    return styled.layout(maxWidth: limit, maxHeight: height, maxLines: lines)
  }

  /// The size of the first character's font.
  package var pointSize: Double { styled.blocks.first?.text.runs.first?.attributes.font.size ?? Double(font.pointSize) }

  /// The same text with every font scaled.
  package func scaled(by scale: Double) -> LabelText {
    var copy = self
    copy.styled = styled.scaled(by: scale)
    return copy
  }

  /// Height above the first baseline and below the last one, in points.
  package var verticalMetrics: (ascent: CGFloat, descent: CGFloat) {
    guard let first = styled.blocks.first, let last = styled.blocks.last, !first.text.string.isEmpty else {
      return (font.ascender, -font.descender)
    }
    let whole = TextLayoutCache.shared.layout(first.text, style: first.style, maxWidth: .infinity, maxLines: 0)
    let end =
      styled.blocks.count == 1
      ? whole : TextLayoutCache.shared.layout(last.text, style: last.style, maxWidth: .infinity, maxLines: 0)
    return (CGFloat(whole.firstBaseline), CGFloat(end.height - end.lastBaseline))
  }

  // MARK: Painting

  /// Paints the lines; of a long text only those that `visible` may show, where it is given.
  package func paint(
    _ layout: Layout, at origin: CGPoint, _ traits: UITraitCollection, into canvas: inout Canvas,
    visible: CGRect? = nil
  ) {
    for block in layout.blocks {
      let corner = CGPoint(x: origin.x, y: origin.y + CGFloat(block.top))
      for line in block.layout.lines {
        if let visible, isOutside(line, at: corner, visible) { continue }
        for run in line.runs { paintBackground(of: run, line, at: corner, traits, into: &canvas) }
        for run in line.runs { paint(run, line, at: corner, traits, into: &canvas) }
      }
    }
  }

  /// Whether a line lies more than its own height above or below a rectangle: accents and descenders reach over it.
  private func isOutside(_ line: TextLayout.Line, at corner: CGPoint, _ visible: CGRect) -> Bool {
    let height = CGFloat(line.ascent + line.descent)
    let top = corner.y + CGFloat(line.top)
    return top + 2 * height < visible.minY || top - height > visible.maxY
  }

  /// All glyphs in one colour: a label's shadow.
  package func paintSilhouette(_ layout: Layout, at origin: CGPoint, _ color: Color, into canvas: inout Canvas) {
    for block in layout.blocks {
      let corner = CGPoint(x: origin.x, y: origin.y + CGFloat(block.top))
      for run in block.layout.lines.flatMap(\.runs) { canvas.glyphs(run.glyphs, color, at: corner) }
    }
  }

  private func decoration(of run: TextLayout.Run) -> TextDecoration? {
    let index = Int(run.style)
    return styled.decorations.indices.contains(index) ? styled.decorations[index] : nil
  }

  private func paintBackground(
    of run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    guard let color = decoration(of: run)?.backgroundColor else { return }
    let box = Rect(
      x: Double(corner.x) + run.x, y: Double(corner.y) + line.baseline - line.ascent, width: run.width,
      height: line.ascent + line.descent)
    canvas.fill(.rect(box), color.rasterColor(with: traits))
  }

  private func paint(
    _ run: TextLayout.Run, _ line: TextLayout.Line, at corner: CGPoint, _ traits: UITraitCollection,
    into canvas: inout Canvas
  ) {
    guard let decoration = decoration(of: run) else { return }
    let color = decoration.color.rasterColor(with: traits)
    if let shadow = decoration.shadow {
      let place = CGPoint(x: corner.x + shadow.offset.width, y: corner.y + shadow.offset.height)
      canvas.glyphs(run.glyphs, shadow.color.rasterColor(with: traits), at: place)
    }
    canvas.glyphs(run.glyphs, color, at: corner)
    let baseline = Double(corner.y) + line.baseline - run.baselineOffset
    let font = run.font
    if !decoration.underline.isEmpty {
      let lineColor = decoration.underlineColor?.rasterColor(with: traits) ?? color
      paintLine(
        run, decoration.underline, Double(corner.x), baseline - font.underlinePosition, font.underlineThickness,
        lineColor, into: &canvas)
    }
    if !decoration.strikethrough.isEmpty {
      let lineColor = decoration.strikethroughColor?.rasterColor(with: traits) ?? color
      paintLine(
        run, decoration.strikethrough, Double(corner.x), baseline - font.strikethroughPosition,
        font.strikethroughThickness, lineColor, into: &canvas)
    }
  }

  /// A line centred at `y`; thick ones are twice as thick, double ones are two with a line's gap between.
  private func paintLine(
    _ run: TextLayout.Run, _ style: NSUnderlineStyle, _ left: Double, _ y: Double, _ thickness: Double, _ color: Color,
    into canvas: inout Canvas
  ) {
    let isThick = style.contains(.thick) && !style.contains(.double)
    let height = max(thickness * (isThick ? 2 : 1), 1.0 / 3)
    let offsets = style.contains(.double) ? [-height, height] : [0]
    for offset in offsets {
      let bar = Rect(x: left + run.x, y: y + offset - height / 2, width: run.width, height: height)
      canvas.fill(.rect(bar), color)
    }
  }
}
