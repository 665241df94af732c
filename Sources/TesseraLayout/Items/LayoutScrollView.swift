// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The requirements of a scroll view in layout.
@preconcurrency @MainActor
package protocol LayoutScrollView: LayoutView {
  /// The content area, regardless of overrides of `contentLayoutGuide`.
  var layoutContentGuide: any ConstraintItem { get }
}
