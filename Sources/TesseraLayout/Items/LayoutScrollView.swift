// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A scroll view as layout sees it.
@preconcurrency @MainActor
package protocol LayoutScrollView: LayoutView {
  /// The content area, whatever an override of `contentLayoutGuide` says.
  var layoutContentGuide: any ConstraintItem { get }
}
