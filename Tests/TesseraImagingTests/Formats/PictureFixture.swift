// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

/// Image files created by other programs, with the pixels that other decoders produce. `Fixtures/README.md` describes
/// them.
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

  /// Returns the maximum difference between corresponding samples of two images, or 256 if their sizes differ.
  static func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    return zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
