// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraRaster
@testable import TesseraViews

/// Swipes on rows of a 300 x 400 table view with ten 44-point rows. Row 2 spans y = 88 to 132. Buttons with short
/// titles have the minimum width, 74.
@MainActor @Suite struct SwipeActionTests {
  @MainActor class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var count = 10
    var trailing: [UIContextualAction]?
    var leading: [UIContextualAction]?
    var rowActions: [UITableViewRowAction]?
    var isFull = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing.map(configuration) }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading.map(configuration) }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { rowActions }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
      let result = UISwipeActionsConfiguration(actions: actions)
      result.performsFirstActionWithFullSwipe = isFull
      return result
    }
    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
      UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
        self?.log.append(title)
        completion(true)
      }
    }
  }

  /// A data source that allows editing and deletes rows.
  final class DeletingSource: NSObject, UITableViewDataSource {
    var log: [String] = []
    var count = 10
    var allows = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { allows }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle == .delete) \(indexPath.row)")
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  let window: UIWindow
  let table: UITableView
  let source = Source()

  init() {
    (window, table) = Self.make(.leftToRight)
    show(in: table)
  }

  private static func make(_ direction: UITraitEnvironmentLayoutDirection) -> (UIWindow, UITableView) {
    let window = makeWindow(300, 400, direction: direction)
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    window.addSubview(table)
    return (window, table)
  }

  private func show(in table: UITableView) {
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
  }

  private func x(_ row: Int, in table: UITableView? = nil) -> CGFloat? {
    (table ?? self.table).cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX
  }

  private func swipe(_ way: CGFloat, row: Int = 2, in window: UIWindow? = nil) {
    let y = 44 * CGFloat(row) + 22
    (window ?? self.window).drag(from: CGPoint(x: 150, y: y), to: CGPoint(x: 150 + way, y: y))
  }

  private var buttons: [SwipeButton] {
    table.subviews.compactMap { $0 as? SwipeButtons }.flatMap(\.subviews).compactMap { $0 as? SwipeButton }
  }

  // MARK: Opening

  /// Two buttons are 148 wide. A swipe over more than half of that opens the row, a shorter one does not.
  @Test(arguments: [(-100, -148), (-80, -148), (-60, 0), (100, 0)] as [(CGFloat, CGFloat)])
  func opens(way: CGFloat, end: CGFloat) {
    source.trailing = [source.action("A"), source.action("B")]
    swipe(way)
    #expect(x(2) == end && x(1) == 0)
    // Lifting the finger on the row where the touch began selects the row, unless the swipe has handled the touch.
    #expect(source.log == (way > 0 ? ["select 2"] : end == 0 ? ["begin 2", "end 2"] : ["begin 2"]))
    #expect(buttons.count == (end == 0 ? 0 : 2))
  }

  /// The first action is the outermost: A ends at the row's edge. Both buttons are as tall as the row.
  @Test func places() {
    source.trailing = [source.action("A"), source.action("B")]
    swipe(-100)
    let frames = Dictionary(
      uniqueKeysWithValues: buttons.map { ($0.contextualAction.title ?? "", $0.convert($0.bounds, to: table)) })
    #expect(frames["A"] == CGRect(226, 88, 74, 44) && frames["B"] == CGRect(152, 88, 74, 44))
  }

  /// The trailing side is on the left and the leading side on the right.
  @Test func rightToLeft() {
    let (window, table) = Self.make(.rightToLeft)
    show(in: table)
    source.trailing = [source.action("A")]
    swipe(60, in: window)
    #expect(x(2, in: table) == 74)
    source.leading = [source.action("C"), source.action("D")]
    swipe(-100, row: 3, in: window)
    #expect(x(2, in: table) == 0 && x(3, in: table) == -148, "only one row is open")
  }

  @Test func leadingSide() {
    source.leading = [source.action("A")]
    swipe(60)
    #expect(x(2) == 74)
    window.tap(at: CGPoint(x: 37, y: 110))
    #expect(source.log == ["begin 2", "A", "end 2"] && x(2) == 0 && buttons.isEmpty)
  }

  /// Without actions, data or a size, nothing moves.
  @Test func noActions() {
    source.trailing = []
    swipe(-100)
    #expect(x(2) == 0 && !source.log.contains("begin 2"))
    source.trailing = [source.action("A")]
    table.isEditing = true
    swipe(-100)
    #expect(x(2) == 0 && !source.log.contains("begin 2"))
    table.isEditing = false
    source.count = 0
    table.reloadData()
    swipe(-100)
    table.frame = .zero
    swipe(-100)
    #expect(!source.log.contains("begin 2"))
  }

  // MARK: Running

  @Test func aTapRunsAndCloses() {
    source.trailing = [source.action("A"), source.action("B")]
    swipe(-100)
    window.tap(at: CGPoint(x: 190, y: 110))
    #expect(source.log == ["begin 2", "B", "end 2"] && x(2) == 0)
  }

  /// The row stays open until the app calls the action's completion handler.
  @Test func closesWhenDone() {
    var done: ((Bool) -> Void)?
    source.trailing = [UIContextualAction(style: .normal, title: "A") { _, _, completion in done = completion }]
    swipe(-60)
    window.tap(at: CGPoint(x: 280, y: 110))
    #expect(x(2) == -74)
    done?(false)
    #expect(x(2) == 0)
    done?(true)
    #expect(source.log == ["begin 2", "end 2"], "a second completion changes nothing")
  }

  /// One 74-point button. A swipe beyond half of the row's 300 points performs the first action. If full swipes are
  /// disabled, the row stays open.
  @Test(arguments: [(true, -148, false), (true, -155, true), (false, -155, false)] as [(Bool, CGFloat, Bool)])
  func fullSwipe(isFull: Bool, way: CGFloat, runs: Bool) {
    source.isFull = isFull
    source.trailing = [source.action("A")]
    window.drag(from: CGPoint(x: 290, y: 110), to: CGPoint(x: 290 + way, y: 110))
    #expect(source.log == (runs ? ["begin 2", "A", "end 2"] : ["begin 2"]))
    #expect(x(2) == (runs ? 0 : -74))
  }

  // MARK: Closing

  @Test func touchesOutsideClose() {
    source.trailing = [source.action("A")]
    swipe(-60)
    window.tap(at: CGPoint(x: 100, y: 22))
    #expect(source.log == ["begin 2", "end 2"] && x(2) == 0, "nothing is selected")
    window.tap(at: CGPoint(x: 100, y: 22))
    #expect(source.log.last == "select 0")
    swipe(-60)
    window.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 280))
    #expect(source.log.suffix(2) == ["begin 2", "end 2"] && buttons.isEmpty)
  }

  @Test func aDragBackCloses() {
    source.trailing = [source.action("A"), source.action("B")]
    swipe(-100)
    window.swipe(from: CGPoint(x: 20, y: 110), to: CGPoint(x: 140, y: 110))
    #expect(x(2) == 0 && source.log == ["begin 2", "end 2"])
  }

  @Test(arguments: ["reload", "delete", "edit", "source"])
  func changesClose(change: String) {
    source.trailing = [source.action("A")]
    swipe(-60)
    switch change {
    case "reload": table.reloadData()
    case "delete":
      source.count = 9
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    case "edit": table.setEditing(true, animated: true)
    default: table.dataSource = nil
    }
    table.layoutIfNeeded()
    #expect(source.log == ["begin 2", "end 2"] && buttons.isEmpty)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  /// An action handler that reloads, and a handler that deletes its row, before calling the completion handler.
  @Test(arguments: [false, true])
  func changesInTheHandler(deletes: Bool) {
    source.trailing = [
      UIContextualAction(style: .destructive, title: "A") { [source, table] _, _, completion in
        if deletes {
          source.count = 9
          table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        } else {
          table.reloadData()
        }
        completion(true)
      }
    ]
    swipe(-60)
    window.tap(at: CGPoint(x: 280, y: 110))
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == (deletes ? 9 : 10) && buttons.isEmpty)
    #expect(source.log == ["begin 2", "end 2"])
  }

  /// A delegate that is released while a row is open.
  @Test func releasedDelegate() {
    source.trailing = [source.action("A")]
    swipe(-60)
    table.delegate = nil
    window.tap(at: CGPoint(x: 100, y: 22))
    #expect(x(2) == 0 && source.log == ["begin 2"])
  }

  // MARK: Delete and row actions

  @Test func deleteByTheDataSource() {
    let deleting = DeletingSource()
    table.dataSource = deleting
    table.layoutIfNeeded()
    swipe(-60)
    #expect(buttons.first?.contextualAction.title == "Delete" && buttons.first?.backgroundColor == .systemRed)
    window.tap(at: CGPoint(x: 280, y: 110))
    #expect(deleting.log == ["commit true 2"] && table.numberOfRows(inSection: 0) == 9 && buttons.isEmpty)
    deleting.allows = false
    swipe(-60)
    #expect(x(2) == 0)
  }

  /// Without swipe actions, rows can't be swiped if the data source has no editing methods.
  @Test func noDelete() {
    swipe(-100)
    #expect(x(2) == 0 && !source.log.contains("begin 2"))
  }

  @Test func rowActions() {
    source.rowActions = [
      UITableViewRowAction(style: .destructive, title: "A") { [source] _, path in source.log.append("A \(path.row)") },
      UITableViewRowAction(style: .normal, title: "B") { [source] _, path in source.log.append("B \(path.row)") },
    ]
    swipe(-145)
    #expect(x(2) == -148 && source.log == ["begin 2"])
    #expect(Set(buttons.map(\.backgroundColor)) == [.systemRed, .systemGray])
    window.tap(at: CGPoint(x: 190, y: 110))
    #expect(source.log == ["begin 2", "B 2", "end 2"])
  }

  // MARK: Appearance and accessibility

  /// In the corners of the buttons, destructive actions are red and others are gray. The cell and the row above are
  /// white.
  @Test func colors() throws {
    source.trailing = [source.action("A", .destructive), source.action("B")]
    swipe(-100)
    let bitmap = try Painter().paint(
      window.displayList(scale: 2, pixels: (600, 800), background: PaintedControl.ground))
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let index = (y * 2 * 600 + x * 2) * 4
      return bitmap.bytes[index..<index + 3].map { $0 }
    }
    #expect(color(298, 90) == [255, 59, 48] && color(154, 90) == [142, 142, 147])
    #expect(color(150, 90) == [255, 255, 255] && color(298, 86) == [255, 255, 255])
  }

  @Test func cellsReceiveSwipeState() {
    source.trailing = [source.action("A")]
    swipe(-60)
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.showingDeleteConfirmation == true && cell?.configurationState.isSwiped == true)
    table.setEditing(false, animated: true)
    #expect(cell?.showingDeleteConfirmation == false && x(2) == 0)
  }

  @Test func spoken() {
    source.trailing = [source.action("A"), source.action("B")]
    source.leading = [source.action("C")]
    let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
    #expect(cell?.accessibilityCustomActions?.map(\.name) == ["A", "B", "C"])
    let first = cell?.accessibilityCustomActions?.first
    #expect(first.flatMap { $0.actionHandler?($0) } == true)
    #expect(source.log == ["A"])
    (source.trailing, source.leading) = (nil, nil)
    #expect(cell?.accessibilityCustomActions == nil)
  }

  @Test func defaults() {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    #expect(action.backgroundColor == .systemGray)
    action.backgroundColor = .systemBlue
    #expect(action.backgroundColor == .systemBlue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemGray)
    #expect(UITableViewRowAction.Style.destructive == .default)
  }
}
