// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The changes that an interactive movement made to a data source.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections and items before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The sections and items after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the ordered items before and after the move.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The transactions of the changed sections.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
      return before == after ? nil : NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
    }
  }
}
