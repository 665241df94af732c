// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a section scrolls across the layout's direction, and where it stops. `none` places its groups along.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Stops anywhere.
  case continuous
  /// Stops where a group begins.
  case continuousGroupLeadingBoundary
  /// Pages as long as the collection view.
  case paging
  /// Goes by one group, which stops at the edge.
  case groupPaging
  /// Goes by one group, which stops in the middle.
  case groupPagingCentered
}
