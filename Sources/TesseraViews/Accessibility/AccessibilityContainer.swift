// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A class that declares its own accessibility members for position and content, which subclasses may override.
@MainActor
protocol AccessibilityContainer: AnyObject {
  var accessibilityFrame: CGRect { get set }
  var accessibilityActivationPoint: CGPoint { get set }
  var accessibilityPath: UIBezierPath? { get set }
  var accessibilityElements: [Any]? { get set }
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityViewIsModal: Bool { get set }
  var shouldGroupAccessibilityChildren: Bool { get set }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
  var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get set }
  var accessibilityLanguage: String? { get set }
  var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get set }
  var accessibilityContainerType: UIAccessibilityContainerType { get set }
  var accessibilityRespondsToUserInteraction: Bool { get set }
}

extension UIView: AccessibilityContainer {}
extension UIAccessibilityElement: AccessibilityContainer {}
