// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The orthogonal scrolling of a section, and the offsets where it stops. `none` places groups along the layout instead.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Stops anywhere.
  case continuous
  /// Stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// Scrolls by pages as long as the collection view.
  case paging
  /// Scrolls by one group, which stops at the edge.
  case groupPaging
  /// Scrolls by one group, which stops in the center.
  case groupPagingCentered
}
