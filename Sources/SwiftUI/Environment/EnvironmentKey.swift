// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no ancestor sets one.
  static var defaultValue: Value { get }
}
