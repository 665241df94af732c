// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Traits that a view or view controller overrides for itself and its descendants.
///
///     view.traitOverrides.userInterfaceStyle = .dark
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  package init() {}

  /// The overriding value, or the trait's default if it is not overridden. Setting a system trait to its unspecified value
  /// removes the override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.isSpecified(trait)
  }

  /// Removes the override, so the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    values.clear(trait)
  }

  /// Whether there are no overrides.
  var isEmpty: Bool {
    values.custom.isEmpty && !systemTraits.contains { $0.isSpecified(in: values) }
  }
}

extension TraitValues {
  func isSpecified(_ trait: UITrait) -> Bool {
    if let system = systemTrait(trait) { return system.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func clear(_ trait: UITrait) {
    if let system = systemTrait(trait) {
      system.clear(in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }
}
