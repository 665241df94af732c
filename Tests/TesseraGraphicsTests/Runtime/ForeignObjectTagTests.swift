// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct ForeignObjectTagTests {
  /// A custom subclass with additional stored properties.
  private final class Glow: NSShadow {
    var index = 0
  }

  // Core Foundation reads bits 8 to 17 of an object's third word, and would treat an object with zeros there as a
  // Core Foundation object.
  @Test(arguments: [
    "font", "colour", "clear colour", "system colour", "subclass", "paragraph style", "mutable paragraph style",
    "shadow",
  ])
  func objectsAreTaggedAsForeign(_ name: String) throws {
    let objects: [String: NSObject] = [
      "font": UIFont.systemFont(ofSize: 17), "colour": UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
      "clear colour": UIColor.clear, "system colour": UIColor.label,
      "subclass": Glow(), "paragraph style": NSParagraphStyle.default,
      "mutable paragraph style": NSMutableParagraphStyle(), "shadow": NSShadow(),
    ]
    let object = try #require(objects[name])
    let third = withExtendedLifetime(object) {
      Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
    }
    #expect(third >> 8 & 0x3FF == 0x3FF)
  }
}
