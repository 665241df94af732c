// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The environment in which views lay out and paint: appearance, text size, direction, scale. Immutable, so that a
// collection can be shared by a whole tree and by threads. Views merge their overrides into their parent's collection;
// a trait that nobody set is unspecified.

public import Foundation

/// The environment of a view: light or dark, text size, layout direction, pixels per point, size classes.
///
///     let dark = UITraitCollection(userInterfaceStyle: .dark)
///     UIColor.label.resolvedColor(with: dark)  // white
///
/// - Note: Differs from UIKit: not `NSSecureCoding`; a collection is part of a running screen here, never of an archive.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  /// A collection in which every trait is unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Merges collections; where several specify a trait, the last one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// A collection whose traits the closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().applying(mutations))
  }

  /// A copy with the changes that the closure makes.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.applying(mutations))
  }

  /// A copy with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var copy = values
    copy[trait] = value
    return UITraitCollection(values: copy)
  }

  /// The value of a trait, or its default.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Traits

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Pixels per point; 0 while unspecified.
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  // MARK: Comparison

  /// Whether every trait that `trait` specifies has the same value here. True for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Whether a dynamic colour may look different in the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if self === traitCollection { return false }
    return values.hasDifferentColors(from: traitCollection?.values ?? TraitValues())
  }

  /// The definitions of the traits whose values differ, for `registerForTraitChanges`.
  package func changedTraits(from other: UITraitCollection?) -> Set<ObjectIdentifier> {
    values.changes(from: other?.values ?? TraitValues())
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.isEqual(to: other.values)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.displayScale)
    hasher.combine(values.preferredContentSizeCategory)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.layoutDirection)
    return hasher.finalize()
  }
}

extension TraitValues {
  package func applying(_ mutations: UITraitMutations) -> TraitValues {
    var box: any UIMutableTraits = self
    mutations(&box)
    return (box as? TraitValues) ?? self
  }
}
