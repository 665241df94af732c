// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A place in a text, between two characters. Its meaning is that of the text input that made it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
