// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

struct PNGTextTests {
  static let pixel = HandMadePNG(width: 1, height: 1, type: .gray, depth: 8, pixels: [[0]])

  static func texts(_ bytes: [UInt8]) throws -> [[String]] {
    try PNG.texts(in: bytes).map { [$0.key, $0.value] }
  }

  @Test func textsRoundTripInOrder() throws {
    let texts = [
      ("Title", "Messages"), ("Hash", "00ff"), ("Title", "again"), ("Empty", ""), ("Unicode", "Größe 3×, 日本語 👩‍🚀"),
      ("Lines", "one\ntwo"), ("A key of 2 words", String(repeating: "long ", count: 20_000)),
    ]
    let bitmap = Bitmap(width: 2, height: 2)
    let file = try PNG.encode(bitmap, text: texts.map { (key: $0.0, value: $0.1) })
    #expect(try Self.texts(file) == texts.map { [$0.0, $0.1] })
    #expect(try PNG.decode(file) == bitmap)
    #expect(try Self.texts(PNG.encode(bitmap)) == [])
  }

  @Test(arguments: [
    "", " front", "back ", "two  spaces", "tab\t", "Schlüssel", "nul\0", String(repeating: "k", count: 80),
  ])
  func rejectsInvalidKeys(key: String) {
    #expect(throws: PNGError.invalidText(key: key)) { try PNG.encode(Bitmap(width: 1, height: 1), text: [(key, "v")]) }
  }

  @Test func longestKeyAndNUL() throws {
    let key = String(repeating: "k", count: 79)
    #expect(try Self.texts(PNG.encode(Bitmap(width: 1, height: 1), text: [(key, "v")])) == [[key, "v"]])
    #expect(throws: PNGError.invalidText(key: "k")) {
      try PNG.encode(Bitmap(width: 1, height: 1), text: [("k", "a\0b")])
    }
  }

  /// Latin-1, compressed Latin-1 and UTF-8 text chunks, before and after the pixels.
  @Test func readsAllThreeChunkTypes() throws {
    var file = Self.pixel
    file.chunks.insert(("tEXt", Array("Name\0".utf8) + [0x47, 0x72, 0xF6, 0xDF, 0x65]), at: 1)
    file.chunks.insert(("zTXt", Array("Packed\0\0".utf8) + HandMadePNG.stored([0xE9, 0x21])), at: 3)
    file.chunks.insert(("iTXt", Array("Key\0\0\0de\0Schlüssel\0日本".utf8)), at: 4)
    file.chunks.insert(("iTXt", Array("Both\0\u{1}\0\0\0".utf8) + HandMadePNG.stored(Array("æ語".utf8))), at: 4)
    let expected = [["Name", "Größe"], ["Packed", "é!"], ["Both", "æ語"], ["Key", "日本"]]
    #expect(try Self.texts(file.bytes) == expected)
  }

  /// Reading text ignores undecodable pixels.
  @Test func doesNotDecodePixels() throws {
    var file = Self.pixel
    file.chunks[1].data = [1, 2, 3, 4]
    file.chunks.insert(("tEXt", Array("K\0v".utf8)), at: 1)
    #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
    #expect(try Self.texts(file.bytes) == [["K", "v"]])
  }

  @Test func readsThousandsOfTexts() throws {
    var file = Self.pixel
    let texts = (0..<5000).map { ["K", "\($0)"] }
    file.chunks.insert(contentsOf: texts.map { ("tEXt", Array("\($0[0])\0\($0[1])".utf8)) }, at: 1)
    #expect(try Self.texts(file.bytes) == texts)
  }

  @Test(arguments: [
    ("tEXt", Array("no end of key".utf8)), ("zTXt", Array("K\0".utf8)), ("zTXt", Array("K\0\u{1}x".utf8)),
    ("zTXt", Array("K\0\0not deflated".utf8)), ("iTXt", Array("K\0".utf8)), ("iTXt", Array("K\0\0\0de".utf8)),
    ("iTXt", Array("K\0\u{2}\0\0\0text".utf8)),
  ])
  func reportsBrokenTexts(type: String, data: [UInt8]) {
    var file = Self.pixel
    file.chunks.insert((type, data), at: 1)
    #expect(throws: PNGError.self) { try PNG.texts(in: file.bytes) }
  }

  /// Stored blocks of 5 MB, which exceed a text chunk's limit.
  @Test func reportsTextsThatUnpackBeyondTheLimit() {
    var file = Self.pixel
    file.chunks.insert(
      ("zTXt", Array("K\0\0".utf8) + HandMadePNG.stored([UInt8](repeating: 65, count: 5 << 20))), at: 1)
    #expect(throws: PNGError.self) { try PNG.texts(in: file.bytes) }
  }
}
