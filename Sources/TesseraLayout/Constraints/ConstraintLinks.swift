// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Links from an item to those of its constraints that are in another view's constraint list. When the item leaves the
// view tree, the links locate these constraints without searching every ancestor's list. Constraints in the list of
// the item's own view need no links, because they leave the tree together with the view.

import Foundation

/// The active constraints on one item that are in the list of an ancestor of its view.
@MainActor
package final class ConstraintLinks {
  @exclusivity(unchecked) package private(set) var entries: [(constraint: NSLayoutConstraint, isSecond: Bool)] = []

  func append(_ constraint: NSLayoutConstraint, isSecond: Bool) -> Int {
    entries.append((constraint, isSecond))
    return entries.count - 1
  }

  /// Removes the entry at an index by moving the last entry to that index.
  func remove(at index: Int) {
    let last = entries.removeLast()
    guard index < entries.count else { return }
    entries[index] = last
    if last.isSecond { last.constraint.secondLink = index } else { last.constraint.firstLink = index }
  }
}

extension NSLayoutConstraint {
  /// Called after a view has added the constraint to its list.
  package func didInstall(
    in container: any LayoutView, between first: (any ConstraintItem)?, _ second: (any ConstraintItem)?
  ) {
    self.container = container
    isInstalled = true
    row = nil
    activation = ActivationCounter.next()
    link(first, second, below: container)
  }

  /// Called after a view has removed the constraint from its list.
  package func didUninstall() {
    unlinkItems()
    container = nil
    isInstalled = false
  }

  /// Adds the constraint to the links of its items, except for an item that belongs to `container`, whose list
  /// contains the constraint.
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

/// A counter of all constraint activations, which identifies the most recently activated constraint of a conflict.
@MainActor
enum ActivationCounter {
  private static var last: Int64 = 0

  static func next() -> Int64 {
    last += 1
    return last
  }
}
