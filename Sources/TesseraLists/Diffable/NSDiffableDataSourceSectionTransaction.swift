// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a move by hand has changed in a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What leads from its items before to those after.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(_ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]) {
    sectionIdentifier = section
    var (before, after) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    before.append(old)
    after.append(new)
    (initialSnapshot, finalSnapshot) = (before, after)
    difference = new.difference(from: old).inferringMoves()
  }
}
