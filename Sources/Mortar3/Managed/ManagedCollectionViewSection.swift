// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Items with their supplementary views.
public struct ManagedCollectionViewSection: ArbitrarilyIdentifiable {
  /// The identity of the section. Empty for sections that are identified by their position.
  public var id: String
  /// The items, in order. A cell follows its item if that has an `id`.
  public var items: [any ManagedCollectionViewCellModel]
  /// The models of supplementary views by their kind. Kinds of the layout without a model stay empty.
  public var supplementaries: [String: any ManagedCollectionReusableViewModel]

  /// Creates a section with supplementary views of any kinds.
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
