// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraGraphics

// Accessibility properties computed by closures each time they are read.

@MainActor
extension UIAccessibilityObject {
  /// The closure that returns `isAccessibilityElement`, or nil if there is none. Takes precedence over a value that
  /// was set.
  @preconcurrency public var isAccessibilityElementBlock: (() -> Bool)? {
    get { AccessibilityBlocks.existing(of: self)?.isElement }
    set { AccessibilityBlocks.loaded(of: self).isElement = newValue }
  }
  /// The closure that returns `accessibilityLabel`, or nil if there is none. Takes precedence over a value that was
  /// set.
  @preconcurrency public var accessibilityLabelBlock: (() -> String?)? {
    get { AccessibilityBlocks.existing(of: self)?.label }
    set { AccessibilityBlocks.loaded(of: self).label = newValue }
  }
  /// The closure that returns `accessibilityHint`, or nil if there is none. Takes precedence over a value that was set.
  @preconcurrency public var accessibilityHintBlock: (() -> String?)? {
    get { AccessibilityBlocks.existing(of: self)?.hint }
    set { AccessibilityBlocks.loaded(of: self).hint = newValue }
  }
  /// The closure that returns `accessibilityValue`, or nil if there is none. Takes precedence over a value that was
  /// set.
  @preconcurrency public var accessibilityValueBlock: (() -> String?)? {
    get { AccessibilityBlocks.existing(of: self)?.value }
    set { AccessibilityBlocks.loaded(of: self).value = newValue }
  }
  /// The closure that returns `accessibilityTraits`, or nil if there is none. Takes precedence over a value that was
  /// set.
  @preconcurrency public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { AccessibilityBlocks.existing(of: self)?.traits }
    set { AccessibilityBlocks.loaded(of: self).traits = newValue }
  }
  /// The closure that returns `accessibilityFrame`, or nil if there is none. Takes precedence over a value that was
  /// set.
  @preconcurrency public var accessibilityFrameBlock: (() -> CGRect)? {
    get { AccessibilityBlocks.existing(of: self)?.frame }
    set { AccessibilityBlocks.loaded(of: self).frame = newValue }
  }
  /// The closure that returns `accessibilityActivationPoint`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { AccessibilityBlocks.existing(of: self)?.activationPoint }
    set { AccessibilityBlocks.loaded(of: self).activationPoint = newValue }
  }
  /// The closure that returns `accessibilityPath`, or nil if there is none. Takes precedence over a value that was set.
  @preconcurrency public var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { AccessibilityBlocks.existing(of: self)?.path }
    set { AccessibilityBlocks.loaded(of: self).path = newValue }
  }
  /// The closure that returns `accessibilityElements`, or nil if there is none. Takes precedence over a value that
  /// was set.
  @preconcurrency public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { AccessibilityBlocks.existing(of: self)?.elements }
    set { AccessibilityBlocks.loaded(of: self).elements = newValue }
  }
  /// The closure that returns `accessibilityElementsHidden`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { AccessibilityBlocks.existing(of: self)?.hidesElements }
    set { AccessibilityBlocks.loaded(of: self).hidesElements = newValue }
  }
  /// The closure that returns `accessibilityViewIsModal`, or nil if there is none. Takes precedence over a value that
  /// was set.
  @preconcurrency public var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { AccessibilityBlocks.existing(of: self)?.isModal }
    set { AccessibilityBlocks.loaded(of: self).isModal = newValue }
  }
  /// The closure that returns `shouldGroupAccessibilityChildren`, or nil if there is none. Takes precedence over a
  /// value that was set.
  @preconcurrency public var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { AccessibilityBlocks.existing(of: self)?.groupsChildren }
    set { AccessibilityBlocks.loaded(of: self).groupsChildren = newValue }
  }
  /// The closure that returns `accessibilityCustomActions`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { AccessibilityBlocks.existing(of: self)?.customActions }
    set { AccessibilityBlocks.loaded(of: self).customActions = newValue }
  }
  /// The closure that returns `accessibilityUserInputLabels`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { AccessibilityBlocks.existing(of: self)?.inputLabels }
    set { AccessibilityBlocks.loaded(of: self).inputLabels = newValue }
  }
  /// The closure that returns `accessibilityLanguage`, or nil if there is none. Takes precedence over a value that
  /// was set.
  @preconcurrency public var accessibilityLanguageBlock: (() -> String?)? {
    get { AccessibilityBlocks.existing(of: self)?.language }
    set { AccessibilityBlocks.loaded(of: self).language = newValue }
  }
  /// The closure that returns `accessibilityNavigationStyle`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { AccessibilityBlocks.existing(of: self)?.navigationStyle }
    set { AccessibilityBlocks.loaded(of: self).navigationStyle = newValue }
  }
  /// The closure that returns `accessibilityContainerType`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { AccessibilityBlocks.existing(of: self)?.containerType }
    set { AccessibilityBlocks.loaded(of: self).containerType = newValue }
  }
  /// The closure that returns `accessibilityRespondsToUserInteraction`, or nil if there is none. Takes precedence
  /// over a value that was set.
  @preconcurrency public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { AccessibilityBlocks.existing(of: self)?.respondsToUserInteraction }
    set { AccessibilityBlocks.loaded(of: self).respondsToUserInteraction = newValue }
  }
  /// The closure that returns `accessibilityAttributedLabel`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
    get { AccessibilityBlocks.existing(of: self)?.attributedLabel }
    set { AccessibilityBlocks.loaded(of: self).attributedLabel = newValue }
  }
  /// The closure that returns `accessibilityAttributedHint`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityAttributedHintBlock: (() -> NSAttributedString?)? {
    get { AccessibilityBlocks.existing(of: self)?.attributedHint }
    set { AccessibilityBlocks.loaded(of: self).attributedHint = newValue }
  }
  /// The closure that returns `accessibilityAttributedValue`, or nil if there is none. Takes precedence over a value
  /// that was set.
  @preconcurrency public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
    get { AccessibilityBlocks.existing(of: self)?.attributedValue }
    set { AccessibilityBlocks.loaded(of: self).attributedValue = newValue }
  }
}
