// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A range of a text. Its meaning is that of the text input that made it; a subclass says where it begins and ends.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// Whether the range holds no characters. True unless overridden.
  open var isEmpty: Bool { true }
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}
