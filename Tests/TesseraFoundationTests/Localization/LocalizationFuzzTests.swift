// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraFoundation

/// Reading a damaged file terminates with entries or an error.
///
/// Long runs apply 10,000 mutations per file format.
struct LocalizationFuzzTests {
  private static let isLongRun = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil

  private struct Noise: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      // Marsaglia's xorshift generator.
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// Returns the bytes with some of them flipped, deleted, duplicated or inserted.
  private func damaged(_ bytes: [UInt8], _ noise: inout Noise) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &noise) {
      guard !bytes.isEmpty else { return bytes }
      let place = Int.random(in: 0..<bytes.count, using: &noise)
      switch Int.random(in: 0..<5, using: &noise) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &noise)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      case 3: if Int.random(in: 0..<4, using: &noise) == 0 { bytes.removeSubrange(place...) }
      default: bytes.insert("\"\\;={}/*%#@<>".utf8.randomElement(using: &noise) ?? 0, at: place)
      }
    }
    return bytes
  }

  private func run(_ seeds: [[UInt8]], rounds: Int = 3000, _ body: (Data) throws -> Void) {
    var noise = Noise(state: 0x9E37_79B9_7F4A_7C15)
    for round in 0..<(Self.isLongRun ? 10_000 : rounds) { try? body(Data(damaged(seeds[round % seeds.count], &noise))) }
  }

  @Test func strings() {
    let text = "/* x */ \"a\\n\\U263A\\141\" = \"b 'c'\"; // d\n{ e = f; \"ü\" ; }\n"
    run([Array(text.utf8), [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }]) {
      _ = try StringsFile.read($0)
    }
  }

  @Test func dictionaries() throws {
    let list = TemporaryBundle.plurals(["%d x": ("%#@a@ %2$#@b@", ["a": "one=%d|other=%d %#@b@", "b": "other=%arg"])])
    let object = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
    let language = try #require(LanguageTag("en"))
    run([Array(list.utf8), Array(binary)], rounds: 1000) { data in
      for text in try StringsDictionary.read(data, language).values { Self.use(text) }
    }
  }

  @Test func catalogs() {
    let json = """
      {"sourceLanguage":"en","strings":{"%lld x":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{"argNum":1,\
      "variations":{"plural":{"one":{"stringUnit":{"value":"%arg x"}},"other":{"stringUnit":{"value":"%arg %2$@ x"}}}}}}},\
      "de":{"variations":{"device":{"ipad":{"variations":{"plural":{"other":{"stringUnit":{"value":"%lld"}}}}}}}}}}}}
      """
    run([Array(json.utf8)]) { data in
      for texts in try StringCatalog.read(data).texts.values { for text in texts.values { Self.use(text) } }
    }
  }

  /// Selects plural forms. It does not pass damaged formats to Foundation, which doesn't validate them.
  private static func use(_ text: LocalizedText) {
    guard case .format(let format)? = text.on("iphone") else { return }
    MissingResources.$isSilent.withValue(true) {
      var words = PluralFormatter(arguments: [2, "x", 1.5])
      words.add(format.text, of: format)
      #expect(words.used.count <= 100_000)
    }
  }

  @Test func formats() {
    run([Array("%1$#@a@ %d %*.*f %% %@ %arg %lld %#@b@".utf8)]) { data in
      let text = String(decoding: data, as: UTF8.self)
      var shown = ""
      for piece in FormatPiece.pieces(of: text) {
        switch piece {
        case .text(let text): shown += text
        case .argument: shown += "%arg"
        case .conversion(let position, let body): shown += "%" + (position.map { "\($0)$" } ?? "") + body
        case .variable(let position, let name): shown += "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
        }
      }
      // The joined pieces equal the format except for leading zeros in positions.
      #expect(shown.count <= text.count && shown.filter { $0 != "0" } == text.filter { $0 != "0" })
    }
  }
}
