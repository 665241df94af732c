// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a statement takes part in layout at once: `$0.layout.height == 44 % .deactivated`.
public enum MortarActivationState: Hashable, Sendable {
  /// The constraints take part in layout as soon as they are made.
  case activated
  /// The constraints are made and wait for `isActive`.
  case deactivated
}
