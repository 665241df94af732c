// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A range of characters. Text inputs create and interpret ranges. A subclass defines the start and end.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Whether the range is empty. `true` unless overridden.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}
