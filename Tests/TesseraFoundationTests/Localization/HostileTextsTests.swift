// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

/// Reading string files that are deeply nested or contain themselves results in entries or an error.
struct HostileTextsTests {
  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  private static let head =
    "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist>"

  static let lists: [(name: String, text: String)] = [
    ("dictionaries in each other", head + times(100_000, "<dict><key>a</key>")),
    ("arrays in each other", head + times(100_000, "<array>") + times(100_000, "</array>") + "</plist>"),
    (
      "an array among the texts",
      head + "<dict><key>a</key>" + times(50_000, "<array>") + times(50_000, "</array>") + "</dict></plist>"
    ),
    ("no plist", "<?xml version=\"1.0\"?>" + times(100_000, "<dict>")),
    ("open tags", head + times(100_000, "<")),
    (
      "entities of entities",
      "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><plist><dict><key>&b;</key><string>&b;</string></dict></plist>"
    ),
  ]

  @Test(arguments: lists.indices)
  func nestedLists(index: Int) throws {
    let data = Data(Self.lists[index].text.utf8)
    let language = try #require(LanguageTag("en"))
    _ = try? StringsFile.read(data)
    _ = try? StringsDictionary.read(data, language)
  }

  @Test func nestedCatalogs() {
    let depth = 100_000
    for text in [
      Self.times(depth, "["), Self.times(depth, "{\"strings\":"), "{\"strings\":{\"a\":" + Self.times(depth, "{\"b\":"),
      "{\"strings\":{\"a\":" + Self.times(depth, "[") + Self.times(depth, "]") + "}}",
    ] {
      #expect(throws: StringsError.damaged("its JSON is damaged")) { try StringCatalog.read(Data(text.utf8)) }
    }
    // Nested device variations, which don't occur in real catalogs, are ignored.
    var node = "{\"stringUnit\":{\"value\":\"x\"}}"
    for _ in 0..<100 { node = "{\"variations\":{\"device\":{\"iphone\":\(node)}}}" }
    let catalog = try? StringCatalog.read(Data("{\"strings\":{\"a\":{\"localizations\":{\"de\":\(node)}}}}".utf8))
    #expect(catalog != nil)
  }

  @Test func longTexts() throws {
    let million = Self.times(1_000_000, "x")
    #expect(try StringsFile.read(Data("\"\(million)\" = \"\(million)\";".utf8)) == [million: million])
    #expect(throws: StringsError.self) { try StringsFile.read(Data(("a = \"" + Self.times(500_000, "\\\"")).utf8)) }
    #expect(throws: StringsError.self) { try StringsFile.read(Data(Self.times(500_000, "/*").utf8)) }
    #expect(throws: StringsError.self) { try StringsFile.read(Data(Self.times(500_000, "{").utf8)) }
    #expect(FormatPiece.pieces(of: Self.times(200_000, "%#@")).count <= 200_000)
    #expect(FormatPiece.pieces(of: Self.times(200_000, "%1$")).count <= 200_000)
  }

  /// Returns a binary property list. The first object is the root. Offsets and references are one byte each. The
  /// trailer is 32 bytes: six unused bytes, the two sizes, the object count, the root's index, and the offset table's
  /// position.
  private static func binaryList(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    let zeros = [UInt8](repeating: 0, count: 7)
    bytes += places + [0, 0, 0, 0, 0, 0, 1, 1] + zeros + [UInt8(objects.count)] + zeros + [0] + zeros + [table]
    return Data(bytes)
  }

  @Test func plainBinaryList() throws {
    // A dictionary with one entry, whose key is object 1 and whose value is object 2, and two one-letter strings.
    #expect(try StringsFile.read(Self.binaryList([[0xD1, 1, 2], [0x51, 97], [0x51, 98]])) == ["a": "b"])
  }

  /// 0xA1 is an array with one element, object 0, which is the array itself. 0xD1 is a dictionary with one entry.
  @Test(
    arguments: [[[0xA1, 0]], [[0xD1, 1, 0], [0x51, 97]], [[0xD1, 1, 2], [0x51, 97], [0xA2, 2, 2]]] as [[[UInt8]]])
  func selfReferencingLists(objects: [[UInt8]]) {
    #expect(throws: StringsError.self) { try StringsFile.read(Self.binaryList(objects)) }
  }

  /// Forty arrays, each containing the next array twice, would expand to 2 to the power of 40 strings.
  @Test func exponentiallyGrowingLists() {
    var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 97]]
    for next in UInt8(3)..<43 { objects.append([0xA2, next, next]) }
    objects.append([0x51, 98])
    let data = Self.binaryList(objects)
    #expect(throws: StringsError.damaged("its property list is damaged")) { try StringsFile.read(data) }
  }

  /// 0xC1 is a set with one element, and 0xB1 an ordered set. Foundation crashes when it converts a set that contains
  /// a dictionary.
  @Test(
    "Property lists have no sets, and keys are strings",
    arguments: [
      [[0xD1, 1, 2], [0x51, 97], [0xC1, 3], [0xD1, 1, 1]], [[0xD1, 1, 2], [0x51, 97], [0xB1, 1]],
      [[0xD1, 1, 2], [0xD1, 2, 2], [0x51, 98]],
    ] as [[[UInt8]]])
  func setsAndOtherKeys(objects: [[UInt8]]) {
    #expect(throws: StringsError.damaged("its property list is damaged")) {
      try StringsFile.read(Self.binaryList(objects))
    }
  }
}
