// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Taps on rows of a 200 x 300 table view with ten 44-point rows.
@MainActor @Suite struct TableTouchTests {
  @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var highlights = true
    var accessory = UITableViewCell.AccessoryType.none
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      log.append("should \(indexPath.row)")
      return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      let isLit = tableView.cellForRow(at: indexPath)?.isHighlighted == true
      log.append("highlight \(indexPath.row) \(isLit)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      log.append("button \(indexPath.row)")
    }
  }

  let window = makeWindow(200, 300)
  let table = UITableView(frame: CGRect(0, 0, 200, 300), style: .plain)
  let source = Source()

  init() {
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
  }

  /// Rows begin at 0, 44 and 88, so y = 100 is in row 2.
  @Test func tapSelects() {
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(source.log == ["should 2", "highlight 2 true", "unhighlight 2", "select 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    source.log = []
    window.tap(at: CGPoint(x: 100, y: 10))
    #expect(source.log == ["should 0", "highlight 0 true", "unhighlight 0", "deselect 2", "select 0"])
  }

  @Test func refused() {
    source.highlights = false
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(source.log == ["should 2"])
    table.allowsSelection = false
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(source.log == ["should 2"])
  }

  @Test func draggingScrollsWithoutSelecting() {
    window.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 112))
    #expect(source.log == [] && table.contentOffset.y == 88)
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(source.log.last == "select 4", "188 points down the content")
    source.log = []
    // A resting finger highlights the row, and the beginning of a drag removes the highlight.
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 100, y: 100))
      fingers.wait(0.2)
      fingers.move(to: CGPoint(x: 100, y: 140))
    }
    #expect(source.log == ["should 4", "highlight 4 true", "unhighlight 4"])
  }

  /// A gesture recognizer on the table view that cancels touches also prevents selection, as in UIKit.
  @Test func recognizersCanTakeTouches() {
    let tap = UITapGestureRecognizer()
    table.addGestureRecognizer(tap)
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(table.indexPathForSelectedRow == nil)
    tap.cancelsTouchesInView = false
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(table.indexPathForSelectedRow?.row == 2)
  }

  @Test func accessoryButton() {
    source.accessory = .detailButton
    table.reloadData()
    window.layoutIfNeeded()
    guard let button = table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryImage else {
      Issue.record("no accessory")
      return
    }
    button.tap()
    #expect(source.log == ["button 1"])
    // In editing mode, `editingAccessoryType` determines the accessory. By default, there is none.
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    window.layoutIfNeeded()
    source.log = []
    window.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
    #expect(!source.log.contains("button 1") && source.log.last == "select 1")
  }
}
