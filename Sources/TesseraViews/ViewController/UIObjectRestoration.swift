// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that creates objects during state restoration. Never called: there is no state restoration.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns the object at the end of a path of restoration identifiers.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
    any UIStateRestoring
  )?
}
