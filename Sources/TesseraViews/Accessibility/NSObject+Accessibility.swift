// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
public import TesseraGraphics

/// An object with accessibility properties. On iOS, these are members of `NSObject`.
///
/// Views, accessibility elements and bar items declare overridable members with the same names.
///
/// - Note: Differs from UIKit: an app's class that inherits from `NSObject` declares such a property instead of
///   overriding it.
public protocol UIAccessibilityObject: NSObjectProtocol {}

extension NSObject: UIAccessibilityObject {}

@MainActor
extension UIAccessibilityObject {
  /// The object as a class that declares its own members, or nil if its class doesn't.
  private var own: (any AccessibilityProperties)? { self as? any AccessibilityProperties }
  private var container: (any AccessibilityContainer)? { self as? any AccessibilityContainer }
  private var stored: StoredAccessibility? {
    objc_getAssociatedObject(self, AccessibilityKeys.stored) as? StoredAccessibility
  }
  private var blocks: AccessibilityBlocks? { AccessibilityBlocks.existing(of: self) }
  private var loaded: StoredAccessibility {
    if let stored { return stored }
    let made = StoredAccessibility()
    objc_setAssociatedObject(self, AccessibilityKeys.stored, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// Whether a screen reader stops at the object. `false` unless set.
  @preconcurrency public var isAccessibilityElement: Bool {
    get { own?.isAccessibilityElement ?? blocks?.isElement?() ?? stored?.isElement ?? false }
    set {
      if let own { own.isAccessibilityElement = newValue } else { loaded.isElement = newValue }
    }
  }
  /// The name that a screen reader speaks, or nil unless set.
  @preconcurrency public var accessibilityLabel: String? {
    get {
      if let own { return own.accessibilityLabel }
      return blocks?.label?() ?? stored?.label
    }
    set {
      if let own { own.accessibilityLabel = newValue } else { loaded.label = newValue }
    }
  }
  /// A spoken description of the result of using the object, or nil unless set.
  @preconcurrency public var accessibilityHint: String? {
    get {
      if let own { return own.accessibilityHint }
      return blocks?.hint?() ?? stored?.hint
    }
    set {
      if let own { own.accessibilityHint = newValue } else { loaded.hint = newValue }
    }
  }
  /// The spoken value, or nil unless set.
  @preconcurrency public var accessibilityValue: String? {
    get {
      if let own { return own.accessibilityValue }
      return blocks?.value?() ?? stored?.value
    }
    set {
      if let own { own.accessibilityValue = newValue } else { loaded.value = newValue }
    }
  }
  /// The object's traits. Empty unless set.
  @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { own?.accessibilityTraits ?? blocks?.traits?() ?? stored?.traits ?? .none }
    set {
      if let own { own.accessibilityTraits = newValue } else { loaded.traits = newValue }
    }
  }
  /// The object's frame in screen coordinates. Zero unless set.
  @preconcurrency public var accessibilityFrame: CGRect {
    get { container?.accessibilityFrame ?? blocks?.frame?() ?? stored?.frame ?? .zero }
    set {
      if let container { container.accessibilityFrame = newValue } else { loaded.frame = newValue }
    }
  }
  /// The point activated by a screen reader's double tap, in screen coordinates. Zero unless set.
  @preconcurrency public var accessibilityActivationPoint: CGPoint {
    get { container?.accessibilityActivationPoint ?? blocks?.activationPoint?() ?? stored?.activationPoint ?? .zero }
    set {
      if let container { container.accessibilityActivationPoint = newValue } else { loaded.activationPoint = newValue }
    }
  }
  /// The object's outline in screen coordinates, or nil to use the frame.
  @preconcurrency public var accessibilityPath: UIBezierPath? {
    get {
      if let container { return container.accessibilityPath }
      return blocks?.path?() ?? stored?.path
    }
    set {
      if let container { container.accessibilityPath = newValue } else { loaded.path = newValue }
    }
  }
  /// The elements within the object, in reading order, or nil unless set.
  @preconcurrency public var accessibilityElements: [Any]? {
    get {
      if let container { return container.accessibilityElements }
      return blocks?.elements?() ?? stored?.elements
    }
    set {
      if let container { container.accessibilityElements = newValue } else { loaded.elements = newValue }
    }
  }
  /// Whether a screen reader skips the object's contents. `false` unless set.
  @preconcurrency public var accessibilityElementsHidden: Bool {
    get { container?.accessibilityElementsHidden ?? blocks?.hidesElements?() ?? stored?.hidesElements ?? false }
    set {
      if let container { container.accessibilityElementsHidden = newValue } else { loaded.hidesElements = newValue }
    }
  }
  /// Whether a screen reader skips the object's siblings. `false` unless set.
  @preconcurrency public var accessibilityViewIsModal: Bool {
    get { container?.accessibilityViewIsModal ?? blocks?.isModal?() ?? stored?.isModal ?? false }
    set {
      if let container { container.accessibilityViewIsModal = newValue } else { loaded.isModal = newValue }
    }
  }
  /// Whether a screen reader reads all of the object's children before it continues. `false` unless set.
  @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { container?.shouldGroupAccessibilityChildren ?? blocks?.groupsChildren?() ?? stored?.groupsChildren ?? false }
    set {
      if let container {
        container.shouldGroupAccessibilityChildren = newValue
      } else {
        loaded.groupsChildren = newValue
      }
    }
  }
  /// The actions that a screen reader offers, or nil unless set.
  @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let container { return container.accessibilityCustomActions }
      return blocks?.customActions?() ?? stored?.customActions
    }
    set {
      if let container { container.accessibilityCustomActions = newValue } else { loaded.customActions = newValue }
    }
  }
  /// The custom rotors of a screen reader, or nil unless set. Stored only.
  @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let container { return container.accessibilityCustomRotors }
      return stored?.customRotors
    }
    set {
      if let container { container.accessibilityCustomRotors = newValue } else { loaded.customRotors = newValue }
    }
  }
  /// The names for voice control, in order of preference. Unless set, only the accessibility label.
  @preconcurrency public var accessibilityUserInputLabels: [String]! {
    get {
      if let own { return own.accessibilityUserInputLabels }
      return blocks?.inputLabels?() ?? stored?.inputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set {
      if let own { own.accessibilityUserInputLabels = newValue } else { loaded.inputLabels = newValue }
    }
  }
  /// The spoken language, such as "de-CH", or nil to use the screen's language. Stored only.
  @preconcurrency public var accessibilityLanguage: String? {
    get {
      if let container { return container.accessibilityLanguage }
      return blocks?.language?() ?? stored?.language
    }
    set {
      if let container { container.accessibilityLanguage = newValue } else { loaded.language = newValue }
    }
  }
  /// The navigation style of Switch Control. `automatic` unless set. Stored only.
  @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      container?.accessibilityNavigationStyle ?? blocks?.navigationStyle?() ?? stored?.navigationStyle ?? .automatic
    }
    set {
      if let container { container.accessibilityNavigationStyle = newValue } else { loaded.navigationStyle = newValue }
    }
  }
  /// The container type. `none` unless set. Stored only.
  @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
    get { container?.accessibilityContainerType ?? blocks?.containerType?() ?? stored?.containerType ?? .none }
    set {
      if let container { container.accessibilityContainerType = newValue } else { loaded.containerType = newValue }
    }
  }
  /// Whether the object responds to user interaction. `true` unless set. Stored only.
  @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
    get {
      container?.accessibilityRespondsToUserInteraction ?? blocks?.respondsToUserInteraction?() ?? stored?
        .respondsToUserInteraction ?? true
    }
    set {
      if let container {
        container.accessibilityRespondsToUserInteraction = newValue
      } else {
        loaded.respondsToUserInteraction = newValue
      }
    }
  }
  /// An identifier for tests, which is never spoken, or nil unless set.
  @preconcurrency public var accessibilityIdentifier: String? {
    get {
      if let own { return own.accessibilityIdentifier }
      return stored?.identifier
    }
    set {
      if let own { own.accessibilityIdentifier = newValue } else { loaded.identifier = newValue }
    }
  }
  /// The type of the object's text, or nil unless set. Stored only.
  @preconcurrency public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { stored?.textualContext }
    set { loaded.textualContext = newValue }
  }
  /// The object's headers, such as a column header, or nil unless set. Stored only.
  @preconcurrency public var accessibilityHeaderElements: [Any]? {
    get { stored?.headerElements }
    set { loaded.headerElements = newValue }
  }
  /// The label with speech attributes. Setting it also sets the plain label.
  @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let view = self as? UIView { return view.accessibilityAttributedLabel }
      if let given = blocks?.attributedLabel?() { return given }
      guard let words = accessibilityLabel else { return nil }
      let attributed = stored?.attributedLabel
      return attributed?.string == words ? attributed : NSAttributedString(string: words)
    }
    set {
      if let view = self as? UIView {
        view.accessibilityAttributedLabel = newValue
      } else {
        loaded.attributedLabel = newValue
        accessibilityLabel = newValue?.string
      }
    }
  }
  /// The hint with speech attributes. Setting it also sets the plain hint.
  @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let view = self as? UIView { return view.accessibilityAttributedHint }
      if let given = blocks?.attributedHint?() { return given }
      guard let words = accessibilityHint else { return nil }
      let attributed = stored?.attributedHint
      return attributed?.string == words ? attributed : NSAttributedString(string: words)
    }
    set {
      if let view = self as? UIView {
        view.accessibilityAttributedHint = newValue
      } else {
        loaded.attributedHint = newValue
        accessibilityHint = newValue?.string
      }
    }
  }
  /// The value with speech attributes. Setting it also sets the plain value.
  @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let view = self as? UIView { return view.accessibilityAttributedValue }
      if let given = blocks?.attributedValue?() { return given }
      guard let words = accessibilityValue else { return nil }
      let attributed = stored?.attributedValue
      return attributed?.string == words ? attributed : NSAttributedString(string: words)
    }
    set {
      if let view = self as? UIView {
        view.accessibilityAttributedValue = newValue
      } else {
        loaded.attributedValue = newValue
        accessibilityValue = newValue?.string
      }
    }
  }
}
