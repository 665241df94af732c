// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// A custom layout that stacks 100-point items.
private final class StackLayout: UICollectionViewLayout {
  var height: CGFloat = 100
  var preparations = 0
  var extra: UICollectionViewLayoutAttributes?

  override func prepare() {
    super.prepare()
    preparations += 1
  }
  override var collectionViewContentSize: CGSize {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: 300, height: CGFloat(count) * height)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let all = (0..<count).compactMap { layoutAttributesForItem(at: item(0, $0)) }
    return all.filter { $0.frame.intersects(rect) } + (extra.map { [$0] } ?? [])
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * height, width: 300, height: height)
    return result
  }
}

private final class CustomAttributes: UICollectionViewLayoutAttributes {
  var angle = 0.0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CustomAttributes)?.angle = angle
    return copy
  }
}

private final class Ground: UICollectionReusableView {}

@MainActor @Suite struct UICollectionViewTests {
  @Test func onlyVisibleCellsAreBuilt() {
    let tiles = Tiles([1000])
    let (window, view) = makeCollection(tiles, StackLayout())
    #expect(tiles.built == (0..<4).map { item(0, $0) } && view.builtViews == 4)
    #expect(view.contentSize.height == 100_000)
    #expect(view.indexPathsForVisibleItems == (0..<4).map { item(0, $0) })
    window.layoutIfNeeded()
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.builtViews == 4)
  }

  @Test func scrollingReusesCells() {
    let tiles = Tiles([1000])
    let (window, view) = makeCollection(tiles, StackLayout())
    let first = view.cellForItem(at: item(0, 0)) as? TileCell
    view.contentOffset.y = 150
    window.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == (1...5).map { item(0, $0) })
    #expect(tiles.ended == [item(0, 0)])
    #expect(view.cellForItem(at: item(0, 0)) == nil)
    #expect(first?.reuses == 1 && view.visibleCells.contains { $0 === first })
    #expect(view.subviews.count == 5)
  }

  @Test func attributesAreApplied() throws {
    let layout = StackLayout()
    let (window, view) = makeCollection(Tiles([3]), layout)
    let cell = try #require(view.cellForItem(at: item(0, 1)) as? TileCell)
    #expect(cell.frame == CGRect(0, 100, 300, 100) && cell.contentView.frame == CGRect(0, 0, 300, 100))
    #expect(cell.applications == 1)
    layout.height = 50
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(cell.frame == CGRect(0, 50, 300, 50) && cell.applications == 2)
    #expect(view.indexPath(for: cell) == item(0, 1))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 149)) == item(0, 2))
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 150)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test func attributesCopyTheirClass() throws {
    let own = CustomAttributes(forCellWith: item(2, 3))
    own.angle = 7
    own.frame = CGRect(1, 2, 3, 4)
    let copy = try #require(own.copy() as? CustomAttributes)
    #expect(copy.angle == 7 && copy.frame == CGRect(1, 2, 3, 4) && copy.isEqual(own))
    copy.alpha = 0.5
    #expect(!copy.isEqual(own))
  }

  @Test func decorationsAreBelowTheItems() {
    let layout = StackLayout()
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let ground = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: item(0, 0))
    ground.frame = CGRect(0, 0, 300, 200)
    layout.extra = ground
    let (_, view) = makeCollection(Tiles([3]), layout)
    #expect(view.subviews.first is Ground)
    #expect(view.subviews.first?.frame == CGRect(0, 0, 300, 200))
  }

  @Test func layoutsCanBeReplaced() {
    let flow = UICollectionViewFlowLayout()
    let (window, view) = makeCollection(Tiles([3]), StackLayout())
    view.collectionViewLayout = flow
    window.layoutIfNeeded()
    // Five 50-point columns with a minimum spacing of 10 fit into 300 points. The spacing becomes 12.5.
    #expect(view.shownFrames.map(\.minX) == [0, 62.5, 125])
    #expect(flow.collectionView === view)
  }

  // MARK: Selection

  @Test func tapsSelect() {
    let tiles = Tiles([3])
    let (_, view) = makeCollection(tiles, StackLayout())
    view.tapItem(at: item(0, 1))
    view.tapItem(at: item(0, 2))
    #expect(tiles.chosen == [item(0, 1), item(0, 2)] && tiles.unchosen == [item(0, 1)])
    #expect(view.indexPathsForSelectedItems == [item(0, 2)])
    #expect(view.visibleCells.map(\.isSelected) == [false, false, true])
    view.allowsMultipleSelection = true
    view.tapItem(at: item(0, 0))
    view.tapItem(at: item(0, 2))
    #expect(view.indexPathsForSelectedItems == [item(0, 0)] && tiles.unchosen == [item(0, 1), item(0, 2)])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [] && view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func showsSelectedBackgrounds() throws {
    let (window, view) = makeCollection(Tiles([1]), StackLayout())
    let cell = try #require(view.visibleCells.first)
    let ground = UIView()
    cell.selectedBackgroundView = ground
    #expect(ground.superview == nil)
    view.selectItem(at: item(0, 0), animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    #expect(ground.superview === cell && ground.frame == CGRect(0, 0, 300, 100))
    #expect(cell.subviews.firstIndex(of: ground) == 0 && cell.subviews.last === cell.contentView)
  }

  @Test func updateHandlersReceiveTheState() throws {
    let (window, view) = makeCollection(Tiles([1]), StackLayout())
    let cell = try #require(view.visibleCells.first)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isSelected) }
    window.layoutIfNeeded()
    view.selectItem(at: item(0, 0), animated: false, scrollPosition: [])
    window.layoutIfNeeded()
    #expect(states == [false, true])
  }

  // MARK: Scrolling

  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.top, 500, 50_000.0), (.bottom, 500, 49_700), (.centeredVertically, 500, 49_850),
      (.top, 999, 99_600), ([], 2, 0), ([], 5, 200),
    ] as [(UICollectionView.ScrollPosition, Int, CGFloat)])
  func scrollToItem(position: UICollectionView.ScrollPosition, row: Int, offset: CGFloat) {
    let (_, view) = makeCollection(Tiles([1000]), StackLayout())
    view.scrollToItem(at: item(0, row), at: position, animated: false)
    #expect(view.contentOffset.y == offset)
    #expect(view.cellForItem(at: item(0, row)) != nil)
  }

  // MARK: Updates

  @Test func insertedAndDeletedItemsKeepTheOthersCells() {
    let tiles = Tiles([3])
    let (window, view) = makeCollection(tiles, StackLayout())
    let cells = view.visibleCells
    tiles.built = []
    tiles.counts = [4]
    view.performBatchUpdates {
      view.deleteItems(at: [item(0, 0)])
      view.insertItems(at: [item(0, 1), item(0, 3)])
    }
    window.layoutIfNeeded()
    #expect(tiles.built == [item(0, 1), item(0, 3)] && tiles.ended == [item(0, 0)])
    #expect(view.cellForItem(at: item(0, 0)) === cells[1] && view.cellForItem(at: item(0, 2)) === cells[2])
    #expect(view.shownFrames.map(\.minY) == [0, 100, 200, 300])
  }

  @Test func movedAndReloadedItems() {
    let tiles = Tiles([3])
    let (window, view) = makeCollection(tiles, StackLayout())
    let cells = view.visibleCells
    view.selectItem(at: item(0, 0), animated: false, scrollPosition: [])
    tiles.built = []
    view.moveItem(at: item(0, 0), to: item(0, 2))
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: item(0, 2)) === cells[0] && view.indexPathsForSelectedItems == [item(0, 2)])
    #expect(tiles.built.isEmpty)
    view.reloadItems(at: [item(0, 1)])
    window.layoutIfNeeded()
    #expect(tiles.built == [item(0, 1)])
    view.reconfigureItems(at: [item(0, 0)])
    #expect(tiles.built == [item(0, 1), item(0, 0)] && view.cellForItem(at: item(0, 0)) === cells[1])
    view.reloadData()
    window.layoutIfNeeded()
    #expect(tiles.built.count == 5 && view.indexPathsForSelectedItems == [])
  }

  /// Selected items remain in the order of their selection when they move.
  @Test func updatesKeepTheOrderOfSelection() {
    let tiles = Tiles([4])
    let (window, view) = makeCollection(tiles, StackLayout())
    view.allowsMultipleSelection = true
    for index in [2, 0, 1] { view.selectItem(at: item(0, index), animated: false, scrollPosition: []) }
    view.moveItem(at: item(0, 0), to: item(0, 3))
    window.layoutIfNeeded()
    #expect(view.indexPathsForSelectedItems == [item(0, 1), item(0, 3), item(0, 0)])
  }

  private final class TwoKinds: NSObject, UICollectionViewDataSource {
    var identifier = "one"
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  }

  /// A cell that replaces a selected item's cell is selected, like every visible cell of a selected item.
  @Test func replacementCellsAreSelected() throws {
    let source = TwoKinds()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: StackLayout())
    for identifier in ["one", "two"] {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    view.selectItem(at: item(0, 1), animated: false, scrollPosition: [])
    let old = try #require(view.cellForItem(at: item(0, 1)))
    source.identifier = "two"
    view.reconfigureItems(at: [item(0, 0), item(0, 1)])
    let new = try #require(view.cellForItem(at: item(0, 1)))
    #expect(new !== old && new.isSelected && view.cellForItem(at: item(0, 0))?.isSelected == false)
  }

  // MARK: Registrations

  @Test func registrationsConfigure() {
    let registration = UICollectionView.CellRegistration<TileCell, String> { cell, path, word in
      cell.accessibilityLabel = "\(word) \(path.item)"
    }
    let ends = UICollectionView.SupplementaryRegistration<Ground>(elementKind: header) { view, kind, path in
      view.accessibilityLabel = "\(kind == header) \(path.section)"
    }
    let tiles = Tiles([2])
    tiles.make = { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: "word")
    }
    tiles.makeEnd = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: ends, for: path) }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 10, height: 10)
    let (_, view) = makeCollection(tiles, layout)
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["word 0", "word 1"])
    #expect(view.end(header, 0)?.accessibilityLabel == "true 0")
  }

  @Test func emptyCollections() {
    for tiles in [Tiles([]), Tiles([0]), Tiles([0, 0, 1])] {
      let (_, view) = makeCollection(tiles, UICollectionViewFlowLayout())
      #expect(view.visibleCells.count == tiles.counts.reduce(0, +))
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(view.numberOfSections == 0 && view.visibleCells.isEmpty)
    #expect(view.cellForItem(at: item(9, 9)) == nil && view.layoutAttributesForItem(at: item(9, 9)) == nil)
  }

  // MARK: Termination

  /// Cells are created once, although their data source queries the visible items while they are created.
  @Test func queriesDuringLayout() {
    let tiles = Tiles([4])
    tiles.make = { view, path in
      view.setNeedsLayout()
      _ = (view.visibleCells, view.indexPathsForVisibleItems, view.numberOfItems(inSection: 0))
      view.layoutIfNeeded()
      return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    let (_, view) = makeCollection(tiles, StackLayout())
    #expect(view.builtViews == 4 && view.visibleCells.count == 4)
  }

  @Test func selfInvalidatingLayouts() {
    final class Restless: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        invalidateLayout()
      }
    }
    let (_, view) = makeCollection(Tiles([4]), Restless())
    #expect(view.visibleCells.count == 4)
  }

  @Test func dataSourcesThatReloadDuringLayout() {
    let tiles = Tiles([4])
    tiles.make = { view, path in
      view.reloadData()
      return view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    let (_, view) = makeCollection(tiles, StackLayout())
    #expect(view.numberOfItems(inSection: 0) == 4)
  }

  @Test func cellsReturnedTwice() {
    let tiles = Tiles([4])
    var only: UICollectionViewCell?
    tiles.make = { view, path in
      let cell = only ?? view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      only = cell
      return cell
    }
    let (_, view) = makeCollection(tiles, StackLayout())
    #expect(view.visibleCells.count <= 1)
  }

  /// A cell that always prefers a larger size is measured a limited number of times.
  @Test func endlesslyGrowingCells() {
    final class Growing: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 50)
    let tiles = Tiles([1])
    tiles.make = { view, path in
      view.register(Growing.self, forCellWithReuseIdentifier: "growing")
      return view.dequeueReusableCell(withReuseIdentifier: "growing", for: path)
    }
    let (_, view) = makeCollection(tiles, layout)
    #expect(view.shownFrames.map(\.height) == [51])
  }
}
