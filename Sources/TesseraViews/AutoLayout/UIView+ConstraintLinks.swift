// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

extension UIView {
  /// Returns the constraints between this view's subtree and views outside of it, in activation order.
  func constraintsAcrossCut() -> [NSLayoutConstraint] {
    var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
    func collect(_ item: any ConstraintItem, _ parent: UIView?) {
      guard let links = item.constraintLinks else { return }
      for (constraint, _) in links.entries {
        guard let container = constraint.container else { continue }
        if container === parent, parent !== superviewStorage { continue }
        if container.isInside(self) { continue }
        found[ObjectIdentifier(constraint)] = constraint
      }
    }
    var walk = TreeWalk(self)
    while let view = walk.next() {
      collect(view, view.superviewStorage)
      for guide in view.layoutGuides { collect(guide, view.superviewStorage) }
      walk.descend(into: view)
    }
    return found.values.sorted { $0.activation < $1.activation }
  }

  /// Removes the constraints of a view being deallocated from the lists of items that outlive it.
  nonisolated static func unlink(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isInstalled = false }
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      for constraint in constraints { constraint.unlinkItems() }
    }
  }
}
