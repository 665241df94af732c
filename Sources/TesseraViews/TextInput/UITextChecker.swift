// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that finds misspelled words.
///
/// - Note: Differs from UIKit: there are no dictionaries. Every word counts as spelled correctly, and completions are learned
///   words.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: [String] = []

  /// The words that this checker ignores.
  open var ignoredWords: [String]?

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// The languages that can be checked: none.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the first misspelled word: always one at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
  /// Returns corrections of a misspelled word: always nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Returns the learned words with a prefix, in alphabetical order; nil if the range is outside of the text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard range.location != NSNotFound, let part = Range(range, in: string) else { return nil }
    let beginning = string[part].lowercased()
    guard !beginning.isEmpty else { return [] }
    return Self.learned.filter { $0.lowercased().hasPrefix(beginning) }.sorted()
  }

  /// Ignores a word.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Learns a word, for all checkers of the process.
  open class func learnWord(_ word: String) { if !learned.contains(word) { learned.append(word) } }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }
}
