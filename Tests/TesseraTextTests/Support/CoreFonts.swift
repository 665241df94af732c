// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

@testable import TesseraText

extension FontLibrary {
  /// Returns a new library with only the core's fonts. It includes the core's emoji subset, which this test program
  /// doesn't contain because it links the complete font.
  static func core() -> FontLibrary { FontLibrary(products: false, emoji: coreEmoji) }

  private static let coreEmoji: FontFile = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Fonts/Files/NotoColorEmoji-subset.ttf")
    // The bytes are never released, like those of embedded fonts.
    guard let bytes = try? Data(contentsOf: file) else {
      preconditionFailure("Cannot read \(file.standardizedFileURL.path). Restore it with `git checkout Fonts/Files`.")
    }
    let constant = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = constant.initialize(from: bytes)
    return FontFile(constant: UnsafeBufferPointer(constant))
  }()
}
