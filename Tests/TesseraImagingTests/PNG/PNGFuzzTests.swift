// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraImaging
import TesseraRaster

/// Seeded damage. Decoding any bytes results in an image of the header's size or in a typed error.
struct PNGFuzzTests {
  static let rounds = isLongRun ? 100_000 : 400

  static let originals: [[UInt8]] = [
    HandMadePNG(
      width: 9, height: 7, type: .rgba, depth: 8, pixels: (0..<63).map { [$0, $0 * 4, 255 - $0, $0 * 3] }
    ).bytes,
    HandMadePNG(
      width: 9, height: 7, type: .palette, depth: 4, interlaced: true, palette: [[1, 2, 3], [4, 5, 6]],
      transparency: [9], pixels: (0..<63).map { [$0 % 2] }
    ).bytes,
    HandMadePNG(width: 3, height: 2, type: .rgb, depth: 16, pixels: (0..<6).map { [$0, 65535 - $0, 777] }).bytes,
  ]

  static func mutate(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0...Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 2: bytes.remove(at: at)
      case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
      case 4: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...20, using: &random)))
      default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 30)], at: at)
      }
    }
    return bytes
  }

  static func check(_ bytes: [UInt8]) {
    if let bitmap = try? PNG.decode(bytes, maximumPixels: 1 << 20) {
      #expect(bitmap.width * bitmap.height > 0)
      #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
      let survives = stride(from: 0, to: bitmap.bytes.count, by: 4).allSatisfy { at in
        bitmap.bytes[at..<at + 3].allSatisfy { $0 <= bitmap.bytes[at + 3] }
      }
      #expect(survives, "a component exceeds its alpha")
    }
    _ = try? PNG.texts(in: bytes)
  }

  @Test func damagedBytes() {
    var random = SeededRandom(state: 42)
    for round in 0..<Self.rounds {
      Self.check(Self.mutate(Self.originals[round % Self.originals.count], &random))
    }
  }

  /// Chunks are damaged and their checksums corrected, so that the damage reaches the code after the checksum test.
  @Test func damagedChunksWithValidChecksums() {
    var random = SeededRandom(state: 43)
    for round in 0..<Self.rounds {
      guard var file = HandMadePNG(parsing: Self.originals[round % Self.originals.count]) else { continue }
      let victim = Int.random(in: 0..<file.chunks.count, using: &random)
      file.chunks[victim].data = Self.mutate(file.chunks[victim].data, &random)
      if round % 5 == 0 { file.chunks.swapAt(victim, Int.random(in: 0..<file.chunks.count, using: &random)) }
      if round % 7 == 0 { file.chunks.append(file.chunks[victim]) }
      Self.check(file.bytes)
    }
  }
}
