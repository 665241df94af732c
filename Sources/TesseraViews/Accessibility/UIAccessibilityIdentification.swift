// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An object with an identifier for tests.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// An identifier for tests, which is never spoken, or nil.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
