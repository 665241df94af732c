// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics

/// Closures that compute an object's accessibility properties each time the properties are read.
@MainActor
final class AccessibilityBlocks {
  /// Whether any object has closures. Until one does, reading a property skips the lookup.
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

  /// Returns the closures of an object, or nil if it has none.
  static func existing(of object: AnyObject) -> AccessibilityBlocks? {
    areUsed ? objc_getAssociatedObject(object, AccessibilityKeys.blocks) as? AccessibilityBlocks : nil
  }

  /// Returns the closures of an object, creating them if necessary.
  static func loaded(of object: AnyObject) -> AccessibilityBlocks {
    areUsed = true
    if let blocks = existing(of: object) { return blocks }
    let blocks = AccessibilityBlocks()
    objc_setAssociatedObject(object, AccessibilityKeys.blocks, blocks, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return blocks
  }
}
