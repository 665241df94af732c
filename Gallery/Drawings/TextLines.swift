// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraText
import UIKit

/// The layout of a paragraph with three scripts and two font sizes: lines, baselines, ascents and descents, and runs.
final class TextLines: Sketch {
  nonisolated static let size = CGSize(width: 720, height: layout.height.rounded(.up) + 128)

  nonisolated private static let layout: TextLayout = {
    let body = FontLibrary.shared.font(for: FontDescriptor(size: 32))
    let large = FontLibrary.shared.font(for: FontDescriptor(weight: 600, size: 48))
    let parts: [(String, ScaledFont)] = [
      ("One text, shaped once: ", body), ("large", large), (" and small, עברית and 日本語, in lines of any width.", body),
    ]
    let text = AttributedText(
      string: parts.map(\.0).joined(),
      runs: parts.map { AttributedText.Run(count: $0.0.utf8.count, attributes: TextAttributes(font: $0.1)) })
    return TesseraText.layout(text, maxWidth: 420)
  }()

  override func draw(_ rect: CGRect) {
    let layout = Self.layout
    let origin = CGPoint(x: 24, y: 56)
    write("Set in a width of 420 points", at: CGPoint(x: 24, y: 20), Face.heading)
    let edges = [origin.x, origin.x + 420]
    for x in edges {
      line([CGPoint(x: x, y: 40), CGPoint(x: x, y: origin.y + layout.height + 12)], Ink.note, width: 1, dash: [2, 3])
    }
    let columns: [(String, CGFloat)] = [("baseline", 520), ("ascent", 580), ("descent", 640), ("width", 696)]
    for (name, x) in columns {
      write(name, at: CGPoint(x: x, y: 40), Face.strong, Ink.note, anchor: CGPoint(x: 1, y: 0.5))
    }
    var fonts: [String] = []
    let inks = [Ink.first, Ink.second, Ink.third, UIColor.systemPurple]
    for set in layout.lines {
      let top = origin.y + set.top
      let baseline = origin.y + set.baseline
      fill(CGRect(x: origin.x, y: top, width: 420, height: set.ascent), Ink.ground)
      fill(CGRect(x: origin.x, y: baseline, width: 420, height: set.descent), Ink.ground)
      line([CGPoint(x: origin.x, y: top), CGPoint(x: origin.x + 420, y: top)], Ink.rule, width: 0.5)
      for run in set.runs {
        let name = run.glyphs.font.name
        if !fonts.contains(name) { fonts.append(name) }
        let ink = inks[(fonts.firstIndex(of: name) ?? 0) % inks.count]
        let box = CGRect(
          x: origin.x + run.x, y: baseline - run.font.ascender, width: run.width, height: run.font.lineHeight)
        fill(box, ink.withAlphaComponent(0.14))
        frame(box, ink, width: 1)
        draw(run.glyphs, at: origin, Ink.text)
      }
      line([CGPoint(x: origin.x - 8, y: baseline), CGPoint(x: origin.x + 428, y: baseline)], Ink.alarm, width: 1)
      for ((_, x), value) in zip(columns, [set.baseline, set.ascent, set.descent, set.width]) {
        write(
          Self.hundredths(value), at: CGPoint(x: x, y: baseline - 7), Face.number, Ink.text,
          anchor: CGPoint(x: 1, y: 0.5))
      }
    }
    let bottom = origin.y + layout.height
    line([CGPoint(x: origin.x, y: bottom), CGPoint(x: origin.x + 420, y: bottom)], Ink.rule, width: 0.5)
    write(
      "height \(Self.hundredths(layout.height))", at: CGPoint(x: 696, y: bottom + 16), Face.strong, Ink.note,
      anchor: CGPoint(x: 1, y: 0.5))
    var x: CGFloat = 24
    for (index, name) in fonts.enumerated() {
      fill(CGRect(x: x, y: bottom + 38, width: 14, height: 14), inks[index % inks.count].withAlphaComponent(0.14))
      frame(CGRect(x: x, y: bottom + 38, width: 14, height: 14), inks[index % inks.count])
      x = write(name, at: CGPoint(x: x + 20, y: bottom + 45), Face.note, Ink.note).maxX + 18
    }
  }
}
