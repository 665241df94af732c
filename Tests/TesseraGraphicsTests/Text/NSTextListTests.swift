// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import TesseraText
import Testing

@testable import TesseraGraphics

@Suite struct NSTextListTests {
  // The code points of the markers are from Apple's documentation of NSTextList.MarkerFormat. Numbers follow the
  // definitions of their numeral systems.
  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 3, "\u{2022}"), (.circle, 1, "\u{25E6}"), (.square, 1, "\u{25A0}"),
    (.box, 1, "\u{25A1}"), (.check, 1, "\u{2713}"), (.diamond, 1, "\u{25C6}"), (.hyphen, 1, "\u{2043}"),
    (.decimal, 12, "12"), (.octal, 8, "10"), (.lowercaseHexadecimal, 27, "1b"), (.uppercaseHexadecimal, 27, "1B"),
    (.lowercaseAlpha, 1, "a"), (.lowercaseAlpha, 26, "z"), (.lowercaseLatin, 27, "aa"), (.uppercaseAlpha, 52, "AZ"),
    (.uppercaseLatin, 703, "AAA"), (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"),
    (.uppercaseRoman, 0, "0"), (.uppercaseRoman, 4000, "4000"), (.lowercaseAlpha, 0, "0"),
    (NSTextList.MarkerFormat("({decimal})"), 5, "(5)"), (NSTextList.MarkerFormat("{lower-roman}."), 2, "ii."),
    (NSTextList.MarkerFormat("*"), 2, "*"), (NSTextList.MarkerFormat("{unknown}"), 2, "{unknown}"),
    (NSTextList.MarkerFormat("}{"), 2, "}{"), (NSTextList.MarkerFormat(""), 2, ""),
  ])
  func markers(_ format: NSTextList.MarkerFormat, _ number: Int, _ expected: String) {
    let list = NSTextList(markerFormat: format, options: 0)
    #expect(list.marker(forItemNumber: number) == expected)
  }

  @Test func showsHostileNumbers() {
    for number in [Int.min, Int.max, -1] {
      for format in [NSTextList.MarkerFormat.lowercaseAlpha, .uppercaseRoman, .octal, .decimal] {
        #expect(!NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number).isEmpty)
      }
    }
  }

  @Test func ordersAndDefaults() {
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    #expect(NSTextList(markerFormat: .disc, options: 1).listOptions == .prependEnclosingMarker)
    #expect(NSTextList(markerFormat: .decimal, startingItemNumber: 4).startingItemNumber == 4)
    #expect(NSParagraphStyle.default.textLists.isEmpty && !NSTextList.includesTextListMarkers)
  }

  private static let font = UIFont.systemFont(ofSize: 17)

  private func paragraph(_ text: String, _ lists: [NSTextList]) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.textLists = lists
    return NSAttributedString(string: text, attributes: [.font: Self.font, .paragraphStyle: style])
  }

  /// Returns the text's lines with their markers.
  private func shown(_ parts: [NSAttributedString]) -> [String] {
    let whole = NSMutableAttributedString()
    for part in parts { whole.append(part) }
    var defaults = TextDefaults()
    defaults.drawsListMarkers = true
    let text = StyledText(whole, defaults: defaults)
    return text.blocks.flatMap { $0.text.string.split(separator: "\n").map(String.init) }
  }

  @Test func numbersItems() {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 3)
    let inner = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 1)
    let lines = shown([
      paragraph("a\nb\n", [list]), paragraph("c\nd\n", [list, inner]), paragraph("e\n", [list]),
      paragraph("f\n", [list, inner]), paragraph("g\n", []), paragraph("h", [list]),
    ])
    // A list that ends and reappears restarts its numbering, as does a nested list.
    #expect(lines == ["\t3.\ta", "\t4.\tb", "\t4.a\tc", "\t4.b\td", "\t5.\te", "\t5.a\tf", "g", "\t3.\th"])
  }

  @Test func drawsMarkers() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let item = paragraph("x", [list])
    let plain = paragraph("x", [])
    // The text begins after two tab stops, 28 points apart.
    let width = plain.size().width
    #expect(abs(item.size().width - 56 - width) < 1e-9)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30), format: format).image { _ in
      item.draw(at: .zero)
    }
    let ink = image.inkBox ?? .zero
    #expect(ink.minX >= 28 && ink.minX < 34)
    // Attributes of individual characters do not apply to the marker.
    let struck = NSMutableAttributedString(attributedString: item)
    struck.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: 1))
    #expect(abs(struck.size().width - item.size().width) < 1e-9)
  }

  @Test func textWithoutMarkerCharactersIsUnchanged() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let text = StyledText(paragraph("abc", [list]), defaults: TextDefaults())
    #expect(text.blocks.first?.text.string == "abc")
  }
}
