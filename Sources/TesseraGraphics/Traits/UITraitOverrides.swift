// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Traits that a view or view controller sets for itself and its descendants.
///
///     view.traitOverrides.userInterfaceStyle = .dark
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  package init() {}

  /// The overriding value; the trait's default where nothing is overridden. Setting a system trait to its unspecified
  /// value ends the override.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether the trait is overridden here.
  public func contains(_ trait: UITrait) -> Bool {
    values.isSpecified(trait)
  }

  /// Ends the override, so that the trait is inherited again.
  public mutating func remove(_ trait: UITrait) {
    values.clear(trait)
  }

  /// Whether nothing is overridden.
  var isEmpty: Bool {
    values.custom.isEmpty && !systemTraits.contains { $0.isSpecified(in: values) }
  }
}

extension TraitValues {
  func isSpecified(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func clear(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.clear(in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }
}
