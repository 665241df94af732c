// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The contents of a trait collection: a value for each trait, or nil if the trait is unspecified. Because every view
// merges and compares trait values, both operations list the fields explicitly. Iterating over the `systemTraits`
// table took 4 µs per merge instead of 0.1 µs. The table is used for less frequent operations, and a test verifies
// that it matches the fields.

import Foundation

package struct TraitValues {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var forceTouchCapability: UIForceTouchCapability?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var displayGamut: UIDisplayGamut?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  /// The value of `UIColor.tintColor`. Before drawing, each view sets it to the view's own tint color.
  var tintColor: UIColor?
  /// The design of the system's colors, controls and bars.
  var look: SystemLook?
  /// The values of custom traits, keyed by the identifier of the trait type.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  package init() {}

  /// The number of specified traits.
  var specifiedCount: Int {
    let flags = [
      userInterfaceIdiom != nil, userInterfaceStyle != nil, layoutDirection != nil, displayScale != nil,
      horizontalSizeClass != nil, verticalSizeClass != nil, forceTouchCapability != nil,
      preferredContentSizeCategory != nil, displayGamut != nil, accessibilityContrast != nil,
      userInterfaceLevel != nil, legibilityWeight != nil, activeAppearance != nil,
    ]
    return flags.count { $0 } + custom.count
  }

  /// Replaces the values of all traits that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    if let value = other.userInterfaceIdiom { userInterfaceIdiom = value }
    if let value = other.userInterfaceStyle { userInterfaceStyle = value }
    if let value = other.layoutDirection { layoutDirection = value }
    if let value = other.displayScale { displayScale = value }
    if let value = other.horizontalSizeClass { horizontalSizeClass = value }
    if let value = other.verticalSizeClass { verticalSizeClass = value }
    if let value = other.forceTouchCapability { forceTouchCapability = value }
    if let value = other.preferredContentSizeCategory { preferredContentSizeCategory = value }
    if let value = other.displayGamut { displayGamut = value }
    if let value = other.accessibilityContrast { accessibilityContrast = value }
    if let value = other.userInterfaceLevel { userInterfaceLevel = value }
    if let value = other.legibilityWeight { legibilityWeight = value }
    if let value = other.activeAppearance { activeAppearance = value }
    if let value = other.tintColor { tintColor = value }
    if let value = other.look { look = value }
    if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
  }

  /// Returns whether both collections specify the same traits with the same values.
  func isEqual(to other: TraitValues) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && forceTouchCapability == other.forceTouchCapability
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayGamut == other.displayGamut
      && accessibilityContrast == other.accessibilityContrast
      && userInterfaceLevel == other.userInterfaceLevel
      && legibilityWeight == other.legibilityWeight
      && activeAppearance == other.activeAppearance
      && tintColor == other.tintColor
      && look == other.look
      && hasSameCustomTraits(as: other)
  }

  /// Returns whether the values differ in a trait that may affect dynamic colors.
  func hasDifferentColors(from other: TraitValues) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle || displayGamut != other.displayGamut
      || accessibilityContrast != other.accessibilityContrast || userInterfaceLevel != other.userInterfaceLevel
      || activeAppearance != other.activeAppearance || tintColor != other.tintColor
      || look != other.look || hasDifferentCustomColors(from: other)
  }

  private func hasDifferentCustomColors(from other: TraitValues) -> Bool {
    if custom.isEmpty && other.custom.isEmpty { return false }
    return custom.merging(other.custom) { mine, _ in mine }.contains { key, value in
      guard value.affectsColorAppearance else { return false }
      guard let mine = custom[key], let theirs = other.custom[key] else { return true }
      return !mine.isEqual(to: theirs)
    }
  }

  private func hasSameCustomTraits(as other: TraitValues) -> Bool {
    custom.count == other.custom.count
      && custom.allSatisfy { key, value in other.custom[key].map { $0.isEqual(to: value) } ?? false }
  }

  /// Returns whether all traits that `other` specifies have the same values in this collection.
  func contains(_ other: TraitValues) -> Bool {
    systemTraits.allSatisfy { !$0.isSpecified(in: other) || $0.isEqual(self, other) }
      && other.custom.allSatisfy { custom[$0.key]?.isEqual(to: $0.value) ?? false }
  }

  /// Returns the identities of the trait definitions whose values differ.
  func changes(from other: TraitValues) -> Set<ObjectIdentifier> {
    var changed = Set<ObjectIdentifier>()
    for trait in systemTraits where !trait.isEqual(self, other) { changed.insert(ObjectIdentifier(trait)) }
    for key in Set(custom.keys).union(other.custom.keys) {
      if let mine = custom[key], let theirs = other.custom[key], mine.isEqual(to: theirs) { continue }
      changed.insert(key)
    }
    return changed
  }
}

/// The value of a custom trait.
package struct CustomTraitValue {
  let value: Any
  let affectsColorAppearance: Bool

  /// Returns whether two values are equal. Values that can't be compared are treated as different unless they are the
  /// same object.
  func isEqual(to other: CustomTraitValue) -> Bool {
    if let mine = value as? any Equatable { return equals(mine, other.value) }
    return type(of: value) is AnyClass && (value as AnyObject) === (other.value as AnyObject)
  }
}

private func equals<T: Equatable>(_ a: T, _ b: Any) -> Bool {
  (b as? T) == a
}
