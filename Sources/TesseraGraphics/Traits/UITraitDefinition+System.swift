// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The traits defined by UIKit. The default of each trait is its unspecified value.

public import Foundation

/// The device type.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// The appearance, light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True, because system colors depend on the appearance.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// The layout direction, left to right or right to left.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: 0.
  public static let defaultValue: CGFloat = 0
  static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The device's support for pressure-sensitive touches.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unknown`.
  public static let defaultValue = UIForceTouchCapability.unknown
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

/// The display's color gamut.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True, so dynamic colors are resolved again when the gamut changes.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// The contrast, normal or increased.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True, because system colors depend on the contrast.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// The level, base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True, because background colors depend on the level.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// The text weight, regular or bold.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// Whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True, so dynamic colors are resolved again when the window becomes active or inactive.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The tint color of the view that is being drawn. `UIColor.tintColor` resolves to it.
struct TintTrait: UITraitDefinition, SystemTrait {
  static let defaultValue = UIColor.systemBlue
  static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIColor?> { \.tintColor }
}
