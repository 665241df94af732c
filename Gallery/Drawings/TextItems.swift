// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraText
import UIKit

/// The sample of the article section "A text by hand" in the bundled fonts: from its Unicode scalars to the glyphs of
/// a line, in left-to-right order.
final class TextItems: Sketch {
  nonisolated static let size = CGSize(width: 720, height: 452)

  private static let string = "ab אב cd"
  private static let font = FontLibrary.shared.font(for: FontDescriptor(size: 36))
  private let left: CGFloat = 128
  private let cell: CGFloat = 70

  override func draw(_ rect: CGRect) {
    let text = AttributedText(Self.string, font: Self.font)
    guard let steps = ShapingSteps(of: text) else { return }
    let layout = layout(text, maxWidth: .infinity)
    let scalars = Array(Self.string.unicodeScalars)
    var starts: [Int] = []
    var offset = 0
    for scalar in scalars {
      starts.append(offset)
      offset += String(scalar).utf8.count
    }
    /// Returns the left and right edges of the columns that show a byte range.
    func columns(_ range: Range<Int>) -> (CGFloat, CGFloat) {
      let indices = starts.indices.filter { range.contains(starts[$0]) }
      return (left + CGFloat(indices.first ?? 0) * cell, left + CGFloat((indices.last ?? 0) + 1) * cell)
    }
    func middle(_ column: Int) -> CGFloat { left + (CGFloat(column) + 0.5) * cell }
    func color(_ item: ShapingSteps.Item) -> UIColor { item.script == "Hebr" ? Ink.second : Ink.first }
    func caption(_ text: String, _ y: CGFloat) { write(text, at: CGPoint(x: 24, y: y), Face.strong, Ink.note) }
    let centered = CGPoint(x: 0.5, y: 0.5)

    caption("scalars", 34)
    for (column, scalar) in scalars.enumerated() {
      let box = CGRect(x: left + CGFloat(column) * cell + 3, y: 14, width: cell - 6, height: 40)
      fill(box, Ink.ground, radius: 6)
      let isSpace = scalar == " "
      write(
        isSpace ? "space" : String(scalar), at: CGPoint(x: box.midX, y: box.midY),
        isSpace ? Face.note : UIFont.systemFont(ofSize: 22), isSpace ? Ink.note : Ink.text, anchor: centered)
    }
    caption("first byte", 72)
    for (column, start) in starts.enumerated() {
      write("\(start)", at: CGPoint(x: middle(column), y: 72), Face.number, Ink.note, anchor: centered)
    }

    caption("level", 112)
    for item in steps.items {
      let (from, to) = columns(item.range)
      let y = 122 - CGFloat(item.level) * 20
      line([CGPoint(x: from + 3, y: y), CGPoint(x: to - 3, y: y)], color(item), width: 4)
      write(
        "\(item.level)", at: CGPoint(x: (from + to) / 2, y: y + (item.level == 0 ? -12 : 13)), Face.strongNumber,
        color(item),
        anchor: centered)
    }
    for start in steps.breaks {
      let x = columns(start..<start + 1).0
      line([CGPoint(x: x, y: 92), CGPoint(x: x, y: 132)], Ink.alarm, width: 1.5, dash: [4, 3])
    }

    caption("items", 162)
    for item in steps.items {
      let (from, to) = columns(item.range)
      let box = CGRect(x: from + 3, y: 146, width: to - from - 6, height: 32)
      fill(box, color(item).withAlphaComponent(0.16), radius: 6)
      frame(box, color(item), radius: 6)
      write(item.script, at: CGPoint(x: box.midX, y: box.midY), Face.strong, color(item), anchor: centered)
    }

    caption("glyphs", 222)
    write("and advances", at: CGPoint(x: 24, y: 252), Face.note, Ink.note)
    // The center of each glyph, keyed by the first byte that the glyph represents.
    var logical: [Int: CGFloat] = [:]
    for item in steps.items {
      for glyph in item.glyphs {
        let x = (columns(glyph.cluster..<glyph.cluster + 1).0 + columns(glyph.cluster..<glyph.cluster + 1).1) / 2
        logical[glyph.cluster] = x
        let width = CGFloat(glyph.advance)
        let box = CGRect(x: x - width / 2, y: 196, width: width, height: 42)
        fill(box, color(item).withAlphaComponent(0.12))
        frame(box, color(item), width: 0.5)
        draw(glyph.id, of: item.font.face, size: item.font.size, at: CGPoint(x: box.minX, y: 228), Ink.text)
        write(Self.hundredths(glyph.advance), at: CGPoint(x: x, y: 252), Face.number, Ink.note, anchor: centered)
      }
    }

    caption("the line,", 372)
    write("from the left", at: CGPoint(x: 24, y: 392), Face.note, Ink.note)
    guard let set = layout.lines.first else { return }
    let origin = CGPoint(x: left + 4 * cell - set.width / 2, y: 352)
    for run in set.runs {
      // The glyphs of a run are placed from left to right. In right-to-left runs, their byte offsets therefore
      // descend.
      let items = steps.items.filter { run.range.overlaps($0.range) }
      let glyphs = items.flatMap(\.glyphs).filter { run.range.contains($0.cluster) }
      for (glyph, placed) in zip(run.isRightToLeft ? glyphs.reversed() : glyphs, run.glyphs.glyphs) {
        let box = CGRect(
          x: origin.x + placed.position.x, y: origin.y + set.top, width: glyph.advance, height: set.ascent + set.descent
        )
        let ink = items.first { $0.range.contains(glyph.cluster) }.map(color) ?? Ink.note
        fill(box, ink.withAlphaComponent(0.12))
        frame(box, ink, width: 0.5)
        if let x = logical[glyph.cluster] {
          let path = UIBezierPath()
          path.move(to: CGPoint(x: x, y: 264))
          path.addCurve(
            to: CGPoint(x: box.midX, y: box.minY - 4), controlPoint1: CGPoint(x: x, y: 310),
            controlPoint2: CGPoint(x: box.midX, y: 300))
          path.lineWidth = 1.5
          ink.setStroke()
          path.stroke()
        }
      }
      draw(run.glyphs, at: origin, Ink.text)
    }
    let baseline = origin.y + set.baseline
    line(
      [CGPoint(x: origin.x - 24, y: baseline), CGPoint(x: origin.x + set.width + 24, y: baseline)], Ink.alarm, width: 1)
    write("baseline", at: CGPoint(x: origin.x + set.width + 30, y: baseline), Face.note, Ink.alarm)

    let legend: CGFloat = 426
    line([CGPoint(x: 128, y: legend), CGPoint(x: 148, y: legend)], Ink.alarm, width: 1.5, dash: [4, 3])
    write("a line may end here", at: CGPoint(x: 156, y: legend), Face.note, Ink.note)
    let fonts = steps.items.map(\.font.face.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    write(
      "\(Self.short(Self.font.size)) points: \(fonts.joined(separator: ", "))", at: CGPoint(x: 696, y: legend),
      Face.note,
      Ink.note, anchor: CGPoint(x: 1, y: 0.5))
  }
}
