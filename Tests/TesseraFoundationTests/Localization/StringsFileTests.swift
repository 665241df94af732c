// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

struct StringsFileTests {
  @Test(
    arguments: [
      ("", [:]),
      ("\"a\" = \"b\";", ["a": "b"]),
      ("\"a\"=\"b\";\n\"c\" = \"d\" ;", ["a": "b", "c": "d"]),
      ("/* note */ \"a\" // more\n = /* x */ \"b\";", ["a": "b"]),
      ("a.b-c_d/e:f$1 = g;", ["a.b-c_d/e:f$1": "g"]),
      ("a/* x */=b//y\n;", ["a": "b"]),
      ("'it''s' = 'x';", nil),
      ("'a \"q\"' = \"it's\";", ["a \"q\"": "it's"]),
      ("\"a\";", ["a": "a"]),
      ("\"a\" = \"b\"", ["a": "b"]),
      ("{ a = b; c = d }", ["a": "b", "c": "d"]),
      ("{ a = b;", nil),
      ("{ a = b; } c", nil),
      // If a key occurs twice, the later entry is used.
      ("a = b; a = c;", ["a": "c"]),
      (#""n" = "1\n2\t3\"4\\5\'6\/7";"#, ["n": "1\n2\t3\"4\\5'6/7"]),
      // Three octal digits represent a character in the NeXTSTEP encoding: 0o141 is "a", and 0o267 is a bullet.
      (#""o" = "\141\267\7!";"#, ["o": "a•\u{7}!"]),
      // Four hexadecimal digits represent a UTF-16 code unit. A surrogate pair is one character.
      (#""u" = "\U263A\u00e4\UD83D\UDE00\U41 ";"#, ["u": "☺ä😀A "]),
      ("\"multi\nline\" = \"a\\\nb\";", ["multi\nline": "a\nb"]),
      ("\u{FEFF}\"a\" = \"b\";", ["a": "b"]),
      ("\"ü€😀\" = \"ø\";\u{A0}\u{2028}", ["ü€😀": "ø"]),
      ("\"a\" = \"b\" \"c\" = \"d\";", nil),
      ("\"a\" = ;", nil), ("= \"a\";", nil), ("\"a", nil), ("\"a\" = \"b\\", nil), ("/* a", nil),
      ("\"a\" = (b, c);", nil),
      ("ä = b;", nil), (";", nil),
    ] as [(String, [String: String]?)])
  func parses(text: String, entries: [String: String]?) {
    #expect((try? StringsFile.read(Data(text.utf8))) == entries)
  }

  @Test func reportsTheLine() {
    #expect(throws: StringsError.syntax(line: 3, "a semicolon is missing after \"c\"")) {
      try StringsFile.read(Data("a = b;\n\nc = d e = f;".utf8))
    }
    #expect(throws: StringsError.syntax(line: 2, "a quotation mark is not closed")) {
      try StringsFile.read(Data("a = b;\nc = \"d;\n\n".utf8))
    }
  }

  static let encoded: [(String.Encoding, [UInt8])] = [
    (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
    (.utf16LittleEndian, []), (.utf16BigEndian, []), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
    (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
  ]

  @Test(arguments: encoded)
  func encodings(encoding: String.Encoding, mark: [UInt8]) throws {
    let body = try #require("\"Größe\" = \"サイズ😀\";".data(using: encoding))
    #expect(try StringsFile.read(Data(mark) + body) == ["Größe": "サイズ😀"])
  }

  @Test(
    arguments: [
      // Latin 1 text, an incomplete UTF-16 code unit, and a lone surrogate.
      [0x22, 0xE4, 0x22, 0x3B], [0xFF, 0xFE, 0x22, 0x00, 0x61], [0xFF, 0xFE, 0x00, 0xD8],
    ] as [[UInt8]])
  func wrongEncodings(bytes: [UInt8]) {
    #expect(throws: StringsError.encoding) { try StringsFile.read(Data(bytes)) }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyLists(format: PropertyListSerialization.PropertyListFormat) throws {
    let list = ["a": "b", "ü": "x\ny"]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
    #expect(try StringsFile.read(data) == list)
    #expect(throws: StringsError.self) { try StringsFile.read(data.prefix(data.count / 2)) }
  }
}
