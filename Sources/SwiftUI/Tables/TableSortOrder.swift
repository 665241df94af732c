// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The order of a table's rows, which its header shows and changes.
struct TableSortOrder {
  /// Returns the order of a column, or nil if the rows are not primarily sorted by it.
  let order: @MainActor (any SortComparator) -> SortOrder?
  /// Sorts the rows by a column, or reverses their order if they are already sorted by it.
  let sort: @MainActor (any SortComparator) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let own = comparator as? Sort, let first = binding.wrappedValue.first, own.hasKey(of: first) else {
        return nil
      }
      return first.order
    }
    sort = { comparator in
      guard var own = comparator as? Sort else { return }
      var comparators = binding.wrappedValue
      if let first = comparators.first, own.hasKey(of: first) {
        own.order = first.order == .forward ? .reverse : .forward
      }
      comparators.removeAll { own.hasKey(of: $0) }
      binding.wrappedValue = [own] + comparators
    }
  }
}

extension SortComparator {
  /// Returns whether two comparators are equal apart from their order.
  fileprivate func hasKey(of other: Self) -> Bool {
    var (own, other) = (self, other)
    (own.order, other.order) = (.forward, .forward)
    return own == other
  }
}
