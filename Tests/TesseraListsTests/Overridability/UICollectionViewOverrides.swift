// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Overrides of the collection view members that apps override. As in apps, the import is not `@testable`, so only
// `open` members can be overridden.

import Foundation
import Testing
import TesseraLists
import TesseraViews

private final class Collection: UICollectionView {
  var heard: [String] = []

  override var numberOfSections: Int { note(super.numberOfSections) }
  override var visibleCells: [UICollectionViewCell] { note(super.visibleCells) }
  override var indexPathsForVisibleItems: [IndexPath] { note(super.indexPathsForVisibleItems) }
  override var indexPathsForSelectedItems: [IndexPath]? { note(super.indexPathsForSelectedItems) }

  override func reloadData() { note(super.reloadData()) }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { note(super.cellForItem(at: indexPath)) }

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    note(super.register(cellClass, forCellWithReuseIdentifier: identifier))
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    note(super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier))
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    note(super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath))
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    note(
      super.dequeueReusableSupplementaryView(
        ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath))
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    note(super.performBatchUpdates(updates, completion: completion))
  }
  override func insertItems(at indexPaths: [IndexPath]) { note(super.insertItems(at: indexPaths)) }
  override func deleteItems(at indexPaths: [IndexPath]) { note(super.deleteItems(at: indexPaths)) }
  override func reloadItems(at indexPaths: [IndexPath]) { note(super.reloadItems(at: indexPaths)) }
  override func reconfigureItems(at indexPaths: [IndexPath]) { note(super.reconfigureItems(at: indexPaths)) }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note(super.moveItem(at: indexPath, to: newIndexPath))
  }
  override func insertSections(_ sections: IndexSet) { note(super.insertSections(sections)) }
  override func deleteSections(_ sections: IndexSet) { note(super.deleteSections(sections)) }
  override func reloadSections(_ sections: IndexSet) { note(super.reloadSections(sections)) }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    note(super.moveSection(section, toSection: newSection))
  }

  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    note(super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition))
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    note(super.deselectItem(at: indexPath, animated: animated))
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    note(super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated))
  }

  private func note<T>(_ value: T, _ name: String = #function) -> T {
    heard.append(name)
    return value
  }
}

private final class Cell: UICollectionViewCell {
  override var reuseIdentifier: String? { super.reuseIdentifier.map { "my " + $0 } }
}

@Suite @MainActor struct UICollectionViewOverrides {
  private let tiles = Tiles([3, 1])
  private let collection = Collection(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
  /// The collection view typed as its superclass. Calls through it reach overrides only if they are dispatched
  /// dynamically.
  private var base: UICollectionView { collection }

  init() {
    base.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    collection.heard = []
  }

  private var heard: [String] { collection.heard.filter { !$0.hasPrefix("dequeue") } }

  @Test func callsChangeOverridesOnce() {
    base.performBatchUpdates {
      base.insertItems(at: [item(0, 0)])
      base.deleteItems(at: [item(0, 0)])
      base.reloadItems(at: [item(0, 1)])
      base.moveItem(at: item(0, 2), to: item(0, 2))
    }
    base.performBatchUpdates {
      base.insertSections([0])
      base.deleteSections([0])
    }
    base.reloadSections([0])
    base.moveSection(0, toSection: 0)
    base.reconfigureItems(at: [item(0, 0)])
    #expect(
      heard == [
        "insertItems(at:)", "deleteItems(at:)", "reloadItems(at:)", "moveItem(at:to:)",
        "performBatchUpdates(_:completion:)", "insertSections(_:)", "deleteSections(_:)",
        "performBatchUpdates(_:completion:)", "reloadSections(_:)", "moveSection(_:toSection:)",
        "reconfigureItems(at:)",
      ])
  }

  @Test func callsSelectionOverridesOnce() {
    base.selectItem(at: item(0, 1), animated: false, scrollPosition: .top)
    base.scrollToItem(at: item(0, 1), at: .top, animated: false)
    #expect(base.indexPathsForSelectedItems == [item(0, 1)])
    base.deselectItem(at: item(0, 1), animated: false)
    #expect(
      heard == [
        "selectItem(at:animated:scrollPosition:)", "scrollToItem(at:at:animated:)", "indexPathsForSelectedItems",
        "deselectItem(at:animated:)",
      ])
  }

  @Test func callsReuseOverridesOnce() {
    base.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "end")
    _ = base.dequeueReusableCell(withReuseIdentifier: "tile", for: item(0, 0))
    _ = base.dequeueReusableSupplementaryView(ofKind: "kind", withReuseIdentifier: "end", for: item(0, 0))
    #expect(
      collection.heard == [
        "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        "dequeueReusableCell(withReuseIdentifier:for:)",
        "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      ])
  }

  @Test func callsQueryOverridesOnce() {
    #expect(base.numberOfSections == 2 && base.visibleCells.count == 4 && base.indexPathsForVisibleItems.count == 4)
    #expect(base.cellForItem(at: item(0, 0)) != nil)
    base.reloadData()
    #expect(
      collection.heard == [
        "numberOfSections", "visibleCells", "indexPathsForVisibleItems", "cellForItem(at:)", "reloadData()",
      ])
  }

  @Test func identifiers() {
    base.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let cell = base.dequeueReusableCell(withReuseIdentifier: "cell", for: item(0, 0))
    #expect(cell.reuseIdentifier == "my cell")
  }
}
