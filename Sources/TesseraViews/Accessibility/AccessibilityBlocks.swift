// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics

/// The closures that give an object's accessibility properties when they are asked for.
@MainActor
final class AccessibilityBlocks {
  /// Whether any object has closures: the properties of all others are read without looking for any.
  static var areUsed = false

  var isElement: (() -> Bool)?
  var label: (() -> String?)?
  var hint: (() -> String?)?
  var value: (() -> String?)?
  var traits: (() -> UIAccessibilityTraits)?
  var frame: (() -> CGRect)?
  var activationPoint: (() -> CGPoint)?
  var path: (() -> UIBezierPath?)?
  var elements: (() -> [Any]?)?
  var hidesElements: (() -> Bool)?
  var isModal: (() -> Bool)?
  var groupsChildren: (() -> Bool)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  var inputLabels: (() -> [String]?)?
  var language: (() -> String?)?
  var navigationStyle: (() -> UIAccessibilityNavigationStyle)?
  var containerType: (() -> UIAccessibilityContainerType)?
  var respondsToUserInteraction: (() -> Bool)?
  var attributedLabel: (() -> NSAttributedString?)?
  var attributedHint: (() -> NSAttributedString?)?
  var attributedValue: (() -> NSAttributedString?)?

  nonisolated init() {}

  /// The closures of an object; nil without any.
  static func of(_ object: AnyObject) -> AccessibilityBlocks? {
    areUsed ? objc_getAssociatedObject(object, AccessibilityKeys.blocks) as? AccessibilityBlocks : nil
  }

  /// The closures of an object, which are made where there are none.
  static func loaded(of object: AnyObject) -> AccessibilityBlocks {
    areUsed = true
    if let blocks = of(object) { return blocks }
    let blocks = AccessibilityBlocks()
    objc_setAssociatedObject(object, AccessibilityKeys.blocks, blocks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return blocks
  }
}
