// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The container of a layout, which provides the available size.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The collection view's size or, in a custom group, the group's size, in points.
  var contentSize: CGSize { get }
  /// The size minus the insets.
  var effectiveContentSize: CGSize { get }
  /// The collection view's adjusted content insets, or zero in a custom group.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The effective content insets, which are always equal to `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The available size and the traits for the layout of sections.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container that represents the collection view or, in a custom group, the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    (contentSize, contentInsets) = (size, insets)
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    contentInsets.applied(to: CGRect(origin: .zero, size: contentSize)).size
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The insets for the section reference `safeArea`. `margins` contains the insets for `layoutMargins`.
  let safeArea: NSDirectionalEdgeInsets
  let margins: NSDirectionalEdgeInsets
  let scale: CGFloat

  init(
    _ container: LayoutContainer, _ traits: UITraitCollection, safeArea: NSDirectionalEdgeInsets,
    margins: NSDirectionalEdgeInsets, scale: CGFloat
  ) {
    (self.container, traitCollection) = (container, traits)
    (self.safeArea, self.margins, self.scale) = (safeArea, margins, scale)
    super.init()
  }
}
