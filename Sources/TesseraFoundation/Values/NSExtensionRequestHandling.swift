// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What an app extension begins with.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins with a request. Nothing starts extensions here: a test or a preview calls it.
  func beginRequest(with context: NSExtensionContext)
}
