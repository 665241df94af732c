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
  let values: TraitValues

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

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Pixels per point; 0 while unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  // MARK: What is current

  /// The collection of the environment that is being laid out or painted on this thread; a light iPhone at three pixels
  /// per point when there is none.
  open class var current: UITraitCollection {
    get { ofThread }
    set { ofThread = newValue }
  }

  /// Runs the closure with this collection as `current`.
  open func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

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
  func changedTraits(from other: UITraitCollection?) -> Set<ObjectIdentifier> {
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
  func applying(_ mutations: UITraitMutations) -> TraitValues {
    var box: any UIMutableTraits = self
    mutations(&box)
    return (box as? TraitValues) ?? self
  }
}
