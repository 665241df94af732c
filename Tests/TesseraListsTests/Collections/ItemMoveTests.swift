// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Items of 100 x 100 in a 300 x 400 flow layout, three per line, so item 4 is in the middle of the second line.
@MainActor @Suite struct ItemMoveTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var log: [String] = []
    var items = Array("abcdef")
    var canMove = true
    var target: Int?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target.map { IndexPath(item: $0, section: 0) } ?? proposedIndexPath
    }
  }

  let source = Source()
  let view: UICollectionView

  init() {
    let window = makeWindow(300, 400)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func origin(_ item: Int) -> CGPoint? { view.cellForItem(at: path(item))?.frame.origin }

  /// The cell's center follows the finger. Items 2 to 4 move back by one position, and the moved item takes the last
  /// item's position.
  @Test func itemsMakeRoom() {
    let cell = view.cellForItem(at: path(1))
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 170))
    view.layoutIfNeeded()
    #expect(cell?.frame == CGRect(110, 120, 100, 100))
    #expect(origin(2) == CGPoint(x: 100, y: 0) && origin(3) == CGPoint(x: 200, y: 0))
    #expect(origin(4) == CGPoint(x: 0, y: 100) && origin(5) == CGPoint(x: 200, y: 100))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(source.log == ["move 1 4"] && String(source.items) == "acdebf")
    #expect(view.cellForItem(at: path(4)) === cell && cell?.frame == CGRect(100, 100, 100, 100))
  }

  @Test func cancelled() {
    #expect(view.beginInteractiveMovementForItem(at: path(5)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.layoutIfNeeded()
    #expect(origin(0) == CGPoint(x: 100, y: 0))
    view.cancelInteractiveMovement()
    view.layoutIfNeeded()
    #expect(source.log == [] && origin(0) == .zero && origin(5) == CGPoint(x: 200, y: 100))
  }

  @Test func refused() {
    source.canMove = false
    #expect(!view.beginInteractiveMovementForItem(at: path(1)))
    source.canMove = true
    #expect(!view.beginInteractiveMovementForItem(at: path(6)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    #expect(source.log == [])
  }

  @Test func theDelegateChoosesTheDestination() {
    source.target = 2
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 150))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 150))
    view.endInteractiveMovement()
    #expect(source.log == ["move 0 2"])
  }

  /// A reload ends the interactive movement.
  @Test func changesEndTheMove() {
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
    source.items = []
    view.reloadData()
    view.layoutIfNeeded()
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    view.endInteractiveMovement()
    #expect(source.log == [])
  }
}
