// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The traits defined by UIKit. Their defaults are the unspecified values, which a collection has until they are set.

public import Foundation

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True: system colors follow it.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// Left to right or right to left.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// 0.
  public static let defaultValue: CGFloat = 0
  static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// Whether the device senses pressure.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// `unknown`.
  public static let defaultValue = UIForceTouchCapability.unknown
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

/// The color gamut of the display.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True: a change resolves dynamic colors again.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// Normal or increased contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True: system colors follow it.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// Base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True: backgrounds follow it.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// Regular or bold text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UILegibilityWeight.unspecified
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

/// Active or inactive window.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// `unspecified`.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  /// True: a change resolves dynamic colors again.
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The tint of the painted view, to which `UIColor.tintColor` resolves.
struct TintTrait: UITraitDefinition, SystemTrait {
  static let defaultValue = UIColor.systemBlue
  static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIColor?> { \.tintColor }
}
