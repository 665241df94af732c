// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

/// Files that other programs created, and their pixels from other decoders. `Fixtures/README.md` describes them.
enum PictureFixture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// Returns the pixels in `NAME.expected.png`, decoded by libpng.
  static func expected(_ name: String) throws -> Bitmap {
    try PNG.decode(try bytes(name + ".expected.png"))
  }

  /// Returns the greatest difference of any sample of two pictures of the same size, or 256 if the sizes differ.
  static func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    return zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
