// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The options of a text search.
@preconcurrency @MainActor
public final class UITextSearchOptions: NSObject {
  /// The required position of a match within a word.
  public enum WordMatchMethod: Int, Sendable {
    /// Matches anywhere in a word.
    case contains = 0
    /// Matches at the start of a word.
    case startsWith
    /// Matches of a whole word.
    case fullWord
  }

  /// The required position of a match within a word.
  public let wordMatchMethod: WordMatchMethod
  /// The options for comparing characters.
  public let stringCompareOptions: NSString.CompareOptions

  init(wordMatchMethod: WordMatchMethod = .contains, stringCompareOptions: NSString.CompareOptions = .caseInsensitive) {
    (self.wordMatchMethod, self.stringCompareOptions) = (wordMatchMethod, stringCompareOptions)
    super.init()
  }

  /// Returns the nonoverlapping ranges of a query in a text, in UTF-16 units.
  func ranges(of query: String, in text: String) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let whole = text as NSString
    let length = whole.length
    var found: [NSRange] = []
    var place = 0
    let options = stringCompareOptions.subtracting([.backwards, .anchored])
    while place < length {
      let range = whole.range(of: query, options: options, range: NSRange(location: place, length: length - place))
      guard range.location != NSNotFound, range.length > 0 else { break }
      if isAllowed(range, in: whole) { found.append(range) }
      place = range.location + range.length
    }
    return found
  }

  private func isAllowed(_ range: NSRange, in text: NSString) -> Bool {
    func isWord(_ unit: Int) -> Bool {
      guard unit >= 0, unit < text.length else { return false }
      let value = text.character(at: unit)
      // An unpaired surrogate is not a Unicode scalar. It is treated as a letter.
      guard let scalar = Unicode.Scalar(value) else { return true }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    switch wordMatchMethod {
    case .contains: return true
    case .startsWith: return !isWord(range.location - 1)
    case .fullWord: return !isWord(range.location - 1) && !isWord(range.location + range.length)
    }
  }
}
