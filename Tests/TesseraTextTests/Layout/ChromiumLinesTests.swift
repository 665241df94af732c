// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

/// Chromium's line breaks for 600 paragraphs in twelve languages, recorded by `Tools/Checks/check-lines`.
@Suite struct ChromiumLinesTests {
  struct Case {
    var language: Substring
    var width: Double
    var lines: [Substring]
    var text: String { lines.joined() }
  }

  static func cases() throws -> [Case] {
    let path = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let bytes = try #require(LongTests.read("/" + path + "/Fixtures/chromium-lines.txt"))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { row in
      let fields = row.split(separator: "\t")
      guard fields.count == 3, let width = Double(fields[1]) else { return nil }
      let lines = fields[2].unicodeScalars.split(separator: "|").map { Substring($0) }
      return Case(language: fields[0], width: width, lines: lines)
    }
  }

  /// Returns a font with the widths from the script's `advance` function.
  static func font(for cases: [Case]) throws -> ScaledFont {
    var font = TestFont()
    font.family = "Rulers"
    for scalar in Set(cases.flatMap { $0.text.unicodeScalars }).sorted() {
      font.characters.append((scalar.value, font.glyphs.count))
      font.glyphs.append(TestFont.Glyph(advance: advance(scalar)))
    }
    let library = FontLibrary()
    let names = try library.register(font.bytes)
    return library.font(for: FontDescriptor(design: .named(try #require(names.first)), size: 20))
  }

  private static func advance(_ scalar: Unicode.Scalar) -> Int {
    let category = scalar.properties.generalCategory
    if category == .nonspacingMark || category == .enclosingMark || scalar.value == 0x200D { return 0 }
    if isWide(scalar.value) { return 1000 }
    return 250 + 50 * Int(scalar.value * 7 % 9)
  }

  /// Returns whether a character has the East Asian width W or F. Supports only characters that occur in the
  /// paragraphs.
  private static func isWide(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60,
      0xFFE0...0xFFE6:
      true
    default: false
    }
  }

  /// The lines of at least 97 of 100 paragraphs are equal. These differences are deliberate:
  ///
  /// - Lines end after a slash (UAX 14) and before one (Core Text), whereas Chromium never breaks at a slash.
  /// - Digits after a hyphen stay with it (LB25), whereas Chromium breaks dates and telephone numbers there.
  @Test func breaksLinesLikeChromium() throws {
    let cases = try Self.cases()
    #expect(cases.count == 600)
    let font = try Self.font(for: cases)
    var differing = 0
    var unexplained: [String] = []
    for one in cases {
      let text = one.text
      let layout = layout(AttributedText(text, font: font), maxWidth: one.width)
      let utf8 = Array(text.utf8)
      let lines = layout.lines.map { Substring(decoding: utf8[$0.range], as: UTF8.self) }
      guard let (ours, theirs) = zip(lines, one.lines).first(where: { $0 != $1 }) else { continue }
      differing += 1
      if !Self.isMeant(ours, theirs, text) {
        unexplained.append("\(one.language): we “\(ours)”, Chromium “\(theirs)”")
      }
    }
    #expect(differing <= 18)
    #expect(unexplained.isEmpty, "\(unexplained.joined(separator: "\n"))")
  }

  /// Returns whether two lines with the same start end differently for one of the reasons above.
  private static func isMeant(_ ours: Substring, _ theirs: Substring, _ text: String) -> Bool {
    let (short, long) = ours.utf8.count < theirs.utf8.count ? (ours, theirs) : (theirs, ours)
    let rest = long.dropFirst(short.count)
    if rest.contains("/") || short.hasSuffix("/") || text.contains(ours + "/") { return true }
    return theirs.hasSuffix("-") && (ours.utf8.count < theirs.utf8.count || rest.first?.isNumber == true)
  }
}
