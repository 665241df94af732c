// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The orthogonal scrolling of a section, and the offsets where it stops. `none` places groups along the layout instead.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling moves by pages as long as the collection view.
  case paging
  /// Scrolling moves by one group, which stops at the edge.
  case groupPaging
  /// Scrolling moves by one group, which stops in the center.
  case groupPagingCentered
}
