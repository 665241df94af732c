// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that creates controllers during state restoration. Never called: there is no state restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller at the end of a path of restoration identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
