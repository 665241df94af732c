// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A trait: the key of a value in trait collections.
///
///     struct CompactRows: UITraitDefinition { static let defaultValue = false }
///     let traits = UITraitCollection { $0[CompactRows.self] = true }
///     traits[CompactRows.self]  // true
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// The value in collections that do not specify the trait.
  static var defaultValue: Value { get }

  /// The name for debugging. By default the name of the type.
  static var name: String { get }

  /// The unique name. By default the name of the type with its module.
  static var identifier: String { get }

  /// Whether dynamic colors may depend on the trait, so that a change redraws views. False by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False: colors are not resolved again after a change.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as accepted by `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type
