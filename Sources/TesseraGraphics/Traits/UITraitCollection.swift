// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The environment in which views are laid out and drawn: appearance, text size, direction and scale. Collections are
// immutable, so views and threads can share them. Each view merges its overrides into its parent's collection. Traits
// that were never set are unspecified.

public import Foundation

/// A view's environment: light or dark, text size, layout direction, pixels per point and size classes.
///
///     let dark = UITraitCollection(userInterfaceStyle: .dark)
///     UIColor.label.resolvedColor(with: dark)  // white
///
/// - Note: Differs from UIKit: does not conform to `NSSecureCoding`, because Tessera never archives trait
///   collections.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Creates a collection in which all traits are unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection by merging others. If several collections specify a trait, the last one takes precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection with the traits set by a closure.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().applying(mutations))
  }

  /// Returns a copy with the mutations made by a closure.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.applying(mutations))
  }

  /// Returns a copy with one trait replaced.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    var copy = values
    copy[trait] = value
    return UITraitCollection(values: copy)
  }

  /// The value of a trait, or its default if it is unspecified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Traits

  /// The device type.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The appearance, light or dark. If it is unspecified, colors are light.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The layout direction. If it is unspecified, the layout is left to right.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The horizontal size class: `regular` on iPad, `compact` on iPhone.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The vertical size class: `regular` on all devices, unless the rendering options specify another one.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// The device's support for pressure-sensitive touches. `unknown` unless set.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// The preferred text size. If it is unspecified, text uses the `large` size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// The display's color gamut. Drawing ignores it.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// The contrast, normal or increased. If it is unspecified, the contrast is normal.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// The level: base, or elevated as in sheets and alerts. If it is unspecified, the level is base.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// Whether text is bold. Fonts ignore it.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// Whether the window is active. Drawing ignores it.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  // MARK: Current traits

  /// The traits of the view that is being laid out or drawn on this thread. Outside of layout and drawing, the
  /// default traits are those of a light iPhone with three pixels per point. Each thread has a separate value, which
  /// remains until it is set again.
  open class var current: UITraitCollection {
    get { ofThread }
    set { ofThread = newValue }
  }

  /// Runs the closure synchronously with this collection as `current` on this thread, and then restores the previous one.
  open func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

  // MARK: Comparison

  /// Returns whether this collection has the same value for every trait that `trait` specifies. Returns true for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether dynamic colors may differ between the two collections. Nil is treated as an empty collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    if self === traitCollection { return false }
    return values.hasDifferentColors(from: traitCollection?.values ?? TraitValues())
  }

  /// Returns the identifiers of the trait types whose values differ, for `registerForTraitChanges`.
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
