// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraFoundation

/// An object that supports pasting. Every responder is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the object accepts items.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
