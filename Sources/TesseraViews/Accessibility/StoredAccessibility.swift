// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The accessibility properties of an object that doesn't store them itself.
@MainActor
final class StoredAccessibility {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var elements: [Any]?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var inputLabels: [String]?
  var language: String?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var respondsToUserInteraction: Bool?
  var identifier: String?
  var textualContext: UIAccessibilityTextualContext?
  var headerElements: [Any]?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?

  nonisolated init() {}
}
