// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Makes objects when an app's state is restored. Never called: state restoration does not exist here.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns the object at the end of a path of restoration identifiers.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (
    any UIStateRestoring
  )?
}
