// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraImaging
import TesseraRaster

struct PixelHashTests {
  /// Expected hashes from the Python package xxhash 3:
  ///
  ///     seed = xxh3_128_intdigest(struct.pack('<II', width, height)) & (2**64 - 1)
  ///     xxh3_128_hexdigest(pixels, seed=seed)
  static let known: [(width: Int, height: Int, pixels: [UInt8], hash: String)] = [
    (2, 1, [255, 0, 0, 255, 0, 0, 255, 255], "016397d3332bb69557172aebff0dd992"),
    // The same bytes arranged as two rows are a different image.
    (1, 2, [255, 0, 0, 255, 0, 0, 255, 255], "5bc2478c44f5b71f6095db4153578032"),
    (16, 16, (0..<1024).map { $0 % 4 == 3 ? 255 : UInt8($0 * 7 & 255) }, "74acf3eb33b1d1e7e426677f708b490d"),
  ]

  @Test(arguments: known.indices)
  func hash(_ index: Int) throws {
    let (width, height, pixels, hash) = Self.known[index]
    let bitmap = try #require(Bitmap(width: width, height: height, bytes: pixels))
    #expect(PixelHash(bitmap).description == hash)
  }

  @Test func hashDependsOnEveryByte() throws {
    let bytes = [UInt8](repeating: 255, count: 5 * 3 * 4)
    var seen = [PixelHash(try #require(Bitmap(width: 5, height: 3, bytes: bytes)))]
    for index in bytes.indices where index % 4 != 3 {
      var changed = bytes
      changed[index] = 254
      seen.append(PixelHash(try #require(Bitmap(width: 5, height: 3, bytes: changed))))
    }
    #expect(Set(seen).count == 46)
  }

  @Test func emptyImagesHaveHashes() {
    #expect(PixelHash(Bitmap(width: 0, height: 0)) != PixelHash(Bitmap(width: 0, height: 7)))
  }
}
