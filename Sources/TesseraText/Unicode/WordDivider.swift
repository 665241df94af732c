// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Divides text without spaces into words, for Thai, Lao, Khmer and Burmese.
///
/// Uses dictionary lookahead as described in ICU's *Boundary Analysis*: of the words that may begin at a position,
/// the longest one that is followed by two more words is used. Unknown text after a short word is joined to that
/// word. Otherwise, the unknown text extends to the next position where a word may begin. The result depends only on
/// the sequence of letters.
///
/// - Complexity: O(n). Words have at most about thirty letters. At each position, at most twenty words are tried,
///   with twenty followers each. Whether a word begins at a position is looked up only once.
struct WordDivider {
  /// The minimum length of a word that isn't joined with the unknown text that follows it.
  private static let longWord = 3
  /// The minimum length of a known prefix that separates unknown text from the preceding word.
  private static let longPrefix = 3

  private let script: WordScript
  private let list: WordList
  /// The letters, and their line break classes, in which marks are `LineBreakClass.cm`.
  private let letters: UnsafeBufferPointer<UInt32>
  private let classes: UnsafeBufferPointer<LineBreakClass>
  /// Whether a word begins at each position, or nil if not looked up yet.
  private var begins: [Bool?]
  private var seconds: [Int] = []

  /// Calls `visit` with each boundary between words.
  static func divide(
    _ letters: UnsafeBufferPointer<UInt32>, classes: UnsafeBufferPointer<LineBreakClass>, as script: WordScript,
    visit: (Int) -> Void
  ) {
    guard letters.count >= script.shortestStretch else { return }
    var divider = WordDivider(letters, classes: classes, script: script)
    var place = 0
    while place < letters.count {
      let start = place
      place = divider.wordEnd(after: place)
      assert(place > start, "A word without letters.")
      guard place < letters.count else { return }
      if !script.joins(letters[place], after: letters[place - 1]) { visit(place) }
    }
  }

  private init(
    _ letters: UnsafeBufferPointer<UInt32>, classes: UnsafeBufferPointer<LineBreakClass>, script: WordScript
  ) {
    assert(letters.count == classes.count, "\(letters.count) letters have \(classes.count) classes.")
    self.script = script
    self.letters = letters
    self.classes = classes
    list = WordList(script)
    begins = Array(repeating: nil, count: letters.count)
    seconds.reserveCapacity(WordList.maximumWords)
  }

  /// Returns the end of the word that begins at a position, at least one letter after it.
  private mutating func wordEnd(after start: Int) -> Int {
    let length = bestWord(at: start)
    var place = start + length
    if place < letters.count && length < Self.longWord && !isWord(at: place)
      && (length == 0 || prefix(at: place) < Self.longPrefix)
    {
      place = nextWord(after: place)
    }
    while place < letters.count && classes[place] == .cm { place += 1 }
    if script == .thai { place = suffixEnd(start: place) }
    return place
  }

  /// Returns the length of the word with the longest lookahead, or 0 if no word begins at the position.
  private mutating func bestWord(at start: Int) -> Int {
    var firsts: [Int] = []
    collect(at: start, into: &firsts)
    guard let longest = firsts.last else { return 0 }
    if firsts.count == 1 || start + longest >= letters.count { return longest }
    var best = longest
    for first in firsts.reversed() {
      let next = start + first
      collect(at: next, into: &seconds)
      guard let furthest = seconds.last else { continue }
      best = first
      if next + furthest >= letters.count { return best }
      for second in seconds.reversed() where isWord(at: next + second) { return best }
    }
    return best
  }

  /// Returns the next position after an unknown letter where a word begins and the preceding letter may end a word.
  private mutating func nextWord(after start: Int) -> Int {
    var place = start + 1
    while place < letters.count {
      if script.mayEnd(letters[place - 1]), script.mayBegin(letters[place]), isWord(at: place) { return place }
      place += 1
    }
    return place
  }

  /// Appends Thai's abbreviation and repetition signs to the preceding word, unless a word begins with the sign.
  /// Returns the new end.
  private mutating func suffixEnd(start: Int) -> Int {
    let (abbreviation, repetition): (UInt32, UInt32) = (0x0E2F, 0x0E46)
    var place = start
    guard place > 0, place < letters.count, letters[place] == abbreviation || letters[place] == repetition,
      !isWord(at: place)
    else { return place }
    if letters[place] == abbreviation && letters[place - 1] != abbreviation && letters[place - 1] != repetition {
      place += 1
    }
    if place < letters.count && letters[place] == repetition && letters[place - 1] != repetition { place += 1 }
    return place
  }

  // MARK: Lookup

  private func collect(at place: Int, into lengths: inout [Int]) {
    lengths.removeAll(keepingCapacity: true)
    guard let base = letters.baseAddress, place < letters.count else { return }
    _ = list.match(base + place, count: letters.count - place) { length in
      lengths.append(length)
      return lengths.count < WordList.maximumWords
    }
  }

  private mutating func isWord(at place: Int) -> Bool {
    guard place < letters.count, let base = letters.baseAddress else { return false }
    if let known = begins[place] { return known }
    var found = false
    _ = list.match(base + place, count: letters.count - place) { _ in
      found = true
      return false
    }
    begins[place] = found
    return found
  }

  private func prefix(at place: Int) -> Int {
    guard let base = letters.baseAddress else { return 0 }
    return list.match(base + place, count: letters.count - place) { _ in true }
  }
}
