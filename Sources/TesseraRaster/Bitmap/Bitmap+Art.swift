// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Bitmap {
  /// The alpha channel drawn with one character a pixel, for tests and for looking at small pictures in a terminal:
  /// `.` for none, `#` for full, else the tenth it is nearest to, 1...9.
  ///
  ///     .5#
  ///     ###
  var art: String {
    (0..<height).map { y in
      String((0..<width).map { x in CoverageArt.character(bytes[(y * width + x) * 4 + 3]) })
    }.joined(separator: "\n")
  }
}

/// Characters for coverage.
enum CoverageArt {
  static func character(_ coverage: UInt8) -> Character {
    switch coverage {
    case 0: "."
    case 255: "#"
    default: Character(String(min(max((Int(coverage) * 10 + 127) / 255, 1), 9)))
    }
  }
}
