// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

struct PNGStampTests {
  static func picture(_ red: UInt8 = 200) throws -> Bitmap {
    let row: [UInt8] = (0..<12).flatMap { [red, UInt8($0 * 20), 7, 255] }
    return try #require(Bitmap(width: 12, height: 9, bytes: Array(repeating: row, count: 9).flatMap { $0 }))
  }

  @Test func stampContainsThePixelHash() throws {
    let bitmap = try Self.picture()
    let file = try PNG.encodeStamped(bitmap, note: "what it shows: 日本語")
    let stamp = try #require(try PNG.stamp(in: file))
    #expect(stamp.pixels == PixelHash(bitmap))
    #expect((stamp.width, stamp.height) == (12, 9))
    #expect(try PNG.note(in: file) == "what it shows: 日本語")
    #expect(try PNG.decode(file) == bitmap)
  }

  @Test func otherFilesHaveNoStamp() throws {
    let file = try PNG.encode(Self.picture(), text: [("Title", "Tessera")])
    #expect(try PNG.stamp(in: file) == nil)
    #expect(try PNG.note(in: file) == nil)
  }

  /// An invalid or overlong note is omitted, and the golden is written without it.
  @Test(arguments: ["nul\0", String(repeating: "x", count: 1 << 22 + 1)])
  func omitsNotesThatDoNotFit(note: String) throws {
    let file = try PNG.encodeStamped(Self.picture(), note: note)
    #expect(try PNG.stamp(in: file) != nil)
    #expect(try PNG.note(in: file) == nil)
  }

  @Test func stampContainsTheDisplayListHash() throws {
    let bitmap = try Self.picture()
    let list = DisplayListHash(DisplayList(width: 12, height: 9, background: .white))
    let file = try PNG.encodeStamped(bitmap, note: "note", list: list)
    #expect(try PNG.stamp(in: file)?.list == list)
    #expect(try PNG.stamp(in: file)?.pixels == PixelHash(bitmap))
    #expect(try PNG.note(in: file) == "note")
    // Goldens of older versions contain no display list and are valid.
    #expect(try PNG.stamp(in: PNG.encodeStamped(bitmap, note: "note"))?.list == nil)
    // The image's chunks are the same with and without a display list.
    #expect(try PNG.stamp(in: PNG.encodeStamped(bitmap))?.pixels == PNG.stamp(in: file)?.pixels)
  }

  /// A display list chunk from a different golden is ignored.
  @Test func ignoresTheHashOfAnotherImage() throws {
    let list = DisplayListHash(DisplayList(width: 12, height: 9, background: .white))
    let (one, two) = (try PNG.encodeStamped(Self.picture(), list: list), try PNG.encodeStamped(Self.picture(201)))
    func length(_ file: [UInt8], _ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } + 12 }
    let chunk = 33 + length(one, 33)
    let forged = two[..<33] + one[chunk..<chunk + length(one, chunk)] + two[33...]
    let stamp = try #require(try PNG.stamp(in: Array(forged)))
    #expect(stamp.list == nil)
    #expect(try stamp.pixels == PixelHash(Self.picture(201)))
  }

  /// Simulates an image editor that preserves text chunks: one file's text chunks precede another file's pixels.
  @Test func changedImagesAreErrors() throws {
    let golden = try PNG.encodeStamped(Self.picture())
    let other = try PNG.encode(Self.picture(201), preset: .small)
    // The signature has 8 bytes and the header 25. The stamp's chunk follows, with 12 bytes around its text.
    let length = golden[33..<37].reduce(0) { $0 << 8 | Int($1) }
    let forged = other[..<33] + golden[33..<33 + length + 12] + other[33...]
    #expect(throws: PNGError.damaged(reason: "its picture was changed after its fingerprint was taken")) {
      try PNG.stamp(in: Array(forged))
    }
  }

  /// A truncated golden is never mistaken for a golden without a stamp.
  @Test func truncatedFilesAreErrors() throws {
    let golden = try PNG.encodeStamped(Self.picture(), note: "note")
    for count in golden.indices {
      #expect(throws: PNGError.self) { try PNG.stamp(in: Array(golden[..<count])) }
    }
  }

  /// A checksum, the signature or a chunk length detects each flipped bit.
  @Test func damagedFilesAreErrors() throws {
    let golden = try PNG.encodeStamped(Self.picture(), note: "note")
    for index in golden.indices {
      var damaged = golden
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(throws: PNGError.self, "byte \(index)") { try PNG.stamp(in: damaged) }
    }
  }
}
