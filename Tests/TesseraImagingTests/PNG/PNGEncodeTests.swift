// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import TesseraRandom
import Testing
import TesseraImaging
import TesseraRaster

struct PNGEncodeTests {
  static func bitmap(width: Int, height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
    let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    return Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Returns the IHDR color type, which follows 8 bytes of signature, 8 of chunk head, 8 of size and 1 of depth.
  static func colorType(_ file: [UInt8]) -> UInt8 { file[25] }

  /// Returns the decompressed filtered rows. Each row begins with its filter type.
  static func rows(_ file: [UInt8], bytesPerRow: Int, height: Int) throws -> [[UInt8]] {
    let chunks = try #require(HandMadePNG(parsing: file)).chunks
    let packed = chunks.filter { $0.type == "IDAT" }.flatMap(\.data)
    var raw = [UInt8](repeating: 0, count: (bytesPerRow + 1) * height)
    var count = UInt(raw.count)
    try #require(uncompress(&raw, &count, packed, UInt(packed.count)) == Z_OK && count == raw.count)
    return (0..<height).map { Array(raw[$0 * (bytesPerRow + 1)..<($0 + 1) * (bytesPerRow + 1)]) }
  }

  /// The test is exhaustive: all alpha values with all components up to alpha, in each channel.
  @Test(arguments: PNG.Preset.allCases)
  func everyPremultipliedPixelRoundTrips(_ preset: PNG.Preset) throws {
    let bitmap = Self.bitmap(width: 256, height: 256) { c, a in
      let c = min(c, a)
      return [UInt8(c), UInt8(a - c), UInt8(c / 2), UInt8(a)]
    }
    let file = try PNG.encode(bitmap, preset: preset)
    #expect(Self.colorType(file) == 6)
    #expect(try PNG.decode(file) == bitmap)
  }

  /// The unpremultiplied value in the file is round(p * 255 / a), with ties rounded up, by the definition of
  /// premultiplication.
  @Test func roundsStraightValuesToNearest() throws {
    let bitmap = Self.bitmap(width: 256, height: 256) { c, a in
      [UInt8(min(c, a)), 0, 0, UInt8(a)]
    }
    let rows = try Self.rows(PNG.encode(Self.repeated(bitmap)), bytesPerRow: 256 * 3 * 4, height: 256)
    for a in 0..<256 {
      #expect(rows[a][0] == 0, "filter of row \(a)")
      for c in 0...a {
        let straight = a == 0 ? 0 : (2 * 255 * c + a) / (2 * a)
        #expect(Int(rows[a][1 + 12 * c]) == straight, "\(c) of \(a)")
      }
    }
  }

  /// Returns the image with each pixel repeated three times. The encoder stores such rows unfiltered, so their bytes
  /// can be read from the file.
  private static func repeated(_ bitmap: Bitmap) -> Bitmap {
    Self.bitmap(width: bitmap.width * 3, height: bitmap.height) { x, y in
      let at = (y * bitmap.width + x / 3) * 4
      return Array(bitmap.bytes[at..<at + 4])
    }
  }

  @Test func clampsComponentsToAlpha() throws {
    let bitmap = Self.bitmap(width: 3, height: 1) { x, _ in [[255, 9, 0, 10], [1, 2, 3, 0], [200, 100, 99, 100]][x] }
    #expect(try PNG.decode(PNG.encode(bitmap)).bytes == [10, 9, 0, 10, 0, 0, 0, 0, 100, 100, 99, 100])
  }

  /// A single translucent pixel makes a file RGBA. The sizes are around the vector loop's width.
  @Test(arguments: [1, 2, 3, 7, 15, 16, 17, 31, 33, 64, 65])
  func onlyOpaqueImagesAreRGB(width: Int) throws {
    let opaque = Self.bitmap(width: width, height: 1) { x, _ in [UInt8(x), 0, 255, 255] }
    let file = try PNG.encode(opaque)
    #expect(Self.colorType(file) == 2)
    #expect(try PNG.decode(file) == opaque)
    for hole in 0..<width {
      let pierced = Self.bitmap(width: width, height: 1) { x, _ in [0, 0, 200, x == hole ? 254 : 255] }
      let file = try PNG.encode(pierced)
      #expect(Self.colorType(file) == 6, "translucent at \(hole)")
      #expect(try PNG.decode(file) == pierced)
    }
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func rejectsEmptyImages(width: Int, height: Int) {
    #expect(throws: PNGError.empty(width: width, height: height)) {
      try PNG.encode(Bitmap(width: width, height: height))
    }
  }

  @Test(arguments: PNG.Preset.allCases, [(1, 1), (1, 300), (300, 1), (2, 2), (3, 257), (70_000, 1)])
  func unusualSizesRoundTrip(_ preset: PNG.Preset, size: (Int, Int)) throws {
    var random = SeededRandom(state: 1)
    let bitmap = Self.bitmap(width: size.0, height: size.1) { _, _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
    }
    #expect(try PNG.decode(PNG.encode(bitmap, preset: preset)) == bitmap)
  }

  /// The file contains only the image, and no date or software name.
  @Test func writesOnlyCriticalChunks() throws {
    let file = try #require(
      HandMadePNG(parsing: PNG.encode(Self.bitmap(width: 9, height: 9) { _, _ in [1, 2, 3, 255] })))
    #expect(Set(file.chunks.map(\.type)) == ["IHDR", "IDAT", "IEND"])
  }

  /// Rows have ten pixels, of which the first k + 1 are equal, so k pixels equal their left neighbor.
  @Test(arguments: [(5, false), (6, true), (9, true)])
  func rowsThatRepeatAreStoredUnfiltered(equal: Int, unfiltered: Bool) throws {
    let bitmap = Self.bitmap(width: 10, height: 1) { x, _ in
      x <= equal ? [50, 60, 70, 255] : [UInt8(x * 20), UInt8(x), 3, 255]
    }
    for preset in PNG.Preset.allCases {
      let row = try Self.rows(PNG.encode(bitmap, preset: preset), bytesPerRow: 30, height: 1)[0]
      #expect((row[0] == 0) == unfiltered, "\(preset): filter \(row[0])")
    }
  }

  /// Two rows of the same noise. The second row equals the row above, so it is stored unfiltered.
  @Test func rowsEqualToTheRowAboveAreStoredUnfiltered() throws {
    var random = SeededRandom(state: 2)
    let noise = (0..<64).map { _ in (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255] }
    let bitmap = Self.bitmap(width: 64, height: 2) { x, _ in noise[x] }
    let rows = try Self.rows(PNG.encode(bitmap, preset: .small), bytesPerRow: 192, height: 2)
    #expect(rows[0][0] != 0 && rows[1][0] == 0)
  }

  @Test func outputDoesNotDependOnTheThread() async throws {
    var random = SeededRandom(state: 4)
    let bitmap = Self.bitmap(width: 100, height: 100) { x, _ in
      [UInt8(x), UInt8.random(in: 0...99, using: &random), 0, 99]
    }
    let file = try PNG.encode(bitmap, preset: .small)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try PNG.encode(bitmap, preset: .small) } }
      for try await other in group { #expect(other == file) }
    }
  }

  /// A deterministic gradient with slight noise, because photo rows benefit from filters.
  @Test func smallIsSmallerThanFast() throws {
    var random = SeededRandom(state: 3)
    let photo = Self.bitmap(width: 300, height: 200) { x, y in
      [UInt8((x + y) / 2), UInt8(x / 2 + Int.random(in: 0...3, using: &random)), UInt8(y), 255]
    }
    let flat = Self.bitmap(width: 300, height: 200) { x, y in
      x / 40 % 2 == y / 30 % 2 ? [9, 9, 9, 255] : [250, 1, 2, 255]
    }
    for bitmap in [photo, flat] {
      #expect(try PNG.encode(bitmap, preset: .small).count < PNG.encode(bitmap, preset: .fast).count)
    }
  }
}
