// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import TesseraRandom
import Testing
@testable import TesseraImaging
import TesseraRaster

/// The fast decoder compared with libpng. It returns the same image as libpng, or nil.
struct FastDecoderTests {
  static func fast(_ file: [UInt8], level: Int32 = tk_level()) -> Bitmap? {
    file.withUnsafeBufferPointer { FastDecoder.decode($0, maximumPixels: 1 << 28, level: level) }
  }

  static func slow(_ file: [UInt8]) throws -> Bitmap {
    try file.withUnsafeBufferPointer { try PNG.decodeSlowly($0, maximumPixels: 1 << 28) }
  }

  /// Returns a file with rows of random filtered bytes, including long runs of zeros, and the given filters.
  static func file(
    _ width: Int, _ height: Int, _ type: HandMadePNG.ColorType, filters: [UInt8], _ random: inout SeededRandom
  )
    -> HandMadePNG
  {
    let bytesPerPixel = type == .rgb ? 3 : 4
    var raw: [UInt8] = []
    for _ in 0..<height {
      raw.append(filters.randomElement(using: &random) ?? 0)
      let share = Int.random(in: 1...30, using: &random)
      raw += (0..<width * bytesPerPixel).map { _ in
        Int.random(in: 0..<share, using: &random) == 0 ? .random(in: 0...255, using: &random) : 0
      }
    }
    var file = HandMadePNG(
      width: 1, height: 1, type: type, depth: 8, pixels: [[Int](repeating: 0, count: bytesPerPixel)])
    file.chunks[0].data = HandMadePNG.header(width: width, height: height, type: type, depth: 8)
    file.chunks[1].data = HandMadePNG.stored(raw)
    file.chunks[1].data[0] = 0x78
    return file
  }

  @Test(arguments: [[0], [1], [2], [3], [4], [0, 1, 2, 3, 4]] as [[UInt8]], [HandMadePNG.ColorType.rgb, .rgba])
  func filters(filters: [UInt8], type: HandMadePNG.ColorType) throws {
    var random = SeededRandom(state: 9)
    for width in [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100] {
      for height in [1, 2, 9] {
        let file = Self.file(width, height, type, filters: filters, &random).bytes
        let slow = try Self.slow(file)
        for level in kernelLevels {
          #expect(Self.fast(file, level: level) == slow, "\(width) x \(height), level \(level)")
        }
      }
    }
  }

  /// The file is large enough for several threads. Each thread starts at a row that does not depend on the row above.
  @Test(arguments: [[0, 2, 4], [2, 3, 4], [1, 4, 4, 4]] as [[UInt8]])
  func decodesPartsOnThreads(filters: [UInt8]) throws {
    var random = SeededRandom(state: 10)
    let file = Self.file(700, 500, .rgba, filters: filters, &random).bytes
    #expect(Self.fast(file) == (try Self.slow(file)))
  }

  @Test(arguments: PNG.Preset.allCases)
  func filesOfThisEncoder(preset: PNG.Preset) throws {
    var random = SeededRandom(state: 11)
    for isOpaque in [true, false] {
      let bitmap = PixelComparisonTests.random(333, 200, colors: 9, isOpaque: isOpaque, &random)
      let file = try PNG.encode(bitmap, preset: preset, text: [("Title", "words"), ("Note", "日本語")])
      #expect(Self.fast(file) == bitmap)
    }
  }

  /// Files that only libpng can read.
  @Test func otherFilesFallBackToLibPNG() throws {
    let pixels = (0..<6).map { [$0 * 3, $0 * 5, 9] }
    let plain = HandMadePNG(width: 3, height: 2, type: .rgb, depth: 8, pixels: pixels)
    #expect(Self.fast(plain.bytes) != nil)
    let depth16 = HandMadePNG(width: 3, height: 2, type: .rgb, depth: 16, pixels: pixels)
    let interlaced = HandMadePNG(width: 3, height: 2, type: .rgb, depth: 8, interlaced: true, pixels: pixels)
    let transparent = HandMadePNG(
      width: 3, height: 2, type: .rgb, depth: 8, transparency: [0, 3, 0, 5, 0, 9], pixels: pixels)
    let palette = HandMadePNG(
      width: 2, height: 1, type: .palette, depth: 8, palette: [[1, 2, 3], [4, 5, 6]], pixels: [[0], [1]])
    for file in [depth16, interlaced, transparent, palette].map(\.bytes) {
      #expect(Self.fast(file) == nil)
      _ = try Self.slow(file)
    }
    for count in plain.bytes.indices { #expect(Self.fast(Array(plain.bytes[..<count])) == nil) }
    #expect(plain.bytes.withUnsafeBufferPointer { FastDecoder.decode($0, maximumPixels: 5) } == nil)
  }

  /// For seeded damage with corrected checksums, libpng accepts every file that the fast decoder accepts, and returns
  /// the same pixels.
  @Test func damagedFiles() throws {
    var random = SeededRandom(state: 12)
    var taken = 0
    let originals = [HandMadePNG.ColorType.rgb, .rgba].map { Self.file(9, 7, $0, filters: [0, 1, 2, 3, 4], &random) }
    for round in 0..<(isLongRun ? 100_000 : 1500) {
      var file = originals[round % 2]
      let victim = Int.random(in: 0..<file.chunks.count, using: &random)
      if round % 3 == 0 {
        file.chunks[victim].data = PNGFuzzTests.mutate(file.chunks[victim].data, &random)
      } else if round % 3 == 1 {
        let other = ["tEXt", "PLTE", "tRNS", "IDAT", "IEND", "abcd", "ABCD", "fcTL"].randomElement(using: &random)
        file.chunks.insert((other ?? "IDAT", [1, 2, 3]), at: victim)
      } else {
        file.chunks.swapAt(victim, Int.random(in: 0..<file.chunks.count, using: &random))
      }
      guard let bitmap = Self.fast(file.bytes) else { continue }
      taken += 1
      #expect((try? Self.slow(file.bytes)) == bitmap, "round \(round)")
    }
    #expect(taken > 10)
  }
}
