// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A key for accessing a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is used if no ancestor sets one.
  static var defaultValue: Value { get }
}
