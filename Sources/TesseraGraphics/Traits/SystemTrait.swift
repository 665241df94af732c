// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A trait that trait collections store in a field. The protocol's extension implements the operations that all these
/// traits have in common.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
  static var field: WritableKeyPath<TraitValues, Value?> { get }
}

/// All system traits. New system traits must be added to this array.
let systemTraits: [any SystemTrait.Type] = [
  UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
  UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
  UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
  UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
  UITraitActiveAppearance.self, TintTrait.self, LookTrait.self,
]

/// Returns the trait as a system trait, or nil if it is a custom trait.
///
/// This replaces a dynamic cast. The first cast of each trait searches the conformances of the whole program, which takes
/// 50 µs.
func systemTrait(_ trait: any UITraitDefinition.Type) -> (any SystemTrait.Type)? {
  systemTraits.first { $0 == trait }
}

extension SystemTrait {
  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: field] != nil
  }

  static func isEqual(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a[keyPath: field] == b[keyPath: field]
  }

  static func merge(_ source: TraitValues, into target: inout TraitValues) {
    if let value = source[keyPath: field] { target[keyPath: field] = value }
  }

  static func clear(in values: inout TraitValues) {
    values[keyPath: field] = nil
  }

  static func value(in values: TraitValues) -> Any? {
    values[keyPath: field]
  }

  /// Sets the trait's value. The unspecified value clears the trait. The tint color and the look have no unspecified
  /// value, so they can't be cleared.
  static func set(_ value: Any, in values: inout TraitValues) {
    guard let value = value as? Value else { return }
    values[keyPath: field] = value == defaultValue && self != TintTrait.self && self != LookTrait.self ? nil : value
  }
}
