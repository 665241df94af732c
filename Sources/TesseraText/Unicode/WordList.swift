// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraLanguages

/// The words of a script, searched where they stand in the program: an automaton that make-words.py writes and
/// describes.
struct WordList {
  /// The most words that begin at one place and are looked at, and the longest word.
  static let mostWords = 20

  private let edges: UnsafeRawBufferPointer
  private let first: UInt32

  init(_ script: WordScript) {
    let list = tessera_words(script.words)
    edges = UnsafeRawBufferPointer(start: list.bytes, count: list.count)
    first = script.first
    assert(edges.count % 4 == 0, "\(edges.count) bytes are no edges.")
  }

  /// Looks for the words that `letters` begins with.
  ///
  /// - Parameters:
  ///   - count: how many letters there are.
  ///   - visit: is called with the length of each word, the shortest first; it says whether to go on.
  /// - Returns: the number of letters that were read: those that begin some word, and the one that did not go on.
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

  /// Returns the edge of a letter among those of a state.
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
