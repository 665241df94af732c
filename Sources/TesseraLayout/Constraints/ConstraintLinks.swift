// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// From an item to the constraints that other views hold on it, so that an item that leaves finds them without asking every
// ancestor for its list. Constraints that an item's own view holds are not linked: they leave with it.

import Foundation

/// The active constraints on one item that are listed by an ancestor of its view.
@MainActor
package final class ConstraintLinks {
  @exclusivity(unchecked) package private(set) var entries: [(constraint: NSLayoutConstraint, isSecond: Bool)] = []

  func append(_ constraint: NSLayoutConstraint, isSecond: Bool) -> Int {
    entries.append((constraint, isSecond))
    return entries.count - 1
  }

  /// The last entry takes the place of the one that goes.
  func remove(at index: Int) {
    let last = entries.removeLast()
    guard index < entries.count else { return }
    entries[index] = last
    if last.isSecond { last.constraint.secondLink = index } else { last.constraint.firstLink = index }
  }
}

extension NSLayoutConstraint {
  /// Notes the constraint at the items that are below the view which lists it.
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
