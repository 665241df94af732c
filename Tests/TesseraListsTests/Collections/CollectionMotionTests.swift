// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Animated updates of 100 x 100 items, three per 300-point line. Half of the distance is covered in half of the 0.3
/// seconds.
@MainActor @Suite struct CollectionMotionTests {
  final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    var comesFrom: CGPoint?
    var goesTo: CGPoint?
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { log.append("prepare") }
    override func finalizeCollectionViewUpdates() { log.append("finalize") }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("appears \(itemIndexPath.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if let comesFrom { attributes?.center = comesFrom }
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("disappears \(itemIndexPath.item)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      if let goesTo { attributes?.center = goesTo }
      return attributes
    }
  }

  let window = makeWindow(300, 400)
  let layout = Layout()
  let view: UICollectionView
  let tiles = Tiles([5])
  let clock = AnimationClock()

  init() {
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func shown(_ row: Int) throws -> CALayer {
    let cell = try #require(view.cellForItem(at: item(0, row)))
    return try #require(clock.run { cell.layer.presentation() })
  }

  private var pictures: [SnapshotLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? SnapshotLayer } }

  @Test func otherItemsMakeRoom() throws {
    tiles.counts = [6]
    var done = false
    clock.run {
      view.performBatchUpdates {
        view.insertItems(at: [item(0, 0)])
      } completion: {
        done = $0
      }
    }
    #expect(layout.log == ["prepare", "appears 0", "finalize"])
    #expect(view.numberOfItems(inSection: 0) == 6)
    clock.advance(to: 0.15)
    #expect(try shown(1).frame.minX == 50 && shown(0).opacity == 0.5 && !done)
    // The third item wraps to the next line.
    #expect(try shown(3).frame.origin == CGPoint(x: 100, y: 50))
    clock.advance(to: 0.3)
    #expect(done && pictures.isEmpty)
  }

  @Test func theLayoutProvidesStartAndEnd() throws {
    layout.comesFrom = CGPoint(x: 150, y: 250)
    tiles.counts = [6]
    clock.run { view.insertItems(at: [item(0, 5)]) }
    clock.advance(to: 0.15)
    let half = try shown(5).position
    #expect(abs(half.x - (150 + 250) / 2) < 1e-6 && abs(half.y - (250 + 150) / 2) < 1e-6)
    clock.advance(to: 1)
    layout.log = []
    layout.goesTo = CGPoint(x: 50, y: 350)
    tiles.counts = [5]
    clock.run { view.deleteItems(at: [item(0, 5)]) }
    #expect(layout.log == ["prepare", "disappears 5", "finalize"])
    let picture = try #require(pictures.first)
    clock.advance(to: 1.15)
    let presented = try #require(clock.run { picture.presentation() })
    #expect(abs(presented.position.x - (50 + 250) / 2) < 1e-6 && abs(presented.position.y - (350 + 150) / 2) < 1e-6)
    #expect(abs(presented.opacity - 0.5) < 1e-6)
    clock.advance(to: 1.3)
    #expect(pictures.isEmpty)
  }

  @Test func anotherLayout() throws {
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 300, height: 60)
    (list.minimumLineSpacing, list.minimumInteritemSpacing) = (0, 0)
    var done = false
    clock.run { view.setCollectionViewLayout(list, animated: true) { done = $0 } }
    clock.advance(to: 0.15)
    // Halfway from (100, 0, 100, 100) to (0, 60, 300, 60).
    #expect(try shown(1).frame == CGRect(x: 50, y: 30, width: 200, height: 80))
    // The cell's content view grows with the cell.
    let content = try #require(view.cellForItem(at: item(0, 1))).contentView
    let inside = try #require(clock.run { content.layer.presentation()?.frame })
    #expect(inside == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(!done)
    clock.advance(to: 0.3)
    #expect(done)
  }

  @Test func doesNotQueryTheLayoutWithoutAClock() {
    tiles.counts = [6]
    view.insertItems(at: [item(0, 0)])
    #expect(layout.log == ["prepare", "finalize"])
    #expect(pictures.isEmpty)
  }

  @Test func scrollingToAnItem() {
    tiles.counts = [60]
    view.reloadData()
    window.layoutIfNeeded()
    clock.run { view.scrollToItem(at: item(0, 30), at: .top, animated: true) }
    clock.advance(to: 0.15)
    #expect(view.contentOffset.y == 500)
    clock.advance(to: 0.3)
    #expect(view.contentOffset.y == 1000)
  }
}
