// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// An object that says what can be pasted into it. Every responder is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Which types the object takes; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes items.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object takes items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
