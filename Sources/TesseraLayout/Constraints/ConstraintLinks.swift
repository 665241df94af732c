// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Links from an item to its constraints in the lists of other views, so that an item that leaves finds them without searching
// the lists of all ancestors. Constraints in the list of the item's own view are not linked: they leave with it.

import Foundation

/// The active constraints on one item that an ancestor of its view lists.
@MainActor
package final class ConstraintLinks {
  @exclusivity(unchecked) package private(set) var entries: [(constraint: NSLayoutConstraint, isSecond: Bool)] = []

  func append(_ constraint: NSLayoutConstraint, isSecond: Bool) -> Int {
    entries.append((constraint, isSecond))
    return entries.count - 1
  }

  /// Removes the entry at an index, and moves the last entry there.
  func remove(at index: Int) {
    let last = entries.removeLast()
    guard index < entries.count else { return }
    entries[index] = last
    if last.isSecond { last.constraint.secondLink = index } else { last.constraint.firstLink = index }
  }
}

extension NSLayoutConstraint {
  /// Registers the constraint at its items that are below the view that lists it.
  package func link(_ first: (any ConstraintItem)?, _ second: (any ConstraintItem)?, below container: any LayoutView) {
    if let first, first.layoutView !== container { firstLink = first.madeLinks.append(self, isSecond: false) }
    if let second, second.layoutView !== container { secondLink = second.madeLinks.append(self, isSecond: true) }
  }

  package func unlinkItems() {
    if let index = firstLink { firstHandle?.item?.constraintLinks?.remove(at: index) }
    if let index = secondLink { secondHandle?.item?.constraintLinks?.remove(at: index) }
    (firstLink, secondLink) = (nil, nil)
  }
}

extension ConstraintItem {
  fileprivate var madeLinks: ConstraintLinks {
    if let constraintLinks { return constraintLinks }
    let made = ConstraintLinks()
    constraintLinks = made
    return made
  }
}
