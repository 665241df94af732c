// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A trait: the key under which trait collections hold a value.
///
///     struct CompactRows: UITraitDefinition { static let defaultValue = false }
///     let traits = UITraitCollection { $0[CompactRows.self] = true }
///     traits[CompactRows.self]  // true
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// What a collection answers that has no value for the trait.
  static var defaultValue: Value { get }

  /// Name for dumps; by default the type's name.
  static var name: String { get }

  /// Stable identifier; by default the type's qualified name.
  static var identifier: String { get }

  /// Whether dynamic colours may depend on the trait, so that a change redraws views. False by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type
