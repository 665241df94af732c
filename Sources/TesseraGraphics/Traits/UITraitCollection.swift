// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The environment in which views are laid out and painted: appearance, text size, direction, scale. Collections are immutable
// and can be shared by a view tree and by threads. Views merge their overrides into their parent's collection; traits that are
// never set are unspecified.

public import Foundation

/// The environment of a view: light or dark, text size, layout direction, pixels per point, size classes.
///
///     let dark = UITraitCollection(userInterfaceStyle: .dark)
///     UIColor.label.resolvedColor(with: dark)  // white
///
/// - Note: Differs from UIKit: does not conform to `NSSecureCoding`, because a collection belongs to a running screen and never
///   to an archive.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Creates a collection without specified traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Merges collections. If several specify a trait, the last one takes precedence.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in collections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Creates a collection with the traits set by a closure.
  public convenience init(mutations: UITraitMutations) {
    self.init(values: TraitValues().applying(mutations))
  }

  /// Returns a copy with the changes made by a closure.
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

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// The appearance, light or dark. Colors are light if it is unspecified.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// The layout direction. Left to right if it is unspecified.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The horizontal size class: `regular` on iPad, `compact` on iPhone.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
  /// The vertical size class: `regular` on all devices, unless the traits of the rendering options specify another one.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// Whether the device senses pressure. `unknown` unless set.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// The preferred text size. Text has the size of `large` if it is unspecified.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// The color gamut of the display. Painting does not follow it.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// The contrast, normal or increased. Normal if it is unspecified.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
  /// The level: base, or elevated as in sheets and alerts. Base if it is unspecified.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// Whether text is bold. Fonts do not follow it.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  /// Whether the window is active. Painting does not follow it.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }

  // MARK: Current traits

  /// The collection of the environment that is being laid out or painted on this thread. Outside of layout and painting, the
  /// traits of a light iPhone at three pixels per point. Each thread has its own value. A value remains until it is set again.
  open class var current: UITraitCollection {
    get { ofThread }
    set { ofThread = newValue }
  }

  /// Runs the closure synchronously with this collection as `current` on this thread, and then restores the previous one.
  open func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

  // MARK: Comparison

  /// Returns whether every trait that `trait` specifies has the same value here. True for nil.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether dynamic colors may differ between the two collections. Nil counts as an empty collection.
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
