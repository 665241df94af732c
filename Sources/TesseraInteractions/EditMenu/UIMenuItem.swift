// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// An item of the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The action, which is sent along the responder chain.
  open var action: Selector

  /// Creates an item of the edit menu.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
