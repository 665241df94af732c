// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraRandom
import Testing

@testable import TesseraGraphics

/// Reading any `Contents.json` results in a usable set or in nil.
@Suite struct CatalogFuzzTests {
  private static let isLongRun = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil

  private static let originals = [
    """
    {"images":[{"filename":"a.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity","value":"dark"}],
    "resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":1},"cap-insets":{"top":1,"left":2,"bottom":3,"right":4}},
    "alignment-insets":{"top":1,"left":2},"locale":"pt-BR","display-gamut":"display-P3","language-direction":"right-to-left",
    "width-class":"compact","height-class":"regular"},{"filename":"b.svg","idiom":"ipad","size":"83.5x83.5"}],
    "properties":{"template-rendering-intent":"template"},"info":{"author":"xcode","version":1}}
    """,
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"127","blue":"0.5","alpha":"1.000"}}},
    {"appearances":[{"appearance":"contrast","value":"high"}],"color":{"platform":"ios","reference":"systemBlueColor"}}]}
    """,
    #"{"symbols":[{"filename":"a.svg","idiom":"universal","language-direction":"left-to-right"}],"properties":{"x":[1,2]}}"#,
  ]

  private static func read(_ json: Data) {
    for traits in [UITraitCollection(), UITraitCollection(displayScale: 3)] {
      for isSymbol in [false, true] {
        guard let set = ImageSet(name: "a", folder: "/nowhere", json: json, isSymbol: isSymbol) else { continue }
        let entry = set.entry(for: traits, language: "de")
        if let entry { #expect(!entry.file.contains("/")) }
      }
      _ = ColorSet(name: "a", json: json)?.color(for: traits)
    }
  }

  /// Long runs have 10,000 iterations.
  @Test func damagedBytes() {
    var random = SeededRandom(state: 16)
    for round in 0..<(Self.isLongRun ? 10_000 : 500) {
      var bytes = Array(Self.originals[round % Self.originals.count].utf8)
      for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...5, using: &random) {
        case 0: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert(contentsOf: bytes[at...].prefix(20), at: at)
        case 3: bytes[at] = "0123456789-.eE{}[]\",:".utf8.randomElement(using: &random) ?? 0
        case 4: bytes.insert(contentsOf: "99999999999999999999".utf8, at: at)
        default: if Int.random(in: 0...3, using: &random) == 0 { bytes.removeSubrange(at...) }
        }
      }
      Self.read(Data(bytes))
    }
  }

  @Test(arguments: ["[", "{\"images\":", "{\"images\":[{\"resizing\":", "{\"colors\":[{\"color\":"])
  func nestedContents(opening: String) {
    Self.read(Data(String(repeating: opening, count: 100_000).utf8))
  }

  @Test(arguments: ["1e999", "-1e308", "1e-320", "99999999999999999999", "null", "true", "\"x\"", "[]", "{}"])
  func randomValues(value: String) {
    for original in Self.originals {
      for pair in [
        ("\"top\":1", "\"top\":\(value)"), ("\"83.5x83.5\"", value), ("\"2x\"", value), ("\"0xFF\"", value),
        ("\"universal\"", value), ("\"a.png\"", value), ("\"template\"", value), ("[1,2]", value),
      ] { Self.read(Data(original.replacing(pair.0, with: pair.1).utf8)) }
    }
    #expect(ImageSet(name: "a", folder: "/", json: Data("{\"images\":[{\"filename\":\"../../x\"}]}".utf8)) == nil)
  }
}
