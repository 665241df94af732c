// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

/// Reading any document results in text or an error.
@Suite struct DocumentFuzzTests {
  private static let isLongRun = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil

  private static let originals: [(NSAttributedString.DocumentType, String)] = [
    (
      .html,
      "<style>p,.a{color:#f00}</style><p class=a style=\"font-size:20px;color:rgb(1,2,3)\">a&amp;&#65;<b>b<i>c</i></b><br><ul><li>x<ol start=9223372036854775807><li>y</ol></ul><a href='http://a.b'>l</a><font size=+3 color=red face=Arial>f</font><!-- c --><pre> d </pre>"
    ),
    (
      .rtf,
      "{\\rtf1\\ansi{\\fonttbl\\f0\\fswiss Helvetica;}{\\colortbl;\\red255\\green0\\blue0;}\\f0\\fs40\\uc1 a{\\b\\i\\cf1\\ul b\\u-10179?\\u-8704?}\\'e9\\par\\qc\\li720\\fi-360 c{\\*\\x y}\\bin2 ab}"
    ),
  ]

  private static func read(_ bytes: [UInt8], _ type: NSAttributedString.DocumentType) {
    let text = try? NSAttributedString(data: Data(bytes), options: [.documentType: type], documentAttributes: nil)
    guard let text else { return }
    #expect(text.length == text.string.utf16.count)
  }

  @Test(arguments: originals.indices)
  func terminatesForEveryPrefix(_ index: Int) {
    let bytes = Array(Self.originals[index].1.utf8)
    for count in 0...bytes.count { Self.read(Array(bytes.prefix(count)), Self.originals[index].0) }
  }

  @Test(arguments: originals.indices)
  func terminatesForChangedBytes(_ index: Int) {
    var random = SeededRandom(state: UInt64(index) + 17)
    let bytes = Array(Self.originals[index].1.utf8)
    for _ in 0..<(Self.isLongRun ? 50_000 : 300) {
      var copy = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0..<copy.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: copy[place] = UInt8.random(in: 0...255, using: &random)
        case 1: copy.remove(at: place)
        default:
          copy.insert(contentsOf: bytes[place % bytes.count..<min(bytes.count, place % bytes.count + 12)], at: place)
        }
        if copy.isEmpty { break }
      }
      Self.read(copy, Self.originals[index].0)
    }
  }
}
