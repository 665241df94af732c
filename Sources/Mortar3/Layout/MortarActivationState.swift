// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a statement takes part in layout at once: `$0.layout.height == 44 % .deactivated`.
public enum MortarActivationState: Hashable, Sendable {
  case activated
  case deactivated
}
