// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A trait: the key under which trait collections hold a value.
///
///     struct CompactRows: UITraitDefinition { static let defaultValue = false }
///     let traits = UITraitCollection { $0[CompactRows.self] = true }
///     traits[CompactRows.self]  // true
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// The value in a collection that has none for the trait.
  static var defaultValue: Value { get }

  /// Name for people to read; by default the type's name.
  static var name: String { get }

  /// Name that no other trait has; by default the type's name with its module.
  static var identifier: String { get }

  /// Whether dynamic colours may depend on the trait, so that a change redraws views. False by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False: a change runs through no colours.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type
