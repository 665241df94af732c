// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The initial activation state of a statement: `$0.layout.height == 44 % .deactivated`.
public enum MortarActivationState: Hashable, Sendable {
  /// The constraints are activated when they are created.
  case activated
  /// The constraints are created but inactive until `isActive` is set.
  case deactivated
}
