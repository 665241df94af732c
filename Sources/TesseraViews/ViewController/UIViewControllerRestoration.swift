// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A type that recreates view controllers during state restoration. Never used, because there is no state
/// restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the view controller for a path of restoration identifiers.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
