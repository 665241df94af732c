// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A position between two characters of text, created and interpreted by a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
