// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster
@testable import TesseraText

/// A target that reads fonts. Invalid fonts must be rejected with a typed error. Valid fonts are used without
/// fallback fonts to lay out text and draw glyphs.
enum FontTarget {
  static func take(_ bytes: [UInt8]) {
    guard let count = try? FontCheck.fontCount(bytes) else { return }
    for index in 0..<min(count, 2) {
      guard let file = try? FontFile(checking: bytes, index: index) else { continue }
      let face = FontFace(file: file, name: "fuzzed", weight: 600)
      let font = ScaledFont(face: face, size: 17)
      let text = AttributedText("ABC abc fi VA مرحبا 12.5 e\u{301}", font: font)
      for width in [Double.infinity, 40] {
        let result = layout(text, maxWidth: width, library: FontLibrary())
        check(!result.lines.isEmpty, "a string has no lines")
        check(result.width.isFinite, "a string is \(result.width) wide")
      }
      for glyph: UInt32 in [0, 1, 2, 3, 36, 37, 38, 70000] {
        if let path = face.outline(of: glyph) {
          var list = DisplayList(width: 16, height: 16)
          list.append(.fill(.path(path, .nonZero), .color(.black), .scale(x: 0.01, y: -0.01)))
          _ = try? Painter().paint(list)
        }
        _ = face.picture(of: glyph)
      }
    }
  }
}
