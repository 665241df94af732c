// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// A text, or several, that can be searched.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// What several documents are told apart by.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected characters: the first result behind them is shown first.
  var selectedTextRange: UITextRange? { get set }
  /// Which range comes first in a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier
  ) -> ComparisonResult
  /// Finds a string and tells the aggregator of each range and of the end.
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Gives found text a look.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier, usingStyle: UITextSearchFoundTextStyle)
  /// Has all found text look as it did.
  func clearAllDecoratedFoundText()
  /// Whether text can be replaced. False by default.
  var supportsTextReplacement: Bool { get }
  /// Whether a range may be replaced. True by default.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) -> Bool
  /// Replaces a range. Does nothing by default.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String)
  /// Replaces all that is found. Does nothing by default.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// A range is about to be shown as the present one. Does nothing by default.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier)
  /// Scrolls to a range. Does nothing by default.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier)
  /// The document with the selection; nil, the default, for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Which document comes first. The same by default.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// True.
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) -> Bool {
    true
  }
  /// Does nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier) {}
  /// Nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// `.orderedSame`.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}
