// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraText

/// Segmentation of text into characters, words, sentences and paragraphs, as ranges in UTF-16 units.
package enum TextUnits {
  package enum Unit { case character, word, sentence, line, paragraph, document }

  /// Returns the nonempty units of a text in order. Lines are treated as paragraphs, because line breaks depend on
  /// the layout.
  package static func of(_ text: String, _ unit: Unit) -> [Range<Int>] {
    guard !text.isEmpty else { return [] }
    switch unit {
    case .character: return characters(text)
    case .word: return words(text)
    case .sentence: return sentences(text)
    case .paragraph, .line: return paragraphs(text)
    case .document: return [0..<text.utf16.count]
    }
  }

  /// Returns the word that contains or ends at a location, in UTF-16 units. Returns nil between words.
  package static func word(at place: Int, in text: String) -> Range<Int>? {
    words(text).first { $0.lowerBound <= place && place <= $0.upperBound }
  }

  private static func characters(_ text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      let range = start..<start + character.utf16.count
      start = range.upperBound
      return range
    }
  }

  /// Returns runs of letters, digits and marks. An apostrophe or a period between two of them is part of the word
  /// (UAX #29, WB6, WB7, WB11 and WB12).
  private static func words(_ text: String) -> [Range<Int>] {
    let characters = Array(text)
    var words: [Range<Int>] = []
    var offset = 0
    var open: Int?
    for (index, character) in characters.enumerated() {
      let joins =
        "'’.".contains(character) && open != nil && index + 1 < characters.count && isWord(characters[index + 1])
      if isWord(character) || joins {
        if open == nil { open = offset }
      } else if let start = open {
        words.append(start..<offset)
        open = nil
      }
      offset += character.utf16.count
    }
    if let open { words.append(open..<offset) }
    return words.flatMap { divided($0, in: text) }
  }

  /// Returns the words in a run of letters. There may be several words if the script does not use spaces.
  private static func divided(_ run: Range<Int>, in text: String) -> [Range<Int>] {
    let start = text.utf16.index(text.startIndex, offsetBy: run.lowerBound)
    let letters = text[start..<text.utf16.index(start, offsetBy: run.count)].unicodeScalars
    // In Unicode, the scripts that do not use spaces follow the Indic scripts, starting with Thai (U+0E00).
    guard letters.contains(where: { $0.value >= 0x0E00 }) else { return [run] }
    let places = WordBreaks.places(in: letters)
    guard !places.isEmpty else { return [run] }
    var ends = [0]
    for scalar in letters { ends.append(ends[ends.count - 1] + UTF16.width(scalar)) }
    let edges = [0] + places.map { ends[$0] } + [run.count]
    return zip(edges, edges.dropFirst()).map { run.lowerBound + $0..<run.lowerBound + $1 }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the sentences. Each sentence ends after the spaces that follow a period, question mark or exclamation
  /// mark, or at the end of a paragraph.
  private static func sentences(_ text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, offset) = (0, 0)
    var (isClosing, hasSpace) = (false, false)
    for character in text {
      if isClosing, hasSpace, !character.isWhitespace {
        result.append(start..<offset)
        (start, isClosing, hasSpace) = (offset, false, false)
      }
      offset += character.utf16.count
      if character.isNewline {
        result.append(start..<offset)
        (start, isClosing, hasSpace) = (offset, false, false)
      } else if ".!?…。！？".contains(character) {
        (isClosing, hasSpace) = (true, "。！？".contains(character))
      } else if isClosing {
        if character.isWhitespace { hasSpace = true } else if !"\"”’)]".contains(character) { isClosing = false }
      }
    }
    if offset > start { result.append(start..<offset) }
    return result
  }

  /// Returns the paragraphs, including their line breaks.
  private static func paragraphs(_ text: String) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var (start, offset) = (0, 0)
    for character in text {
      offset += character.utf16.count
      guard character.isNewline else { continue }
      result.append(start..<offset)
      start = offset
    }
    if offset > start { result.append(start..<offset) }
    return result
  }
}
