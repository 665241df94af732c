// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A set of traits that describe a view to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// The element type: a set with one trait.
  public typealias Element = AccessibilityTraits

  private var bits: UInt64
  private init(_ traits: UIAccessibilityTraits) { bits = traits.rawValue }
  /// Creates an empty set.
  public init() { bits = 0 }
  var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: bits) }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header.
  public static let isHeader = AccessibilityTraits(.header)
  /// A selected view.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// A view that plays sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// A view that updates its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// A view that starts playing or recording media.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// A view that receives touches directly while VoiceOver is on.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// A view that turns the page after VoiceOver reads it.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// A switch.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// A view that hides its siblings from VoiceOver.
  public static let isModal = AccessibilityTraits(bit: 1 << 40)

  private init(bit: UInt64) { bits = bit }

  /// Returns whether the set contains all given traits.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  /// Returns the union of two sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(bit: bits | other.bits) }
  /// Returns the intersection of two sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bit: bits & other.bits)
  }
  /// Returns the traits in exactly one of two sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bit: bits ^ other.bits)
  }
  /// Adds a trait.
  @discardableResult
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(new)
    bits |= new.bits
    return (isNew, new)
  }
  /// Removes a trait.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }
  /// Adds or replaces a trait.
  @discardableResult
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(new)
    bits |= new.bits
    return old.bits == 0 ? nil : old
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Removes the traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Replaces the set with the traits in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// The way in which a container's children are exposed as accessibility elements.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The children are not accessibility elements.
  public static let ignore = AccessibilityChildBehavior(rawValue: 0)
  /// The view is an accessibility container, and its children are its elements.
  public static let contain = AccessibilityChildBehavior(rawValue: 1)
  /// The view is a single element that combines its children's labels.
  public static let combine = AccessibilityChildBehavior(rawValue: 2)
}

/// The type of an accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let rawValue: Int
  /// The action of a double tap.
  public static let `default` = AccessibilityActionKind(rawValue: 0)
  /// The action that closes a view.
  public static let escape = AccessibilityActionKind(rawValue: 1)
  /// The most important action of the screen, such as answering a call.
  public static let magicTap = AccessibilityActionKind(rawValue: 2)
}

/// The direction in which a screen reader adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
