// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An option for adding views to their superview.
public enum LayoutOption: Hashable, Sendable {
  /// Adds a subview. A stack view adds an arranged subview.
  case none
  /// Adds a plain subview, even to a stack view.
  case isNotArranged
}
