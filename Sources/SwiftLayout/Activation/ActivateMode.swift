// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether an update is followed by layout.
public enum ActivateMode: Hashable, Sendable {
  /// Views are laid out with the next layout pass.
  case normal
  /// Views are laid out before the call returns.
  case forced
}
