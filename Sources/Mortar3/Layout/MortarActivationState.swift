// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The initial activation of a statement: `$0.layout.height == 44 % .deactivated`.
public enum MortarActivationState: Hashable, Sendable {
  /// The constraints are active as soon as they are made.
  case activated
  /// The constraints are made but inactive until `isActive` is set.
  case deactivated
}
