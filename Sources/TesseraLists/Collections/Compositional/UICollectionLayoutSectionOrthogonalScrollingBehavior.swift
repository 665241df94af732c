// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The orthogonal scrolling behavior of a section, which determines where scrolling stops. With `none`, the section
/// does not scroll orthogonally.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Scrolling can stop anywhere.
  case continuous
  /// Scrolling stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling advances in pages that are as long as the collection view.
  case paging
  /// Scrolling advances by one group and stops with the group at the edge.
  case groupPaging
  /// Scrolling advances by one group and stops with the group centered.
  case groupPagingCentered
}
