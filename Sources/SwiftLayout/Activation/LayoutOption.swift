// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The way in which views are added to their superview.
public enum LayoutOption: Hashable, Sendable {
  /// As a subview, in a stack view as an arranged subview.
  case none
  /// As a plain subview, even in a stack view.
  case isNotArranged
}
