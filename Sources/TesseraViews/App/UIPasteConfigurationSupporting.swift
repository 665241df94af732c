// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// An object that supports pasting. Every responder supports it.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types, or nil to accept none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the object accepts the given items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
