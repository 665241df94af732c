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
/// - Note: Differs from UIKit: not `NSSecureCoding`; a collection is part of a running screen here, never of an
///   archive.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Creates a collection in which every trait is unspecified.
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

  /// Creates a collection whose traits the closure sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().applying(mutations))
  }

  /// Returns a copy with the changes that the closure makes.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.applying(mutations))
  }

  /// Returns a copy with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var copy = values
    copy[trait] = value
    return UITraitCollection(values: copy)
  }

  /// The value of a trait; its default while unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns the collection itself, as collections do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Traits

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// Light or dark; while unspecified, colours are light.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// Left to right or right to left; while unspecified, left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// Pixels per point; 0 while unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// How much room there is across: `regular` on iPad, `compact` on iPhone.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// How much room there is from top to bottom: `regular` on all devices here, unless the traits of the options say
  /// otherwise.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// Whether the device feels pressure. `unknown` unless set.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// The text size the user prefers; while unspecified, texts have the size of `large`.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// The display's range of colours. Painting does not follow it.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// Normal or increased contrast; while unspecified, normal.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// Base, or elevated as in sheets and alerts; while unspecified, base.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// Whether text is bold. Fonts do not follow it.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// Whether the window looks active. Painting does not follow it.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  // MARK: What is current

  /// The collection of the environment that is laid out or painted on this thread. Where there is none, that of a light
  /// iPhone at three pixels per point; threads do not see each other's. Setting it lasts until it is set again.
  open class var current: UITraitCollection {
    get { ofThread }
    set { ofThread = newValue }
  }

  /// Runs the closure at once with this collection as `current` on this thread, and then puts the former one back.
  open func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

  // MARK: Comparison

  /// Returns whether every trait that `trait` specifies has the same value here. True for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether a dynamic colour may look different in the two collections. Nil counts as a collection without values.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if self === traitCollection { return false }
    return values.hasDifferentColors(from: traitCollection?.values ?? TraitValues())
  }

  /// Returns the identities of the definitions whose values differ, for `registerForTraitChanges`.
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
