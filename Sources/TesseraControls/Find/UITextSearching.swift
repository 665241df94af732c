// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An object that contains one or more searchable documents.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// The type that identifies a document if the object contains several.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected range. When a search begins, the first result after the selection is highlighted.
  var selectedTextRange: UITextRange? { get set }
  /// Compares the positions of two ranges in a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier
  ) -> ComparisonResult
  /// Searches for a string. Reports each found range and the end of the search to the aggregator.
  func performTextSearch(
    queryString string: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Applies a style to a found range.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier, usingStyle: UITextSearchFoundTextStyle)
  /// Restores the appearance of all found text.
  func clearAllDecoratedFoundText()
  /// Whether text can be replaced. `false` by default.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a range can be replaced. `true` by default.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) -> Bool
  /// Replaces a range. Does nothing by default.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String)
  /// Replaces all results. Does nothing by default.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// Called before a range becomes the highlighted result. Does nothing by default.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier)
  /// Scrolls to a range. Does nothing by default.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier)
  /// The document that contains the selection, or nil, the default, for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Compares the positions of two documents. `.orderedSame` by default.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  /// Always false.
  public var supportsTextReplacement: Bool { false }
  /// Returns true.
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
  /// Always nil.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Returns `.orderedSame`.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
}
