// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing

@testable import TesseraText

/// A damaged font results in a typed error or in a font that can draw, but never in a crash.
@Suite struct HostileFontTests {
  private static let font = TestFont.boxes("Boxes", [0x41, 0x42, 0x43]).bytes

  @Test func errorsNameTheProblem() {
    #expect(throws: FontError.notAFont) { try FontLibrary().register([]) }
    #expect(throws: FontError.notAFont) { try FontLibrary().register(Array("<html></html>".utf8)) }
    #expect(throws: FontError.truncated(table: "post")) {
      try FontLibrary().register(Array(Self.font.dropLast(20)))
    }
    #expect(throws: FontError.tooLarge(bytes: FontCheck.maximumSize + 1)) {
      try FontLibrary().register([UInt8](repeating: 0, count: FontCheck.maximumSize + 1))
    }
    var small = TestFont()
    small.unitsPerEm = 8
    let bytes = small.bytes
    #expect(throws: FontError.invalid("it has 8 units per em")) { try FontLibrary().register(bytes) }
    #expect(FontError.truncated(table: "glyf").description.hasSuffix("Copy the truncated file again."))
  }

  @Test func reportsMissingTables() throws {
    var bytes = Self.font
    let at = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("hmtx".utf8)) })
    bytes[at] = 0x78
    #expect(throws: FontError.missingTable("hmtx")) { try FontLibrary().register(bytes) }
  }

  /// A font that is truncated at any length is rejected because a table is incomplete.
  @Test func rejectsEveryTruncation() {
    for count in 0..<Self.font.count - 3 {
      #expect(throws: FontError.self, "\(count) bytes") { try FontLibrary().register(Array(Self.font.prefix(count))) }
    }
  }

  /// Seeded random bytes are written anywhere in the file.
  @Test(arguments: 0..<8)
  func damagedFontTerminates(_ seed: UInt64) {
    var random = SeededRandom(state: seed)
    for _ in 0..<60 {
      var bytes = Self.font
      for _ in 0...random.below(12) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      exercise(bytes)
    }
  }

  /// The same test with the bundled variable font, which has more tables.
  @Test(.enabled(if: LongTests.isEnabled), arguments: 0..<20)
  func damagedVariableFontTerminates(_ seed: UInt64) {
    var random = SeededRandom(state: seed)
    let source = Array(BundledFonts.sansRoman.bytes)
    for _ in 0..<10 {
      var bytes = source
      for _ in 0...random.below(2000) { bytes[300 + random.below(bytes.count - 300)] = UInt8(random.below(256)) }
      exercise(bytes)
    }
  }

  private func exercise(_ bytes: [UInt8]) {
    guard let file = try? FontFile(checking: bytes, index: 0) else { return }
    let face = FontFace(file: file, name: "damaged", weight: 600)
    let font = ScaledFont(face: face, size: 17)
    let text = AttributedText("ABC abc fi VA مرحبا 12.5", font: font)
    for width in [Double.infinity, 40, 0] {
      let result = layout(text, maxWidth: width, library: FontLibrary())
      #expect(result.lines.count >= 1)
    }
    for glyph: UInt32 in [0, 1, 2, 3, 100, 2000, 70000] { _ = face.outline(of: glyph) }
  }
}

extension SeededRandom {
  /// Returns a number in 0..<limit. A limit below 1 is treated as 1.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
