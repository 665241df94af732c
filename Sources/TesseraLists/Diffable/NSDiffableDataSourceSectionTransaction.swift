// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The changes that an interactive movement made to a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the items before and after the move.
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
