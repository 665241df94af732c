// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraLanguages

/// The words of a script as an automaton, which is searched directly in the program's constant data. Generated and
/// documented by make-words.py.
struct WordList {
  /// The maximum number of words that can begin at one position.
  static let maximumWords = 20

  private let edges: UnsafeRawBufferPointer
  private let first: UInt32

  init(_ script: WordScript) {
    let list = tessera_words(script.words)
    edges = UnsafeRawBufferPointer(start: list.bytes, count: list.count)
    first = script.first
    assert(edges.count % 4 == 0, "\(edges.count) bytes are no edges.")
  }

  /// Finds the words that are prefixes of `letters`.
  ///
  /// - Parameters:
  ///   - count: The number of letters.
  ///   - visit: A closure called with the length of each word, in ascending order. Returns whether to continue.
  /// - Returns: The number of letters read: those that form a prefix of a word, and the first letter that doesn't
  ///   continue it.
  func match(_ letters: UnsafePointer<UInt32>, count: Int, _ visit: (Int) -> Bool) -> Int {
    assert(count >= 0, "\(count) letters.")
    var edge = 0
    for i in 0..<count {
      let letter = letters[i] &- first
      guard letter < 128, let found = find(letter, from: edge) else { return i + 1 }
      if found & 0x100 != 0 && !visit(i + 1) { return i + 1 }
      edge = Int(found >> 9)
      if edge == 0 { return i + 1 }
    }
    return count
  }

  /// Returns the edge for a letter in a state of the automaton, or nil.
  private func find(_ letter: UInt32, from start: Int) -> UInt32? {
    var place = 4 * start
    while place + 4 <= edges.count {
      let edge = UInt32(littleEndian: edges.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      if edge & 0x7F == letter { return edge }
      if edge & 0x80 != 0 || edge & 0x7F > letter { return nil }
      place += 4
    }
    return nil
  }
}
