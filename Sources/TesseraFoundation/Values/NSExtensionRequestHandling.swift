// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The entry point of an app extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins a request. Called only by tests and previews, because extensions are never started.
  func beginRequest(with context: NSExtensionContext)
}
