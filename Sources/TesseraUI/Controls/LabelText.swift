// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A label's text as blocks of equal paragraph style, their layouts below each other, and how they are painted.

import Foundation
import TesseraRaster
import TesseraText

/// A text ready to be laid out at any width.
@MainActor
struct LabelText {
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    var string: String? {
      switch self {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }

    var isEmpty: Bool { string?.isEmpty ?? true }

    func attributed(font: UIFont, color: UIColor) -> NSAttributedString? {
      switch self {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
      case .attributed(let text): text
      }
    }
  }

  let styled: StyledText
  let font: UIFont
  /// The most lines; 0 for any number.
  var lines: Int
  private var scale = 1.0

  init(_ content: Content, defaults: TextDefaults, lines: Int) {
    switch content {
    case .none: styled = .empty
    case .plain(let text): styled = text.isEmpty ? .empty : StyledText(text, defaults: defaults)
    case .attributed(let text): styled = StyledText(text, defaults: defaults)
    }
    font = defaults.font
    self.lines = lines
  }

  /// The layouts of the blocks and where each begins.
  struct Layout {
    var blocks: [(top: Double, layout: TextLayout)] = []
    var width = 0.0
    var height = 0.0
    var isTruncated = false
  }

  /// Lays the text out, from TesseraText's cache if it has been before.
  func layout(width: Double, height: Double) -> Layout {
    var result = Layout()
    var remaining = lines
    let limit = width >= Double(CGFloat.greatestFiniteMagnitude) ? .infinity : width
    for block in styled.blocks {
      if lines > 0, remaining == 0 { break }
      let top = result.height + (result.blocks.isEmpty ? 0 : block.spacingBefore)
      let layout = TextLayoutCache.shared.layout(
        scaledText(block.text), style: block.style, maxWidth: limit, maxLines: remaining, maxHeight: height - top)
      if layout.lines.isEmpty, !result.blocks.isEmpty { break }
      remaining -= layout.lines.count
      result.blocks.append((top, layout))
      result.width = max(result.width, layout.width)
      result.height = top + layout.height
      result.isTruncated = result.isTruncated || layout.isTruncated
    }
    return result
  }

  /// The same text with every font scaled.
  func scaled(by scale: Double) -> LabelText {
    var copy = self
    copy.scale = scale
    return copy
  }

  private func scaledText(_ text: AttributedText) -> AttributedText {
    guard scale != 1 else { return text }
    var result = text
    for index in result.runs.indices {
      let font = result.runs[index].attributes.font
      result.runs[index].attributes.font = ScaledFont(face: font.face, size: font.size * scale)
    }
    return result
  }

  /// Height above the first baseline and below the last one, in points.
  var verticalMetrics: (ascent: CGFloat, descent: CGFloat) {
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

  func paint(_ layout: Layout, at origin: CGPoint, _ traits: UITraitCollection, into canvas: inout Canvas) {
    for block in layout.blocks {
      let corner = CGPoint(x: origin.x, y: origin.y + CGFloat(block.top))
      for line in block.layout.lines {
        for run in line.runs { paintBackground(of: run, line, at: corner, traits, into: &canvas) }
        for run in line.runs { paint(run, line, at: corner, traits, into: &canvas) }
      }
    }
  }

  /// All glyphs in one colour: a label's shadow.
  func paintSilhouette(_ layout: Layout, at origin: CGPoint, _ color: Color, into canvas: inout Canvas) {
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
