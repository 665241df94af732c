// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A class that declares its own accessibility members for spoken content, which subclasses may override.
@MainActor
protocol AccessibilityProperties: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityUserInputLabels: [String]! { get set }
  var accessibilityIdentifier: String? { get set }
}

extension UIView: AccessibilityProperties {}
extension UIAccessibilityElement: AccessibilityProperties {}
extension UIBarItem: AccessibilityProperties {}
