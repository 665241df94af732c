// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraGraphics

// Properties for screen readers that are asked for when they are needed, instead of being kept up to date.

@MainActor
extension UIAccessibilityObject {
  /// Gives `isAccessibilityElement` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var isAccessibilityElementBlock: (() -> Bool)? {
    get { AccessibilityBlocks.of(self)?.isElement }
    set { AccessibilityBlocks.loaded(of: self).isElement = newValue }
  }
  /// Gives `accessibilityLabel` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityLabelBlock: (() -> String?)? {
    get { AccessibilityBlocks.of(self)?.label }
    set { AccessibilityBlocks.loaded(of: self).label = newValue }
  }
  /// Gives `accessibilityHint` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityHintBlock: (() -> String?)? {
    get { AccessibilityBlocks.of(self)?.hint }
    set { AccessibilityBlocks.loaded(of: self).hint = newValue }
  }
  /// Gives `accessibilityValue` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityValueBlock: (() -> String?)? {
    get { AccessibilityBlocks.of(self)?.value }
    set { AccessibilityBlocks.loaded(of: self).value = newValue }
  }
  /// Gives `accessibilityTraits` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { AccessibilityBlocks.of(self)?.traits }
    set { AccessibilityBlocks.loaded(of: self).traits = newValue }
  }
  /// Gives `accessibilityFrame` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityFrameBlock: (() -> CGRect)? {
    get { AccessibilityBlocks.of(self)?.frame }
    set { AccessibilityBlocks.loaded(of: self).frame = newValue }
  }
  /// Gives `accessibilityActivationPoint` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { AccessibilityBlocks.of(self)?.activationPoint }
    set { AccessibilityBlocks.loaded(of: self).activationPoint = newValue }
  }
  /// Gives `accessibilityPath` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { AccessibilityBlocks.of(self)?.path }
    set { AccessibilityBlocks.loaded(of: self).path = newValue }
  }
  /// Gives `accessibilityElements` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { AccessibilityBlocks.of(self)?.elements }
    set { AccessibilityBlocks.loaded(of: self).elements = newValue }
  }
  /// Gives `accessibilityElementsHidden` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { AccessibilityBlocks.of(self)?.hidesElements }
    set { AccessibilityBlocks.loaded(of: self).hidesElements = newValue }
  }
  /// Gives `accessibilityViewIsModal` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { AccessibilityBlocks.of(self)?.isModal }
    set { AccessibilityBlocks.loaded(of: self).isModal = newValue }
  }
  /// Gives `shouldGroupAccessibilityChildren` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { AccessibilityBlocks.of(self)?.groupsChildren }
    set { AccessibilityBlocks.loaded(of: self).groupsChildren = newValue }
  }
  /// Gives `accessibilityCustomActions` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { AccessibilityBlocks.of(self)?.customActions }
    set { AccessibilityBlocks.loaded(of: self).customActions = newValue }
  }
  /// Gives `accessibilityUserInputLabels` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { AccessibilityBlocks.of(self)?.inputLabels }
    set { AccessibilityBlocks.loaded(of: self).inputLabels = newValue }
  }
  /// Gives `accessibilityLanguage` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityLanguageBlock: (() -> String?)? {
    get { AccessibilityBlocks.of(self)?.language }
    set { AccessibilityBlocks.loaded(of: self).language = newValue }
  }
  /// Gives `accessibilityNavigationStyle` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { AccessibilityBlocks.of(self)?.navigationStyle }
    set { AccessibilityBlocks.loaded(of: self).navigationStyle = newValue }
  }
  /// Gives `accessibilityContainerType` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { AccessibilityBlocks.of(self)?.containerType }
    set { AccessibilityBlocks.loaded(of: self).containerType = newValue }
  }
  /// Gives `accessibilityRespondsToUserInteraction` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { AccessibilityBlocks.of(self)?.respondsToUserInteraction }
    set { AccessibilityBlocks.loaded(of: self).respondsToUserInteraction = newValue }
  }
  /// Gives `accessibilityAttributedLabel` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
    get { AccessibilityBlocks.of(self)?.attributedLabel }
    set { AccessibilityBlocks.loaded(of: self).attributedLabel = newValue }
  }
  /// Gives `accessibilityAttributedHint` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityAttributedHintBlock: (() -> NSAttributedString?)? {
    get { AccessibilityBlocks.of(self)?.attributedHint }
    set { AccessibilityBlocks.loaded(of: self).attributedHint = newValue }
  }
  /// Gives `accessibilityAttributedValue` each time it is asked for; nil for none. Wins over a value that was set.
  @preconcurrency public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
    get { AccessibilityBlocks.of(self)?.attributedValue }
    set { AccessibilityBlocks.loaded(of: self).attributedValue = newValue }
  }
}
