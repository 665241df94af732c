// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraGraphics

/// Geometry values as strings in UIKit's format, and in archives.
@Suite struct NSCoderTests {
  @Test func texts() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.uiEdgeInsets(for: "{1,2,3,4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(arguments: ["", "{1}", "{1, 2, 3}", "{a, b}", "{{{", "1e400"])
  func invalidTexts(_ text: String) {
    #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(CGSize(width: 1.25, height: 2), forKey: "size")
    archiver.encode(UIOffset(horizontal: 3, vertical: 4), forKey: "offset")
    archiver.encode(CGVector(dx: 0.1, dy: 1e300), forKey: "vector")
    archiver.encode(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "insets")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(coder.cgSize(forKey: "size") == CGSize(width: 1.25, height: 2))
    #expect(coder.uiOffset(forKey: "offset") == UIOffset(horizontal: 3, vertical: 4))
    #expect(coder.cgVector(forKey: "vector") == CGVector(dx: 0.1, dy: 1e300))
    #expect(
      coder.directionalEdgeInsets(forKey: "insets")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(coder.cgRect(forKey: "other") == .zero)
  }
}
