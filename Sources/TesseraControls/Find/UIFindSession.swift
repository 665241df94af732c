// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// A search that is going on: what is found and which of it is shown. A subclass searches; `UITextSearchingFindSession` does
/// so in a text.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What is told of the results.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which one is shown and how many there are.
    case currentAndTotal = 0
    /// How many there are.
    case total
    /// Nothing.
    case none
  }

  @preconcurrency @MainActor public override init() { super.init() }

  /// How many results there are. 0 unless overridden.
  open var resultCount: Int { 0 }
  /// Which of them is shown, from 0; `NSNotFound`, unless overridden, for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What the find navigator tells of the results. `.currentAndTotal` by default.
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
  /// Whether results can be replaced. False unless overridden.
  open var supportsReplacement: Bool { false }
  /// Whether the result that is shown can be replaced. False unless overridden.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
  /// Searches anew. Does nothing unless overridden.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the result that is shown. Does nothing unless overridden.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. Does nothing unless overridden.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Shows the next result or the one before, round the ends. Does nothing unless overridden.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets all results. Does nothing unless overridden.
  open func invalidateFoundResults() {}
}
