// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The start and the direction of a rotor's search.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search continues; initially one without an element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search. `next` by default.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

  /// Creates a forward search without a start.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
