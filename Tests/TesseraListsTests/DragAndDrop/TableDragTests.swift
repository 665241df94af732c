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

/// Rows of 44 points in a 300 x 400 table view, so row n spans y = 44 n to 44 n + 44. A row is lifted after half a
/// second.
@MainActor @Suite struct TableDragTests {
  class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var log: [String] = []
    var rows: [String]
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var operation = UIDropOperation.move
    var perform: ((any UITableViewDropCoordinator, Source) -> Void)?
    var animations: [String] = []

    init(_ rows: [String]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(indexPath.row)")
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: rows[indexPath.row])))
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { log.append("begin") }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("dragEnd") }
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      log.append("can")
      return true
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("dropEnd") }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.append("update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")")
      return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("drop \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nil")")
      perform?(coordinator, self)
    }
  }

  final class Cell: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
  }

  let window = makeWindow(300, 400)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  let source = Source(["a", "b", "c", "d", "e"])

  init() {
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (source, source, source)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var tops: [CGFloat] { table.visibleCells.map(\.frame.minY) }
  private var texts: String { table.visibleCells.compactMap { $0.textLabel?.text }.joined() }
  private func cell(_ row: Int) -> Cell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell }
  private var preview: DragPreviewView? { window.subviews.compactMap { $0 as? DragPreviewView }.first }

  private func drag(row: Int, to y: CGFloat, x: CGFloat = 150, _ check: () -> Void = {}) {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 150, y: CGFloat(row) * 44 + 22))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: x, y: y))
      check()
      fingers.end()
    }
  }

  /// As in Apple's sample code, moves the item in the data source and then moves the row.
  private static func reorder(_ coordinator: any UITableViewDropCoordinator, _ source: Source, _ table: UITableView) {
    guard let to = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let from = item.sourceIndexPath
    else { return }
    table.performBatchUpdates {
      source.rows.insert(source.rows.remove(at: from.row), at: to.row)
      table.deleteRows(at: [from], with: .automatic)
      table.insertRows(at: [to], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: to).addCompletion { _ in source.log.append("arrived") }
  }

  /// Row 1 is hidden, rows 2 and 3 move up, and the gap is at row 3's former position, y = 132.
  @Test func rowsMakeRoom() {
    source.perform = { [table] in Self.reorder($0, $1, table) }
    drag(row: 1, to: 150) {
      #expect(table.hasActiveDrag && table.hasActiveDrop)
      #expect(tops == [0, 44, 44, 88, 176] && cell(1)?.alpha == 0)
      #expect(preview?.center == CGPoint(x: 150, y: 150) && preview?.bounds.size == CGSize(width: 300, height: 44))
    }
    window.layoutIfNeeded()
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && preview == nil)
    #expect(source.rows.joined() == "acdbe" && texts == "acdbe" && tops == [0, 44, 88, 132, 176])
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
    let order = source.log.filter { !$0.hasPrefix("update") }
    #expect(order == ["items 1", "begin", "can", "enter", "drop 3", "arrived", "dropEnd", "dragEnd"])
    #expect(source.log.contains("update 3"))
  }

  /// The app applies an animated snapshot that moves the row, and then drops the dragged item there. When the drop
  /// ends, the row is visible and the table view has no drag or drop session. If a menu was open, it also hid the row
  /// and shows it again at a different time.
  @Test(arguments: [false, true]) func snapshotsMoveDroppedRows(hasMenu: Bool) {
    let menus = Menus()
    if hasMenu { table.delegate = menus }
    let diffable = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = name
      return cell
    }
    var names = source.rows
    func show(animated: Bool) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      diffable.apply(snapshot, animatingDifferences: animated)
    }
    show(animated: false)
    window.layoutIfNeeded()
    source.perform = { coordinator, _ in
      names.insert(names.remove(at: 3), at: 0)
      show(animated: true)
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 0, section: 0))
    }
    AnimationClock().run {
      drag(row: 3, to: 10)
      window.layoutIfNeeded()
      AnimationClock.current?.advance(to: 5)
      window.layoutIfNeeded()
    }
    #expect(texts == "dabce")
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHidden })
    #expect(!table.hasActiveDrag && !table.hasActiveDrop && preview == nil)
    #expect(menus.count == (hasMenu ? 1 : 0))
  }

  private final class Menus: NSObject, UITableViewDelegate {
    var count = 0
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      count += 1
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
    }
  }

  /// The preview of a row excludes its separator, which is one pixel of its 44 points.
  @Test func doesNotLiftSeparators() {
    drag(row: 1, to: 150) {
      let line = 1 / table.traitCollection.displayScale
      #expect(
        preview?.lifted.parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 300, height: 44 - line))
    }
  }

  @Test func cellStates() throws {
    let dragged = try #require(cell(2))
    source.operation = .cancel
    drag(row: 2, to: 20)
    #expect(dragged.states == [.lifting, .dragging, .none])
  }

  /// The list lifts a row under a resting finger and puts it back if the finger does not move.
  @Test func liftOnly() {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 150, y: 66))
      fingers.wait(0.6)
      #expect(table.hasActiveDrag && !table.hasActiveDrop && cell(1)?.alpha == 0)
      fingers.end()
    }
    #expect(!table.hasActiveDrag && source.log == ["items 1"] && cell(1)?.alpha == 1)
    #expect(cell(1)?.states == [.lifting, UITableViewCell.DragState.none])
  }

  /// A data source that can move rows is called instead of the drop delegate, as in UIKit for a single row dragged
  /// within its table view.
  final class Mover: NSObject, UITableViewDataSource {
    let source: Source
    init(_ source: Source) { self.source = source }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { source.rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      source.tableView(tableView, cellForRowAt: indexPath)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      source.log.append("move \(from.row) \(to.row)")
      source.rows.insert(source.rows.remove(at: from.row), at: to.row)
    }
  }

  @Test(arguments: [true, false]) func dataSourceMoves(hasDropDelegate: Bool) {
    let mover = Mover(source)
    table.dataSource = mover
    table.dropDelegate = hasDropDelegate ? source : nil
    window.layoutIfNeeded()
    drag(row: 3, to: 20)
    window.layoutIfNeeded()
    #expect(source.log.contains("move 3 0") && !source.log.contains { $0.hasPrefix("drop ") })
    #expect(texts == "dabce" && tops == [0, 44, 88, 132, 176])
  }

  /// For a drag from another view, the rows from the third on move down by one row. A drop below the last row has an
  /// index path after the last row.
  @Test func dropsFromOtherViews() {
    table.frame.size.width = 200
    let box = UIView(frame: CGRect(x: 220, y: 300, width: 60, height: 60))
    let other = DragBox()
    box.addInteraction(UIDragInteraction(delegate: other))
    window.addSubview(box)
    source.operation = .copy
    source.perform = { [table] coordinator, source in
      guard let to = coordinator.destinationIndexPath else { return }
      for item in coordinator.items {
        #expect(item.sourceIndexPath == nil && item.dragItem.localObject as? String == "x")
        source.rows.insert("x", at: to.row)
        table.insertRows(at: [to], with: .automatic)
        coordinator.drop(item.dragItem, toRowAt: to)
      }
    }
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 250, y: 330))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 100, y: 100))
      #expect(tops == [0, 44, 132, 176, 220] && table.contentSize.height == 264)
      fingers.move(to: CGPoint(x: 100, y: 200))
      fingers.move(to: CGPoint(x: 100, y: 240))
      #expect(tops == [0, 44, 88, 132, 176] && source.log.last == "update 5")
      fingers.move(to: CGPoint(x: 100, y: 100))
      fingers.end()
    }
    window.layoutIfNeeded()
    #expect(texts == "abxcde" && !source.log.contains("begin") && source.log.last == "dropEnd")
  }

  final class DragBox: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "x")))
      item.localObject = "x"
      return [item]
    }
  }

  /// In the middle half of a row, which is y = 55 to 77 in row 1, the row is highlighted. Elsewhere, a gap opens.
  @Test func dropsIntoRows() {
    source.intent = .insertIntoDestinationIndexPath
    drag(row: 3, to: 60) {
      #expect(cell(1)?.isHighlighted == true && tops == [0, 44, 88, 132, 176] && cell(3)?.alpha == 0.5)
    }
    #expect(cell(1)?.isHighlighted == false && source.log.contains("drop 1"))
    source.intent = .automatic
    drag(row: 3, to: 66) { #expect(cell(1)?.isHighlighted == true && tops[1] == 44) }
    drag(row: 3, to: 50) { #expect(cell(1)?.isHighlighted == false && tops[1] == 88) }
  }

  /// There is no gap or highlight for a drop that would not happen or that has no intent.
  @Test(arguments: [(.forbidden, 1), (.cancel, 1), (.copy, 0)] as [(UIDropOperation, Int)])
  func noGap(operation: UIDropOperation, intent: Int) throws {
    (source.operation, source.intent) = (operation, try #require(.init(rawValue: intent)))
    drag(row: 1, to: 150) { #expect(tops == [0, 44, 88, 132, 176]) }
    #expect(source.log.contains("drop 3") == (operation == .copy))
  }

  /// A placeholder is shown at the row's position until the data is loaded.
  @Test func placeholder() {
    var context: (any UITableViewDropPlaceholderContext)?
    table.register(UITableViewCell.self, forCellReuseIdentifier: "waiting")
    (source.operation, source.intent) = (.copy, .insertAtDestinationIndexPath)
    source.perform = { coordinator, _ in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "waiting", rowHeight: 30)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    drag(row: 3, to: 20)
    window.layoutIfNeeded()
    #expect(table.hasUncommittedUpdates && tops == [0, 74, 118, 162, 206] && table.contentSize.height == 250)
    let waiting = table.subviews.compactMap { $0 as? UITableViewCell }.first { $0.textLabel?.text == "waiting" }
    #expect(waiting?.frame == CGRect(x: 0, y: 44, width: 300, height: 30))
    let done = context?.commitInsertion { [source] path in source.rows.insert("new", at: path.row) }
    window.layoutIfNeeded()
    #expect(done == true && !table.hasUncommittedUpdates && waiting?.superview == nil)
    #expect(cell(1)?.textLabel?.text == "new" && tops == [0, 44, 88, 132, 176, 220])
    #expect(context?.deletePlaceholder() == false)
  }

  /// The first row is dragged away, so the second row has the group's rounded corners.
  @Test func roundCorners() {
    let table = UITableView(frame: window.bounds, style: .insetGrouped)
    (table.rowHeight, table.contentInsetAdjustmentBehavior) = (44, .never)
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (source, source, source)
    self.table.removeFromSuperview()
    window.addSubview(table)
    window.layoutIfNeeded()
    let start = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 150, y: start))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 150, y: start + 88))
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.cornerRadius == 10)
    }
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.layer.cornerRadius == 0)
  }

  // MARK: Bad input

  /// Reloads during a drag, and drops that replace all rows.
  @Test func reloadDuringTheDrag() {
    drag(row: 1, to: 150) {
      source.rows = ["z"]
      table.reloadData()
      window.layoutIfNeeded()
      #expect(table.hasActiveDrag && tops == [0])
    }
    #expect(!table.hasActiveDrag && source.log.last == "dragEnd")
    source.rows = []
    table.reloadData()
    drag(row: 0, to: 100)
    #expect(table.visibleCells.isEmpty)
  }

  /// The dragged row is removed during the drag, so the dropped item has no source index path.
  @Test func removedDuringTheDrag() {
    var from: [IndexPath?] = []
    source.perform = { coordinator, _ in from = coordinator.items.map(\.sourceIndexPath) }
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 150, y: 66))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 150, y: 150))
      source.rows.remove(at: 1)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      fingers.move(to: CGPoint(x: 150, y: 20))
      fingers.end()
    }
    #expect(from == [nil] && table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  /// An item dropped on a nonexistent row fades out at its location.
  @Test func dropOutside() {
    source.perform = { coordinator, source in
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: IndexPath(row: 99, section: 3))
      coordinator.drop(coordinator.items[0].dragItem, intoRowAt: IndexPath(row: 99, section: 3), rect: .zero)
    }
    drag(row: 1, to: 150)
    #expect(source.log.last == "dragEnd" && preview == nil)
  }

  @Test func releasedDelegates() {
    var own: Source? = Source([])
    (table.dragDelegate, table.dropDelegate) = (own, own)
    own = nil
    drag(row: 1, to: 150)
    #expect(preview == nil && texts == "abcde")
    table.dragDelegate = source
    table.dragInteractionEnabled = false
    drag(row: 1, to: 150)
    #expect(source.log == [] && !table.dragInteractionEnabled)
  }

  /// A table view without drags allocates no drag objects.
  @Test func hasNoCostWithoutDrags() {
    let plain = UITableView(frame: .zero)
    #expect(plain.dragging == nil && plain.interactions.isEmpty && plain.dragInteractionEnabled)
  }
}
