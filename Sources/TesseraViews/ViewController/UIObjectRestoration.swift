// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that recreates objects during state restoration. Never used, because there is no state restoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns the object for a path of restoration identifiers.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
    any UIStateRestoring
  )?
}
