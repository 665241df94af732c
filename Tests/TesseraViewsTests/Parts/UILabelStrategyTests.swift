// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Line break strategies and tightening in labels.
@MainActor @Suite struct UILabelStrategyTests {
  /// Returns the number of glyphs in each line.
  private func lines(_ label: UILabel) -> [Int] {
    var counts: [Double: Int] = [:]
    for case .glyphs(let run, _, _) in label.displayList(scale: 2, pixels: (800, 400), background: .clear).commands {
      for glyph in run.glyphs { counts[glyph.position.y, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map(\.value)
  }

  private func label(_ text: String, as wide: String, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = wide
    let width = label.intrinsicContentSize.width
    label.text = text
    label.numberOfLines = lines
    label.frame = CGRect(0, 0, width, 100)
    return label
  }

  /// "go" is not alone on the last line, unless the line break strategy allows it.
  @Test func avoidsASingleLastWord() {
    let label = label("one two three four go", as: "one two three four", lines: 0)
    #expect(label.lineBreakStrategy == .standard)
    #expect(lines(label) == [13, 7])
    label.lineBreakStrategy = []
    #expect(lines(label) == [18, 2])
    label.lineBreakStrategy = .pushOut
    #expect(lines(label) == [13, 7])
  }

  @Test func tightensBeforeItTruncates() {
    let label = label("A label that is a little too wide", as: "A label that is a little too wid", lines: 1)
    label.frame.size.width += 4
    let cut = lines(label)
    label.allowsDefaultTighteningForTruncation = true
    #expect(lines(label) == [33])
    #expect(cut.reduce(0, +) < 33)
  }
}
