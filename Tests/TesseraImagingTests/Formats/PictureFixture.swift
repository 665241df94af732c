// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster

/// Files that other programs made, and their pixels as other decoders have them. `Fixtures/README.md` says how.
enum PictureFixture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// The pixels in `NAME.expected.png`, as libpng has them.
  static func expected(_ name: String) throws -> Bitmap {
    try PNG.decode(try bytes(name + ".expected.png"))
  }

  /// The greatest difference of two pictures of the same size in any sample; 256 for other sizes.
  static func distance(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    return zip(a.bytes, b.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
