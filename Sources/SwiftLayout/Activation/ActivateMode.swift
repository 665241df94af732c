// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The time at which views are laid out after an update.
public enum ActivateMode: Hashable, Sendable {
  /// Views are laid out with the next layout pass.
  case normal
  /// Views are laid out before the update returns.
  case forced
}
