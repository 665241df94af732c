// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A section of items with supplementary views.
public struct ManagedCollectionViewSection: ArbitrarilyIdentifiable {
  /// The section's identifier. Empty if the section is identified by its position.
  public var id: String
  /// The items, in order. If an item has an `id`, its cell moves with it.
  public var items: [any ManagedCollectionViewCellModel]
  /// The models of the supplementary views, by kind. If the layout has a kind without a model, the view is empty.
  public var supplementaries: [String: any ManagedCollectionReusableViewModel]

  /// Creates a section with supplementary views of any kind.
  public init(
    id: String = "", items: [any ManagedCollectionViewCellModel],
    supplementaries: [String: any ManagedCollectionReusableViewModel] = [:]
  ) {
    self.id = id
    self.items = items
    self.supplementaries = supplementaries
  }

  /// Creates a section with a header, a footer or both.
  @preconcurrency @MainActor public init(
    id: String = "", header: (any ManagedCollectionReusableViewModel)?, items: [any ManagedCollectionViewCellModel],
    footer: (any ManagedCollectionReusableViewModel)? = nil
  ) {
    self.init(id: id, items: items)
    supplementaries[UICollectionView.elementKindSectionHeader] = header
    supplementaries[UICollectionView.elementKindSectionFooter] = footer
  }
}
