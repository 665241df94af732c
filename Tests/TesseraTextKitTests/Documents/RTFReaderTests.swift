// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct RTFReaderTests {
  private func read(_ rtf: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(rtf.utf8), documentAttributes: nil)
  }

  @Test(arguments: [
    ("{\\rtf1 Hello}", "Hello"), ("{\\rtf1 a\\par b\\line c\\tab d}", "a\nb\u{2028}c\td"),
    ("{\\rtf1 \\{x\\} \\\\ \\~}", "{x} \\ \u{A0}"), ("{\\rtf1 \\'e9\\'80}", "é€"), ("{\\rtf1 \\u233?\\u8364 ?}", "é€"),
    ("{\\rtf1\\uc2 \\u233ab!}", "é!"), ("{\\rtf1 \\u-10179?\\u-8704?}", "😀"), ("{\\rtf1 \\u55357?x}", "x"),
    ("{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\*\\generator Word;}{\\info{\\author me}}text}", "text"),
    ("{\\rtf1 \\bin3 abcx}", "x"), ("{\\rtf1", ""), ("{\\rtf1 a}}}}b", "ab"), ("{\\rtf1 \\'zz\\", "zz"),
    ("{\\rtf1\r\na\r\nb}", "ab"),
  ])
  func readsText(_ rtf: String, _ expected: String) throws {
    #expect(try read(rtf).string == expected)
  }

  @Test func stylesEndWithTheirGroup() throws {
    let text = try read(
      "{\\rtf1{\\fonttbl\\f0\\fswiss Helvetica;\\f1 Courier;}{\\colortbl;\\red255\\green0\\blue0;}\\f0\\fs40 a{\\b\\i\\cf1\\ul b}c\\f1\\fs24\\b0 d}"
    )
    func look(_ index: Int) -> [NSAttributedString.Key: Any] { text.attributes(at: index, effectiveRange: nil) }
    let fonts = (0..<4).map { look($0)[.font] as? UIFont }
    #expect(text.string == "abcd")
    #expect(fonts.map { $0?.pointSize } == [20, 20, 20, 12])
    #expect(fonts.map { $0?.familyName } == ["Helvetica", "Helvetica", "Helvetica", "Courier"])
    #expect(fonts[1]?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
    #expect(fonts[2]?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(look(1)[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(look(1)[.underlineStyle] as? Int == 1 && look(2)[.underlineStyle] == nil)
  }

  @Test func deepNestingTerminates() throws {
    let rtf =
      "{\\rtf1 " + String(repeating: "{\\b ", count: 20_000) + "x" + String(repeating: "}", count: 20_000) + "y}"
    #expect(try read(rtf).string == "xy")
  }
}
