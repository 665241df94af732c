// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// A section's outline after plain snapshots are applied.
@MainActor @Suite struct OutlineTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
  private let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Trees"])
    outline.append(["Apple"], to: "Fruit")
    source.apply(outline, to: 0)
  }

  /// "Apple" is hidden in the outline. Applying a plain snapshot of the visible items does not change that.
  @Test(arguments: [true, false])
  func unchangedItemsKeepTheirOutline(reloads: Bool) {
    var snapshot = source.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems(["Oak"], toSection: 1)
    apply(snapshot, reloads)
    #expect(source.snapshot(for: 0).items == ["Fruit", "Apple", "Trees"])
    #expect(source.snapshot(for: 1).items == ["Oak"])
  }

  /// The section now has different items, so the outline contains only the new items.
  @Test(arguments: [true, false])
  func deletingItemsDeletesTheirOutline(reloads: Bool) {
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Trees"])
    snapshot.appendItems(["Pear"], toSection: 0)
    apply(snapshot, reloads)
    #expect(source.snapshot(for: 0).items == ["Fruit", "Pear"])
    #expect(source.snapshot(for: 0).rootItems == ["Fruit", "Pear"])
  }

  @Test(arguments: [true, false])
  func deletingSectionsDeletesTheirOutline(reloads: Bool) {
    apply(NSDiffableDataSourceSnapshot<Int, String>(), reloads)
    #expect(source.snapshot(for: 0).items == [])
  }

  private func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, _ reloads: Bool) {
    if reloads { source.applySnapshotUsingReloadData(snapshot) } else { source.apply(snapshot) }
  }
}
