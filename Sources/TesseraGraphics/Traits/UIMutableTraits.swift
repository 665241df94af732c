// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Mutable traits, as used in the closure of `UITraitCollection(mutations:)` and in `traitOverrides`.
public protocol UIMutableTraits {
  /// The value of a trait, or its default value if the trait is unspecified. Setting a system trait to its
  /// unspecified value clears the trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A closure that modifies the traits of a collection.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UIMutableTraits {
  /// The device idiom. `unspecified` unless set.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The light or dark appearance. `unspecified` unless set.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The layout direction. `unspecified` unless set.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point. 0 unless set.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The horizontal size class. `unspecified` unless set.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class. `unspecified` unless set.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether the device supports force touch. `unknown` unless set.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The preferred text size. `unspecified` unless set.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The display's color gamut. Does not affect drawing. `unspecified` unless set.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// The accessibility contrast. `unspecified` unless set.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// The interface level, which is elevated in sheets. `unspecified` unless set.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The weight of text. Does not affect fonts. `unspecified` unless set.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the window is active. Does not affect drawing. `unspecified` unless set.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}

extension TraitValues: UIMutableTraits {
  /// The value of a trait, or its default value if the trait is unspecified. Setting a system trait to its
  /// unspecified value clears the trait.
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = systemTrait(trait) {
        return (system.value(in: self) as? T.Value) ?? T.defaultValue
      }
      return (custom[ObjectIdentifier(trait)]?.value as? T.Value) ?? T.defaultValue
    }
    set {
      if let system = systemTrait(trait) {
        system.set(newValue, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTraitValue(
          value: newValue, affectsColorAppearance: T.affectsColorAppearance)
      }
    }
  }
}
