// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// A search session, which manages the results of a search and the highlighted result. Subclasses perform the search.
/// `UITextSearchingFindSession` searches a text.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// The information about the results that the find navigator shows.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The index of the highlighted result and the number of results.
    case currentAndTotal = 0
    /// The number of results.
    case total
    /// No information.
    case none
  }

  @preconcurrency @MainActor public override init() { super.init() }

  /// The number of results. 0 unless overridden.
  open var resultCount: Int { 0 }
  /// The zero-based index of the highlighted result, or `NSNotFound` for none. `NSNotFound` unless overridden.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The information about the results that the find navigator shows. `.currentAndTotal` by default.
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
  /// Whether results can be replaced. False unless overridden.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted result can be replaced. False unless overridden.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// Starts a new search. Does nothing unless overridden.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result. Does nothing unless overridden.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. Does nothing unless overridden.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next or previous result, wrapping around at the ends. Does nothing unless overridden.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Discards all results. Does nothing unless overridden.
  open func invalidateFoundResults() {}
}
