// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct BidiTests {
  /// Lines of BidiCharacterTest-15.0.0.txt, selected with a fixed seed.
  @Test func characterTestSample() {
    let lines = bidiCharacterSample.split(separator: "\n")
    #expect(lines.count == 300)
    #expect(lines.compactMap(BidiCases.checkCharacters) == [])
  }

  /// All of BidiCharacterTest.txt. This runs only in optimized builds and long tests, because it takes a minute
  /// otherwise.
  @Test(.enabled(if: UnicodeData.isWorthwhile)) func characterTest() throws {
    var corpus = try BidiCorpus("BidiCharacterTest.txt")
    corpus.compareCharacters()
    #expect(corpus.cases == 91_707)
    #expect(corpus.failures == [])
  }

  /// All of BidiTest.txt, which lists character classes instead of characters.
  @Test(.enabled(if: UnicodeData.isWorthwhile)) func classTest() throws {
    var corpus = try BidiCorpus("BidiTest.txt")
    corpus.compareClasses()
    #expect(corpus.cases == 770_241)
    #expect(corpus.failures == [])
  }
}
