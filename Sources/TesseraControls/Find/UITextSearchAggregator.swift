// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An object that collects the results of a search.
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable>: NSObject {
  /// All found ranges, in the order they were added.
  public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.map(\.range)) }

  private(set) var results: [(range: UITextRange, document: DocumentIdentifier)] = []
  private(set) var isFinished = false
  private let order: (UITextRange, DocumentIdentifier, UITextRange, DocumentIdentifier) -> ComparisonResult

  init(
    order: @escaping (UITextRange, DocumentIdentifier, UITextRange, DocumentIdentifier) -> ComparisonResult
  ) {
    self.order = order
    super.init()
  }

  /// Adds a range unless it has already been added.
  public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier) {
    guard !isFinished else { return }
    var (low, high) = (0, results.count)
    while low < high {
      let middle = (low + high) / 2
      switch order(results[middle].range, results[middle].document, range, document) {
      case .orderedAscending: low = middle + 1
      case .orderedSame: return
      case .orderedDescending: high = middle
      }
    }
    results.insert((range, document), at: low)
  }

  /// Ends the search.
  public func finishedSearching() { isFinished = true }

  /// Removes a range that no longer matches.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.removeAll { $0.document == document && order($0.range, $0.document, range, document) == .orderedSame }
  }

  /// Discards all results, so the search has to start again.
  public func invalidate() {
    results = []
    isFinished = false
  }
}
