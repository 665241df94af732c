// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import TesseraRaster
import Testing

@testable import TesseraText

/// A paragraph is shaped once and then divided into lines. Each line must be equal to a line that is shaped
/// separately.
@Suite struct ReshapingTests {
  private static let words = [
    "AVATAR", "To", "Ty.", "fi", "e\u{301}t", "Wörld", "12:30", "(A)", "of", "-", "P.", "\"T\"", "LT", "naïve", "11",
    "y,",
    "שלום", "A\u{308}", "Yo", "r.",
  ]

  private static func text(_ random: inout SeededRandom) -> String {
    (0..<3 + random.below(12)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
  }

  /// A line's glyphs and advances are compared with the slow reference, in which the line's text is laid out
  /// separately.
  @Test(arguments: [
    FontDescriptor(size: 17), FontDescriptor(weight: 800, size: 11), FontDescriptor(italic: true, size: 30),
  ])
  func linesMatchSeparateShaping(_ descriptor: FontDescriptor) {
    let font = FontLibrary.shared.font(for: descriptor)
    var random = SeededRandom(state: 7)
    for _ in 0..<60 {
      let text = Self.text(&random)
      var style = ParagraphStyle()
      style.baseDirection = .leftToRight
      style.lineBreakMode = random.below(2) == 0 ? .wordWrapping : .charWrapping
      let width = Double(5 + random.below(200))
      let result = layout(AttributedText(text, font: font), style: style, maxWidth: width)
      #expect(result.lines.map(\.range).joined().elementsEqual(0..<text.utf8.count))
      for line in result.lines {
        let part = String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
        let alone = layout(
          AttributedText(part, font: font), style: style, maxWidth: .infinity
        ).lines[0]
        #expect(abs(line.width - alone.width) < 1e-9, "\(part) in \(text) at \(width)")
        // Spaces at a line break have no glyphs.
        let hanging = line.range.upperBound < text.utf8.count ? Self.trailing(part) : 0
        #expect(Self.ids(line) == Self.ids(alone).dropLast(hanging), "\(part) in \(text) at \(width)")
        #expect(line.width <= width + 0.001 || part.count == 1 || part.dropFirst().allSatisfy { $0 == " " })
      }
    }
  }

  private static func trailing(_ text: String) -> Int { text.reversed().prefix { $0 == " " }.count }

  private static func ids(_ line: TextLayout.Line) -> [UInt32] {
    line.runs.flatMap(\.glyphs.glyphs).map(\.id)
  }

  /// The next word does not fit on the line.
  @Test func fillsLines() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    var random = SeededRandom(state: 11)
    var style = ParagraphStyle()
    style.baseDirection = .leftToRight
    for _ in 0..<40 {
      let text = (0..<12).map { _ in ["Ty", "AV", "of", "naïve", "Po."][random.below(5)] }.joined(separator: " ")
      let width = Double(40 + random.below(160))
      let lines = layout(AttributedText(text, font: font), style: style, maxWidth: width).lines
      let utf8 = Array(text.utf8)
      for (line, next) in zip(lines, lines.dropFirst()) {
        let word = utf8[next.range].prefix { $0 != 0x20 }.count
        let longer = String(decoding: utf8[line.range.lowerBound..<next.range.lowerBound + word], as: UTF8.self)
        #expect(layout(AttributedText(longer, font: font), style: style, maxWidth: .infinity).width > width - 0.001)
      }
    }
  }

  /// Arabic letters at a break inside a word keep their joining forms, as in print.
  @Test func arabicStaysJoinedAcrossABreak() {
    let font = FontLibrary.shared.font(for: FontDescriptor(design: .named("Noto Sans Arabic"), size: 20))
    let text = AttributedText(String(repeating: "ب", count: 12), font: font)
    let whole = layout(text, maxWidth: .infinity).lines[0]
    let lines = layout(text, maxWidth: 30).lines
    #expect(lines.count > 1)
    let ids = lines.flatMap { $0.runs.flatMap(\.glyphs.glyphs).map(\.id).reversed() }
    #expect(ids == whole.runs.flatMap(\.glyphs.glyphs).map(\.id).reversed())
  }

  /// A line never ends inside a ligature. Lam and alef, which form a mandatory ligature in Arabic, stay together.
  @Test func ligaturesStayWhole() {
    let font = FontLibrary.shared.font(for: FontDescriptor(design: .named("Noto Sans Arabic"), size: 20))
    let lines = layout(AttributedText("لالالا", font: font), maxWidth: 1).lines
    #expect(lines.map(\.range) == [0..<4, 4..<8, 8..<12])
    #expect(lines.allSatisfy { $0.runs.flatMap(\.glyphs.glyphs).count == 1 })
  }
}
