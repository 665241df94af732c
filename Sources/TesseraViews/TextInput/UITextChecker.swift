// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that finds misspelled words.
///
/// - Note: Differs from UIKit: there are no dictionaries. Every word is considered correct, and completions are taken
///   from learned words only.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: [String] = []

  /// The words that this checker ignores.
  open var ignoredWords: [String]?

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The languages that can be checked. Always empty.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the first misspelled word. Always returns a range with the location `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Returns corrections of a misspelled word. Always returns nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Returns the learned words with a prefix, in alphabetical order, or nil if the range is outside the string.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard range.location != NSNotFound, let part = Range(range, in: string) else { return nil }
    let beginning = string[part].lowercased()
    guard !beginning.isEmpty else { return [] }
    return Self.learned.filter { $0.lowercased().hasPrefix(beginning) }.sorted()
  }

  /// Adds a word to the words that this checker ignores.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Adds a word to the learned words, which all checkers in the process share.
  open class func learnWord(_ word: String) { if !learned.contains(word) { learned.append(word) } }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a word from the learned words.
  open class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }
}
