// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A trait type, which serves as the key of a value in trait collections.
///
///     struct CompactRows: UITraitDefinition { static let defaultValue = false }
///     let traits = UITraitCollection { $0[CompactRows.self] = true }
///     traits[CompactRows.self]  // true
public protocol UITraitDefinition<Value> {
  associatedtype Value

  /// The value returned by collections that do not specify the trait.
  static var defaultValue: Value { get }

  /// The name for debugging. The default is the type name.
  static var name: String { get }

  /// The unique name. The default is the type name, qualified with the module name.
  static var identifier: String { get }

  /// Whether dynamic colors may depend on the trait, in which case a change redraws views. The default is false.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type name.
  public static var name: String { "\(Self.self)" }
  /// The type name, qualified with the module name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False, so a change does not resolve colors again.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait, as accepted by `registerForTraitChanges`.
public typealias UITrait = any UITraitDefinition.Type
