// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

/// Truncated, damaged and hostile files result in a typed error.
struct PNGErrorTests {
  static let small = HandMadePNG(
    width: 5, height: 3, type: .rgba, depth: 8, pixels: (0..<15).map { [$0 * 17, 255 - $0, $0, $0 * 16] })

  @Test func everyPrefixIsReportedAsTruncated() {
    let bytes = Self.small.bytes
    #expect(throws: PNGError.notPNG) { try PNG.decode([]) }
    for count in 1..<bytes.count {
      #expect(throws: PNGError.truncated, "first \(count) bytes") { try PNG.decode(Array(bytes.prefix(count))) }
    }
  }

  /// A checksum protects every chunk, so every flipped bit is detected.
  @Test func detectsEveryFlippedBit() {
    let bytes = Self.small.bytes
    for bit in 0..<bytes.count * 8 {
      var flipped = bytes
      flipped[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: PNGError.self, "bit \(bit)") { try PNG.decode(flipped) }
      #expect(throws: PNGError.self, "bit \(bit)") { try PNG.texts(in: flipped) }
    }
  }

  @Test func reportsTheDamagedChunk() throws {
    for (index, chunk) in Self.small.chunks.enumerated() where !chunk.data.isEmpty {
      var bytes = Self.small.bytes
      // Each earlier chunk takes 12 bytes in addition to its data. The data of this chunk begins 8 bytes after its
      // start.
      let start = 8 + Self.small.chunks[..<index].reduce(0) { $0 + 12 + $1.data.count } + 8
      bytes[start + chunk.data.count] ^= 0xFF
      let error = try #require(throws: PNGError.self) { try PNG.decode(bytes) }
      #expect(error == .badChecksum(chunk: chunk.type))
      #expect(error.description.contains(chunk.type))
    }
  }

  @Test func otherFilesAreNotPNG() {
    let gif = Array("GIF89a and more".utf8)
    let lfs = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    #expect(throws: PNGError.notPNG) { try PNG.decode(gif) }
    #expect(throws: PNGError.notPNG) { try PNG.decode(lfs) }
    #expect(throws: PNGError.notPNG) { try PNG.texts(in: gif) }
  }

  @Test func rejectsHugeSizesBeforeAllocating() {
    var bomb = Self.small
    let greatest = Int(Int32.max)
    bomb.chunks[0].data = HandMadePNG.header(width: greatest, height: greatest, type: .gray, depth: 1)
    #expect(throws: PNGError.tooLarge(width: greatest, height: greatest, maximumPixels: 1 << 28)) {
      try PNG.decode(bomb.bytes)
    }
    // Even without a limit, 150 bytes can't contain 4.6 * 10^18 pixels.
    #expect(throws: PNGError.self) { try PNG.decode(bomb.bytes, maximumPixels: .max) }
    bomb.chunks[0].data = HandMadePNG.header(width: 16384, height: 16384, type: .rgba, depth: 16)
    #expect(throws: PNGError.truncated) { try PNG.decode(bomb.bytes) }
  }

  @Test(arguments: [(15, true), (14, false), (0, false), (-1, false), (Int.min, false), (Int.max, true)])
  func limitIsInclusive(limit: Int, allowed: Bool) {
    let bitmap = try? PNG.decode(Self.small.bytes, maximumPixels: limit)
    #expect((bitmap != nil) == allowed)
  }

  @Test func reportsInvalidHeaders() {
    for data in [
      HandMadePNG.header(width: 0, height: 3, type: .rgba, depth: 8),
      HandMadePNG.header(width: 5, height: 0, type: .rgba, depth: 8),
      HandMadePNG.header(width: 5, height: 3, type: .rgba, depth: 3),
      HandMadePNG.header(width: 5, height: 3, type: .palette, depth: 16),
      [1, 2, 3],
    ] {
      var file = Self.small
      file.chunks[0].data = data
      #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
    }
  }

  @Test func reportsMissingPixels() {
    var file = Self.small
    file.chunks[1].data = HandMadePNG.stored([UInt8](repeating: 0, count: 3 * 21 - 1))
    #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
    file.chunks.remove(at: 1)
    #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
  }

  @Test func reportsUnknownFiltersAndMissingPalettes() {
    var file = Self.small
    file.chunks[1].data = HandMadePNG.stored([UInt8](repeating: 9, count: 3 * 21))
    #expect(throws: PNGError.self) { try PNG.decode(file.bytes) }
    let noPalette = HandMadePNG(width: 1, height: 1, type: .palette, depth: 8, pixels: [[0]])
    #expect(throws: PNGError.self) { try PNG.decode(noPalette.bytes) }
  }

  @Test func everyErrorSuggestsARemedy() {
    let errors: [PNGError] = [
      .notPNG, .truncated, .badChecksum(chunk: "IDAT"), .damaged(reason: "x"), .empty(width: 0, height: 1),
      .tooLarge(width: 1, height: 2, maximumPixels: 1), .invalidText(key: ""), .notEncodable(reason: "x"), .outOfMemory,
    ]
    for error in errors {
      let sentences = error.description.split(separator: ". ")
      #expect(sentences.count >= 2 && error.description.hasSuffix("."), "\(error)")
    }
  }
}
