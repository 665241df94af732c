// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The entry point of an app extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins a request. Extensions are never started: a test or a preview calls it.
  func beginRequest(with context: NSExtensionContext)
}
