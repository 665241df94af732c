// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a trait collection holds: for each trait a value, or nil while it is unspecified. Merging, containment and
// change detection all walk one table, `systemTraits`, so that a new trait is added in one line there. A dictionary
// for all traits was rejected: every colour lookup would hash and unbox.

package import Foundation

package struct TraitValues {
  package var userInterfaceIdiom: UIUserInterfaceIdiom?
  package var userInterfaceStyle: UIUserInterfaceStyle?
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  package var displayScale: CGFloat?
  package var horizontalSizeClass: UIUserInterfaceSizeClass?
  package var verticalSizeClass: UIUserInterfaceSizeClass?
  package var forceTouchCapability: UIForceTouchCapability?
  package var preferredContentSizeCategory: UIContentSizeCategory?
  package var displayGamut: UIDisplayGamut?
  package var accessibilityContrast: UIAccessibilityContrast?
  package var userInterfaceLevel: UIUserInterfaceLevel?
  package var legibilityWeight: UILegibilityWeight?
  package var activeAppearance: UIUserInterfaceActiveAppearance?
  /// The tint that `UIColor.tintColor` stands for; views put theirs here before they paint.
  package var tintColor: UIColor?
  /// Values of traits that users defined, by the metatype of their definition.
  package var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  package init() {}

  /// Takes over every trait that `other` specifies.
  package mutating func merge(_ other: TraitValues) {
    for trait in systemTraits { trait.merge(other, into: &self) }
    custom.merge(other.custom) { _, new in new }
  }

  /// Whether every trait that `other` specifies has the same value here.
  package func contains(_ other: TraitValues) -> Bool {
    systemTraits.allSatisfy { !$0.isSpecified(in: other) || $0.isEqual(self, other) }
      && other.custom.allSatisfy { custom[$0.key]?.isEqual(to: $0.value) ?? false }
  }

  /// The definitions of the traits whose values differ.
  package func changes(from other: TraitValues) -> Set<ObjectIdentifier> {
    var changed = Set<ObjectIdentifier>()
    for trait in systemTraits where !trait.isEqual(self, other) { changed.insert(ObjectIdentifier(trait)) }
    for key in Set(custom.keys).union(other.custom.keys) {
      if let mine = custom[key], let theirs = other.custom[key], mine.isEqual(to: theirs) { continue }
      changed.insert(key)
    }
    return changed
  }
}

/// The value of a trait that a user defined.
package struct CustomTraitValue {
  package let value: Any
  package let affectsColorAppearance: Bool

  /// Values that cannot be compared count as different.
  package func isEqual(to other: CustomTraitValue) -> Bool {
    if let mine = value as? any Equatable { return equals(mine, other.value) }
    return type(of: value) is AnyClass && (value as AnyObject) === (other.value as AnyObject)
  }
}

private func equals<T: Equatable>(_ a: T, _ b: Any) -> Bool {
  (b as? T) == a
}
