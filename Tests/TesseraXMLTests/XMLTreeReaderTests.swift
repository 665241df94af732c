// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraXML

@Suite struct XMLTreeReaderTests {
  private static func read(_ text: String) throws(XMLTreeError) -> XMLTreeElement {
    try XMLTreeReader.read(Array(text.utf8))
  }

  /// Returns the tree as text: name(attribute=value)[children].
  private static func art(_ element: XMLTreeElement) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
    let nodes = element.nodes.map { node in
      switch node {
      case .element(let element): art(element)
      case .text(let text): "'\(text)'"
      }
    }
    return element.name + (attributes.isEmpty ? "" : "(\(attributes))") + (nodes.isEmpty ? "" : "[\(nodes.joined())]")
  }

  // XML 1.0: sections 2.4 (text), 2.7 (CDATA), 2.11 (line ends), 3.3.3 (values), 4.1 (references).
  @Test(arguments: [
    ("<a/>", "a"), ("<a></a>", "a"), ("<?xml version='1.0'?><!-- c --><a b='1' c:d=\"2>\"/>\n", "a(b=1,c:d=2>)"),
    ("<a>x<b/>y</a >", "a['x'b'y']"), ("<a>&lt;&amp;&gt;&quot;&apos;&#65;&#x42;</a>", "a['<&>\"'AB']"),
    ("<a><![CDATA[<b>&amp;]]></a>", "a['<b>&amp;']"), ("<a b='x\ny&#10;z'/>", "a(b=x y\nz)"),
    ("<a>1\r\n2\r3</a>", "a['1\n2\n3']"),
    ("<!DOCTYPE a [<!ENTITY e 'E&f;'><!ENTITY f \"F\"><!ELEMENT a ANY>]><a b='&e;'>&f;</a>", "a(b=EF)['F']"),
    ("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://x/y.dtd\"><a/>", "a"), ("\u{FEFF}<a/>", "a"),
    ("<ä ö='ü'>ß</ä>", "ä(ö=ü)['ß']"),
  ])
  func reads(text: String, expected: String) throws {
    #expect(Self.art(try Self.read(text)) == expected)
  }

  @Test(arguments: [
    ("", XMLTreeError.Reason.noElement, 1), ("<a>\n<b></a>", .wrongEnd("a", open: "b", since: 2), 2),
    ("<a", .unfinished("<a>"), 1),
    ("<a>\n\n", .unfinished("<a> of line 1"), 3), ("<a/><b/>", .secondRoot, 1), ("x<a/>", .textOutside, 1),
    ("</a>", .wrongEnd("a", open: "", since: 1), 1),
    ("<a b=1/>", .badAttribute("b"), 1), ("<a b='1' b='2'/>", .repeatedAttribute("b"), 1),
    ("<a>&nbsp;</a>", .unknownEntity("nbsp"), 1),
    ("<a>&#0;</a>", .unknownEntity("#0"), 1), ("<a>&#x110000;</a>", .unknownEntity("#x110000"), 1),
    ("<a>& b</a>", .unknownEntity(" b"), 1),
    ("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>", .unknownEntity("e"), 1),
    ("<!-- <a/>", .unfinished("a comment"), 1), ("<a b='", .unfinished("a quoted value"), 1), ("< a/>", .badName, 1),
    ("<?xml version='1.0' encoding='koi8-r'?><a/>", .encoding("koi8-r"), 1),
  ])
  func rejectsInvalidDocuments(text: String, reason: XMLTreeError.Reason, line: Int) {
    #expect(throws: XMLTreeError(reason: reason, line: line)) { try Self.read(text) }
  }

  @Test func readsOtherEncodings() throws {
    let utf16: [UInt8] = [0xFF, 0xFE] + "<a>ö</a>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try XMLTreeReader.read(utf16).text == "ö")
    let latin = Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>".utf8) + [0xF6] + Array("</a>".utf8)
    #expect(try XMLTreeReader.read(latin).text == "ö")
    // UTF-16 without a byte order mark, in both byte orders.
    let plain = "<a>ö</a>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try XMLTreeReader.read(plain).text == "ö")
    #expect(try XMLTreeReader.read("<a>ö</a>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }).text == "ö")
    // In Windows-1252, 0x80 is the euro sign, and 0xE4 is the same as in Latin-1.
    let windows = Array("<?xml version='1.0' encoding='windows-1252'?><a>".utf8) + [0x80, 0xE4] + Array("</a>".utf8)
    #expect(try XMLTreeReader.read(windows).text == "€ä")
  }

  /// Latin-1 text without a declaration is invalid UTF-8. It causes an error with its line instead of replacement
  /// characters.
  @Test func rejectsDamagedText() {
    let bytes = Array("<a>\n".utf8) + [0xF6] + Array("</a>".utf8)
    let error = XMLTreeError(reason: .damagedText("UTF-8"), line: 2)
    #expect(throws: error) { try XMLTreeReader.read(bytes) }
    #expect(error.description == "Line 2: The file contains bytes that are not valid UTF-8; save it as UTF-8.")
  }

  @Test func limitsItems() {
    let text = "<a>" + String(repeating: "<b c='1'/>", count: 50) + "</a>"
    #expect(throws: Never.self) { try XMLTreeReader.read(Array(text.utf8), limits: XMLTreeLimits(items: 101)) }
    #expect(throws: XMLTreeError(reason: .tooLarge("elements and attributes"), line: 1)) {
      try XMLTreeReader.read(Array(text.utf8), limits: XMLTreeLimits(items: 100))
    }
  }

  @Test func limitsDepth() {
    #expect(throws: Never.self) {
      try Self.read(String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256))
    }
    #expect(throws: XMLTreeError(reason: .tooDeep(256), line: 1)) {
      try Self.read(String(repeating: "<a>", count: 1_000_000))
    }
  }

  /// Ten entities that each contain the previous one ten times, which would expand to a gigabyte, and an entity that
  /// contains itself.
  @Test func limitsEntities() {
    let laughs = (1..<10).map { "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>" }.joined()
    for text in [
      "<!DOCTYPE a [<!ENTITY l0 'ha'>\(laughs)]><a>&l9;</a>", "<!DOCTYPE a [<!ENTITY l '&l;&l;'>]><a>&l;</a>",
    ] {
      #expect(throws: XMLTreeError(reason: .tooLarge("text from entities"), line: 1)) { try Self.read(text) }
    }
  }
}
