// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Links from an item to its constraints in the lists of other views. When an item leaves the tree, its constraints are found
// without searching the lists of all ancestors. Constraints in the list of the item's own view need no links: they leave
// together with the view.

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
  /// Called after a view added the constraint to its list.
  package func didInstall(
    in container: any LayoutView, between first: (any ConstraintItem)?, _ second: (any ConstraintItem)?
  ) {
    self.container = container
    isInstalled = true
    row = nil
    activation = ActivationCounter.next()
    link(first, second, below: container)
  }

  /// Called after a view removed the constraint from its list.
  package func didUninstall() {
    unlinkItems()
    container = nil
    isInstalled = false
  }

  /// Registers the constraint at its items that are below the view that lists it.
  private func link(_ first: (any ConstraintItem)?, _ second: (any ConstraintItem)?, below container: any LayoutView) {
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

/// A counter of activations over all constraints, which identifies the last activated constraint of a conflict.
@MainActor
enum ActivationCounter {
  private static var last: Int64 = 0

  static func next() -> Int64 {
    last += 1
    return last
  }
}
