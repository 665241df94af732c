// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The starting item and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search continues. Initially, an item without an element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search. `next` by default.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

  /// Creates a forward search without a starting element.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
