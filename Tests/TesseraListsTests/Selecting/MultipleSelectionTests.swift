// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Multiple selection of 44-point rows in a 300 x 400 table view, and of 100 x 100 items in a flow layout of equal
/// size.
@MainActor @Suite struct MultipleSelectionTests {
  final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
  {
    var log: [String] = []
    var allows = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      log.append("should \(indexPath.row)")
      return allows
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
      tableView.setEditing(true, animated: true)
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("+\(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("-\(indexPath.row)") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }
    func collectionView(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("begin \(indexPath.item)") }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("end") }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
  }

  let window = makeWindow(300, 400)
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  let delegate = Delegate()

  init() {
    table.rowHeight = 44
    table.contentInsetAdjustmentBehavior = .never
    table.allowsMultipleSelectionDuringEditing = true
    (table.dataSource, table.delegate) = (delegate, delegate)
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func dragTwo(from start: CGFloat, by way: [CGFloat]) {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 140, y: start), CGPoint(x: 160, y: start))
      for way in way {
        fingers.move(to: CGPoint(x: 140, y: start + way), CGPoint(x: 160, y: start + way), over: 0.3, steps: 6)
      }
      fingers.end()
    }
  }

  /// The fingers move from row 1, at y = 66, to row 3, at y = 154.
  @Test func twoFingers() {
    dragTwo(from: 66, by: [88])
    #expect(table.isEditing && table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2, 3])
    #expect(delegate.log == ["should 1", "begin 1", "+1", "+2", "+3", "end"] && table.contentOffset.y == 0)
  }

  /// If the fingers move back, the rows that they leave return to their previous state.
  @Test func restoresRowsWhenDraggingBack() {
    dragTwo(from: 66, by: [88, 44])
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2] && delegate.log.contains("-3"))
  }

  /// A drag that begins on a selected row deselects the rows that it passes.
  @Test func deselects() {
    table.setEditing(true, animated: false)
    for row in [1, 2, 4] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    dragTwo(from: 66, by: [88])
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [4])
  }

  @Test func refused() {
    delegate.allows = false
    dragTwo(from: 154, by: [-88])
    #expect(delegate.log == ["should 3"] && !table.isEditing && table.contentOffset.y > 50)
  }

  /// In editing mode, a single finger drags along the selection circles, which begin at x = 16.
  @Test func draggingAlongTheEditControls() {
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    window.drag(from: CGPoint(x: 27, y: 22), to: CGPoint(x: 27, y: 110))
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1, 2])
    window.drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 60))
    #expect(table.contentOffset.y > 0, "elsewhere the drag scrolls")
  }

  private func makeCollection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(frame: table.frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.contentInsetAdjustmentBehavior = .never
    view.allowsMultipleSelection = true
    (view.dataSource, view.delegate) = (delegate, delegate)
    table.removeFromSuperview()
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  /// The fingers move from item 1 in the first line to item 4 below it.
  @Test func collections() {
    let view = makeCollection()
    dragTwo(from: 50, by: [100])
    #expect(view.indexPathsForSelectedItems?.map(\.item).sorted() == [1, 2, 3, 4])
    #expect(delegate.log == ["begin 1", "end"])
  }

  /// Items 0 to 11 are visible. After scrolling by one line, line 4 is visible and the items of the next screenful
  /// are prefetched: lines 5 to 8, which span y = 500 to 900.
  @Test func prefetching() {
    let view = makeCollection()
    view.prefetchDataSource = delegate
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(delegate.log == [])
    view.contentOffset.y = 100
    window.layoutIfNeeded()
    #expect(delegate.log == ["fetch \(Array(15..<27))"])
    view.contentOffset.y = 200
    window.layoutIfNeeded()
    #expect(delegate.log.last == "fetch [27, 28, 29]")
    view.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(delegate.log.last == "cancel \(Array(18..<30))")
    view.isPrefetchingEnabled = false
    view.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(delegate.log.last == "cancel \(Array(18..<30))")
  }
}
