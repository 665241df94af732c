// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Where a search of a rotor begins, and which way it goes.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search goes on; one without an element at first.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Which way it goes. `next` by default.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

  /// Creates a search forwards from nowhere.
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
