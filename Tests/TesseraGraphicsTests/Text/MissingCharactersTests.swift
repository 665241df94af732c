// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import Testing

@testable import TesseraGraphics

@Suite struct MissingCharactersTests {
  private static let script =
    "cannot be used: no font contains them, so they are drawn as boxes with code points; add the product"
  private static let character =
    "cannot be used: no font contains it, so it is drawn as a box with its code point; register a font with UIFont.register."
  private static let signOfProduct =
    "cannot be used: no font contains it, so it is drawn as a box with its code point; add the product"
  private static let rest = "to the dependencies of the target, or register a font with UIFont.register."
  private static let sentences: [(scalar: UInt32, sentence: String)] = [
    (0x4E2D, "The characters of the script \"Han\" \(script) TesseraFontsCJK \(rest)"),
    (0x16A0, "The characters of the script \"Runic\" \(script) TesseraFontsScripts \(rest)"),
    (0x1FAE9, "The character \"\u{1FAE9} (U+1FAE9)\" \(character)"),
    // The katakana middle dot and fullwidth letters belong to no script. Only one of the package's font products
    // contains them, so the message names that product.
    (0x30FB, "The character \"・ (U+30FB)\" \(signOfProduct) TesseraFontsCJK \(rest)"),
    (0xFF21, "The character \"Ａ (U+FF21)\" \(signOfProduct) TesseraFontsCJK \(rest)"),
    (0xE000, "The character \"\u{E000} (U+E000)\" \(character)"),
  ]

  @Test(arguments: sentences)
  func describesTheMissingCharacter(_ value: UInt32, _ sentence: String) throws {
    #expect(MissingCharacters.resource(for: try #require(Unicode.Scalar(value))).sentence == sentence)
  }

  /// Missing characters, which are drawn as boxes, are reported once per script, even if their outlines are modified.
  @Test(
    arguments: [
      [:], [.obliqueness: 0.3], [.strokeWidth: 3], [.strokeWidth: -3], [.expansion: 0.5],
    ] as [[NSAttributedString.Key: Double]])
  @MainActor func paintingReportsMissingCharacters(_ attributes: [NSAttributedString.Key: Double]) {
    let collector = MissingResources.Collector()
    MissingResources.$isSilent.withValue(true) {
      MissingResources.collecting(into: collector) {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30)).image { _ in
          "a\u{E000}\u{E001}\u{E000}".draw(at: .zero, withAttributes: attributes)
        }
      }
    }
    #expect(collector.resources.map(\.name) == ["\u{E000} (U+E000)", "\u{E001} (U+E001)"])
  }
}
