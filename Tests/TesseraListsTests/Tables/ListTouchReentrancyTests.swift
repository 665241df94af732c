// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraLists
@testable import TesseraViews

/// Data sources that lose rows or are released while rows are counted, swiped or dragged. Rows are 44 points high in
/// a 300 x 400 table view.
@MainActor @Suite struct ListTouchReentrancyTests {
  enum Moment: CaseIterable {
    case sections, rows, titles
    case canEdit, leading, trailing, willBegin, didEnd, handler
    case items, dragBegin, canHandle, enter, update, canMove, move, drop, dropEnd, dragEnd
  }
  enum Change: CaseIterable { case reload, fewer, nobody, gone }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var count = 10
    var moment: Moment?
    var change: (() -> Void)?
    var performs = false

    private func now(_ moment: Moment) {
      guard moment == self.moment, let change else { return }
      self.change = nil
      change()
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      now(.sections)
      return 1
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      let count = count
      now(.rows)
      return count
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      now(.titles)
      return ["A", "B"]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      now(.canEdit)
      return true
    }
    private func actions(_ moment: Moment) -> UISwipeActionsConfiguration {
      now(moment)
      let action = UIContextualAction(style: .destructive, title: "A") { [weak self] _, _, done in
        self?.now(.handler)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions(.leading) }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { actions(.trailing) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { now(.willBegin) }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { now(.didEnd) }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      now(.items)
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { now(.dragBegin) }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { now(.dragEnd) }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      now(.canHandle)
      return true
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { now(.enter) }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { now(.dropEnd) }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      now(.update)
      return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      now(.canMove)
      return !performs
    }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      now(.move)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      now(.drop)
      if let path = coordinator.destinationIndexPath, let item = coordinator.items.first {
        coordinator.drop(item.dragItem, toRowAt: path)
      }
    }
  }

  let window = makeWindow(300, 400)

  private func makeTable(_ source: Source) -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate, table.dragDelegate, table.dropDelegate) = (source, source, source, source)
    window.addSubview(table)
    return table
  }

  /// Reveals the actions of two rows, closes them, deletes a row with a full swipe, and drags a row to another
  /// position.
  private func use() {
    window.layoutIfNeeded()
    window.drag(from: CGPoint(x: 150, y: 66), to: CGPoint(x: 90, y: 66))
    window.layoutIfNeeded()
    window.drag(from: CGPoint(x: 150, y: 22), to: CGPoint(x: 90, y: 22))
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 50, y: 66))
    window.drag(from: CGPoint(x: 50, y: 66), to: CGPoint(x: 110, y: 66))
    window.tap(at: CGPoint(x: 50, y: 66))
    window.drag(from: CGPoint(x: 280, y: 66), to: CGPoint(x: 10, y: 66))
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 50, y: 22))
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 150, y: 66))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 150, y: 110))
      fingers.move(to: CGPoint(x: 150, y: 150))
      fingers.end()
    }
    window.layoutIfNeeded()
  }

  @Test(arguments: Moment.allCases, Change.allCases) func tables(moment: Moment, change: Change) {
    var source: Source? = Source()
    guard let table = source.map(makeTable) else { return }
    source?.moment = moment
    source?.performs = moment == .drop
    source?.change = {
      switch change {
      case .reload:
        source?.count = 2
        table.reloadData()
      // The table view is not notified. It queries its data source when necessary.
      case .fewer: source?.count = 2
      case .nobody: table.dataSource = nil
      case .gone: source = nil
      }
    }
    use()
    if change != .gone { #expect(source?.change == nil, "the callback was never called") }
    if change == .reload { #expect(table.visibleCells.count == 2 && table.numberOfRows(inSection: 0) == 2) }
    if change == .nobody { #expect(table.visibleCells.isEmpty) }
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == (change == .reload || change == .fewer ? 2 : 0))
    #expect(table.subviews.filter { $0 is UITableViewCell || $0 is SwipeButtons }.count == table.visibleCells.count)
  }

  final class Tiles: NSObject, UICollectionViewDataSource {
    var count = 10
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { count = max(0, count - 7) }
  }

  /// If the data source loses seven items during an interactive move, the remaining three are shown.
  @Test func itemsDeletedWhileMoved() {
    let tiles = Tiles()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = tiles
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 25))
    view.endInteractiveMovement()
    window.layoutIfNeeded()
    #expect(tiles.count == 3 && view.visibleCells.count == 3)
    #expect(view.moveInteractively(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0)))
    window.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  /// A data source that requests a reload in every call does not cause an endless loop.
  @Test func endlessReloads() {
    final class Eager: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked += 1
        tableView.reloadData()
        return tableView.numberOfSections + 2
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Eager()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(source.asked < 1000)
  }
}
