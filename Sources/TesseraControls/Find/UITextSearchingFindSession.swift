// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import TesseraViews

/// A session that searches an object conforming to `UITextSearching`.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
  /// The searched object; nil after it is deallocated. A weak reference.
  open private(set) weak var searchableObject: (any UITextSearching)?

  private var shown: Int?
  private var results: [FoundRange] = []
  private let search: (String, UITextSearchOptions) -> [FoundRange]

  /// A search result with closures that operate on it.
  private struct FoundRange {
    var range: UITextRange
    var decorate: (UITextSearchFoundTextStyle) -> Void
    var show: () -> Void
    var followsSelectionStart: Bool
    var mayReplace: (String) -> Bool
    var replace: (String) -> Void
  }

  /// Creates a session for a searchable object, which is not retained.
  public init<Text: UITextSearching>(searchableObject: Text) {
    self.searchableObject = searchableObject
    search = { [weak searchableObject] query, options in
      guard let text = searchableObject else { return [] }
      return Self.results(of: query, options, in: text)
    }
    super.init()
  }

  private static func results<Text: UITextSearching>(
    of query: String, _ options: UITextSearchOptions, in text: Text
  ) -> [FoundRange] {
    let aggregator = UITextSearchAggregator<Text.DocumentIdentifier> { [weak text] one, first, other, second in
      guard let text else { return .orderedSame }
      let order = first == second ? .orderedSame : text.compare(document: first, toDocument: second)
      return order == .orderedSame ? text.compare(one, toRange: other, document: first) : order
    }
    text.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    let selection = text.selectedTextRange
    return aggregator.results.map { range, document in
      let isBehind = selection.map { text.compare(range, toRange: $0, document: document) != .orderedAscending } ?? true
      return FoundRange(
        range: range,
        decorate: { [weak text] in text?.decorate(foundTextRange: range, document: document, usingStyle: $0) },
        show: { [weak text] in
          text?.willHighlight(foundTextRange: range, document: document)
          text?.scrollRangeToVisible(range, inDocument: document)
        },
        followsSelectionStart: isBehind,
        mayReplace: { [weak text] in
          text?.shouldReplace(foundTextRange: range, document: document, withText: $0) ?? false
        },
        replace: { [weak text] in text?.replace(foundTextRange: range, document: document, withText: $0) })
    }
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { shown ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && shown != nil }

  /// Searches for a string, decorates the results and highlights the first result that does not precede the
  /// selection.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    searchableObject?.clearAllDecoratedFoundText()
    results = query.isEmpty ? [] : search(query, options ?? UITextSearchOptions())
    for result in results { result.decorate(.found) }
    shown = nil
    if !results.isEmpty { highlightResult(at: results.firstIndex(where: \.followsSelectionStart) ?? 0) }
  }

  private func highlightResult(at index: Int) {
    if let shown, results.indices.contains(shown) { results[shown].decorate(.found) }
    shown = index
    results[index].decorate(.highlighted)
    results[index].show()
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    let step = direction == .forward ? 1 : results.count - 1
    highlightResult(at: ((shown ?? (direction == .forward ? results.count - 1 : 0)) + step) % results.count)
  }

  /// Replaces the current result and highlights the next result.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let shown, results.indices.contains(shown), results[shown].mayReplace(replacementString)
    else { return }
    results[shown].replace(replacementString)
    performSearch(query: searchQuery, options: options)
    if !results.isEmpty { highlightResult(at: min(shown, results.count - 1)) }
  }

  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard supportsReplacement, !searchQuery.isEmpty else { return }
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  open override func invalidateFoundResults() {
    searchableObject?.clearAllDecoratedFoundText()
    (results, shown) = ([], nil)
  }
}
