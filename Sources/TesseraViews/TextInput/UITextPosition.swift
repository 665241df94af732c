// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A position between two characters. Text inputs create and interpret positions.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  @preconcurrency @MainActor public override init() {
    super.init()
  }
}
