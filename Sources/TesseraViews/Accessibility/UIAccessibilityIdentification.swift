// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What has a name for tests that users never hear.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// An identifier for tests, which is never spoken; nil for none.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
