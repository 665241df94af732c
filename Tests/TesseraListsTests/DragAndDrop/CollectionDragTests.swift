// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraLists
@testable import TesseraViews

/// Items of 100 x 100 in a 300 x 400 flow layout, three per line, so item 4 is in the middle of the second line.
@MainActor @Suite struct CollectionDragTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var log: [String] = []
    var items = ["a", "b", "c", "d", "e"]
    var operation = UIDropOperation.move
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var perform: ((any UICollectionViewDropCoordinator) -> Void)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[indexPath.item])))] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: items[indexPath.item])))] }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("dragEnd")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.append("dropEnd")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      log.append("drop \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nil")")
      perform?(coordinator)
    }
  }

  final class Cell: UICollectionViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  let window = makeWindow(300, 400)
  let source = Source()
  let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.dragDelegate, view.dropDelegate) = (source, source, source)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func cell(_ item: Int) -> Cell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell }
  private func origin(_ item: Int) -> CGPoint? { cell(item)?.frame.origin }

  private func drag(item: Int, to point: CGPoint, _ check: () -> Void = {}) {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: CGFloat(item % 3) * 100 + 50, y: CGFloat(item / 3) * 100 + 50))
      fingers.wait(0.6)
      fingers.move(to: point)
      check()
      fingers.end()
    }
  }

  /// Item 0 is dragged over item 4, and the items in between move back by one position.
  @Test func itemsMakeRoom() throws {
    let dragged = try #require(cell(0))
    source.perform = { [view, source] coordinator in
      guard let to = coordinator.destinationIndexPath, let item = coordinator.items.first,
        let from = item.sourceIndexPath
      else { return }
      view.performBatchUpdates {
        source.items.insert(source.items.remove(at: from.item), at: to.item)
        view.moveItem(at: from, to: to)
      }
      coordinator.drop(item.dragItem, toItemAt: to)
    }
    drag(item: 0, to: CGPoint(x: 150, y: 150)) {
      #expect(origin(1) == .zero && origin(3) == CGPoint(x: 200, y: 0) && origin(4) == CGPoint(x: 0, y: 100))
      #expect(dragged.alpha == 0 && view.hasActiveDrag && view.hasActiveDrop)
    }
    view.layoutIfNeeded()
    #expect(source.items.joined() == "bcdea" && cell(4) === dragged && dragged.alpha == 1)
    #expect(dragged.states == [.lifting, .dragging, UICollectionViewCell.DragState.none])
    #expect(source.log == ["begin", "enter", "drop 4", "dropEnd", "dragEnd"])
  }

  /// An item is dragged from another view to a position before item 1. Each item from there on moves to the next
  /// position, so the last one takes the place of a sixth item.
  @Test func dropsFromOtherViews() {
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 60, height: 60))
    let other = TableDragTests.DragBox()
    box.addInteraction(UIDragInteraction(delegate: other))
    window.addSubview(box)
    source.operation = .copy
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 30, y: 330))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 150, y: 50))
      #expect(origin(0) == .zero && origin(1) == CGPoint(x: 200, y: 0) && origin(2) == CGPoint(x: 0, y: 100))
      #expect(origin(4) == CGPoint(x: 200, y: 100))
      fingers.move(to: CGPoint(x: 250, y: 150))
      #expect(origin(4) == CGPoint(x: 100, y: 100))
      fingers.end()
    }
    #expect(source.log == ["enter", "drop 5", "dropEnd"])
  }

  /// A second finger adds an item to the drag. Two items are dropped, so there is no gap for a single moved item.
  @Test func addsItems() {
    var sources: [Int?] = []
    source.perform = { sources = $0.items.map { $0.sourceIndexPath?.item } }
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 60, y: 60))
      fingers.begin(at: CGPoint(x: 250, y: 50))
      fingers.wait(0.05)
      fingers.end(finger: 1)
      fingers.move(to: CGPoint(x: 150, y: 150))
      fingers.end()
    }
    #expect(sources == [0, 2] && view.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func highlight() {
    source.intent = .insertIntoDestinationIndexPath
    drag(item: 0, to: CGPoint(x: 150, y: 150)) {
      #expect(cell(4)?.isHighlighted == true && cell(0)?.alpha == 0.5 && origin(1) == CGPoint(x: 100, y: 0))
    }
    #expect(cell(4)?.isHighlighted == false)
  }

  @Test func placeholder() {
    var context: (any UICollectionViewDropPlaceholderContext)?
    var updates = 0
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "waiting")
    source.operation = .copy
    source.perform = { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { _ in updates += 1 }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    drag(item: 3, to: CGPoint(x: 150, y: 50))
    view.layoutIfNeeded()
    #expect(view.hasUncommittedUpdates && updates == 1)
    #expect(origin(1) == CGPoint(x: 200, y: 0) && origin(4) == CGPoint(x: 200, y: 100))
    context?.setNeedsCellUpdate()
    context?.commitInsertion { [source] in source.items.insert("new", at: $0.item) }
    view.layoutIfNeeded()
    #expect(updates == 2 && !view.hasUncommittedUpdates && view.visibleCells.count == 6)
  }

  @Test func reloadDuringTheDrag() {
    drag(item: 1, to: CGPoint(x: 150, y: 150)) {
      source.items = []
      view.reloadData()
      window.layoutIfNeeded()
    }
    #expect(source.log.last == "dragEnd" && view.visibleCells.isEmpty && !view.hasActiveDrag)
  }
}
