// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How views join their superview.
public enum LayoutOption: Hashable, Sendable {
  /// As a subview, in a stack view as an arranged one.
  case none
  /// As a subview, in a stack view too.
  case isNotArranged
}
