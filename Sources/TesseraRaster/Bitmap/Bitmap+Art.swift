// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Bitmap {
  /// The alpha channel as text with one character per pixel, for tests and for viewing small images in a terminal:
  /// `.` for transparent, `#` for opaque, or the nearest tenth, 1...9.
  ///
  ///     .5#
  ///     ###
  var art: String {
    (0..<height).map { y in
      String((0..<width).map { x in CoverageArt.character(bytes[(y * width + x) * 4 + 3]) })
    }.joined(separator: "\n")
  }
}

/// The characters for coverage values.
enum CoverageArt {
  static func character(_ coverage: UInt8) -> Character {
    switch coverage {
    case 0: "."
    case 255: "#"
    default: Character(String(min(max((Int(coverage) * 10 + 127) / 255, 1), 9)))
    }
  }
}
