// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The content area of a scroll view.
@preconcurrency @MainActor
package protocol LayoutContentArea: ConstraintItem {
  /// The explicitly set `contentSize`, which is used along axes that no constraint determines.
  var explicitSize: CGSize { get }
}
