// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a scroll view that the layout engine requires.
@preconcurrency @MainActor
package protocol LayoutScrollView: LayoutView {
  /// The content area, even if a subclass overrides `contentLayoutGuide`.
  var layoutContentGuide: any ConstraintItem { get }
}
