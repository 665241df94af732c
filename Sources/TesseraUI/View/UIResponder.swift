// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An object that can take part in the responder chain: views, view controllers, windows.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  @MainActor public override init() {
    super.init()
  }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }
}
