// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that apply random list changes at random clock times, so that animations interrupt each other. A second list
// without a clock receives the same changes. When all animations have ended, both have the same rows, frames and
// pixels.

import Foundation
import TesseraGraphics
import TesseraRandom
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct ListMotionDriverTests {
  private static let steps = ProcessInfo.processInfo.environment["TESSERA_LONG_TESTS"] != nil ? 10_000 : 160

  /// A table view or collection view of colored rows. A row's number determines its color and, in a table view, its
  /// height.
  @MainActor final class List: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    var rows: [Int] = Array(0..<14)
    let window = makeWindow(120, 200, scale: 1)
    let view: UIScrollView
    var table: UITableView? { view as? UITableView }
    var collection: UICollectionView? { view as? UICollectionView }

    init(isTable: Bool) {
      if isTable {
        let table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view = table
      } else {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 36, height: 30)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (4, 4)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view = collection
      }
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      table?.dataSource = self
      table?.delegate = self
      collection?.dataSource = self
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    private func color(_ row: Int) -> UIColor {
      UIColor(
        red: CGFloat(rows[row] * 37 % 256) / 255, green: CGFloat(rows[row] * 91 % 256) / 255, blue: 0.5, alpha: 1)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.backgroundColor = color(indexPath.row)
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(20 + rows[indexPath.row] % 3 * 8)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.backgroundColor = color(indexPath.row)
      return cell
    }

    /// Applies one random change.
    func step(_ random: inout SeededRandom) {
      let (kind, at) = (Int.random(in: 0..<9, using: &random), Int.random(in: 0..<1000, using: &random))
      let number = Int.random(in: 0..<1000, using: &random)
      let to = Int.random(in: 0..<1000, using: &random)
      let looks: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
      let look = looks[to % looks.count]
      switch kind {
      case 0, 1:
        let row = at % (rows.count + 1)
        rows.insert(number, at: row)
        table?.insertRows(at: [IndexPath(row: row, section: 0)], with: look)
        collection?.insertItems(at: [IndexPath(row: row, section: 0)])
      case 2 where !rows.isEmpty:
        let row = at % rows.count
        rows.remove(at: row)
        table?.deleteRows(at: [IndexPath(row: row, section: 0)], with: look)
        collection?.deleteItems(at: [IndexPath(row: row, section: 0)])
      case 3 where !rows.isEmpty:
        let (from, target) = (at % rows.count, to % rows.count)
        rows.insert(rows.remove(at: from), at: target)
        table?.moveRow(at: IndexPath(row: from, section: 0), to: IndexPath(row: target, section: 0))
        collection?.moveItem(at: IndexPath(row: from, section: 0), to: IndexPath(row: target, section: 0))
      case 4 where !rows.isEmpty:
        let row = at % rows.count
        rows[row] = number
        table?.reloadRows(at: [IndexPath(row: row, section: 0)], with: look)
        collection?.reloadItems(at: [IndexPath(row: row, section: 0)])
      case 5 where !rows.isEmpty:
        let path = IndexPath(row: at % rows.count, section: 0)
        table?.scrollToRow(at: path, at: .middle, animated: true)
        collection?.scrollToItem(at: path, at: .centeredVertically, animated: true)
      case 6: view.setContentOffset(CGPoint(x: 0, y: CGFloat(at % 300)), animated: true)
      case 7 where !rows.isEmpty:
        let path = IndexPath(row: at % rows.count, section: 0)
        if to.isMultiple(of: 2) {
          table?.selectRow(at: path, animated: true, scrollPosition: .none)
        } else {
          table?.deselectRow(at: path, animated: true)
        }
      case 8 where to % 4 == 0:
        if let table { table.setEditing(!table.isEditing, animated: true) } else { collection?.reloadData() }
      default: break
      }
      window.layoutIfNeeded()
    }

    /// Applies a final change that stops all scrolling.
    func settle() {
      let range = view.scrollRange
      view.setContentOffset(range.clamp(CGPoint(x: 0, y: view.contentSize.height / 3)), animated: true)
      window.layoutIfNeeded()
    }

    var display: DisplayList {
      window.displayList(scale: 1, pixels: (120, 200), background: Color(red: 255, green: 255, blue: 255))
    }
  }

  @Test(arguments: [true, false], [1, 2, 3] as [UInt64])
  func settlesToTheUnanimatedState(_ isTable: Bool, _ seed: UInt64) throws {
    let (still, moving) = (List(isTable: isTable), List(isTable: isTable))
    let clock = AnimationClock()
    clock.schedule.didStep = { moving.window.layoutIfNeeded() }
    var (first, second) = (SeededRandom(state: seed), SeededRandom(state: seed))
    var times = SeededRandom(state: seed &+ 99)
    let painter = Painter()
    for step in 1...Self.steps {
      still.step(&first)
      clock.run { moving.step(&second) }
      clock.advance(to: clock.now + ([0, 0.01, 0.1, 0.25, 0.4].randomElement(using: &times) ?? 0))
      if step.isMultiple(of: 50) {
        _ = try painter.paint(clock.run { clock.withPresentation { moving.display } })
      }
      // Compare the lists every 20 steps, when all animations have ended.
      if step.isMultiple(of: 20) {
        still.settle()
        clock.run { moving.settle() }
        clock.advance(to: clock.now + 2)
        moving.window.layoutIfNeeded()
        #expect(moving.rows == still.rows)
        #expect(moving.view.contentOffset == still.view.contentOffset, "step \(step)")
        #expect(moving.view.subviews.count == still.view.subviews.count, "step \(step)")
        #expect((moving.view.layer.sublayers ?? []).allSatisfy { !($0 is SnapshotLayer) })
        let same = try painter.paint(moving.display).bytes == painter.paint(still.display).bytes
        #expect(same, "step \(step)")
        guard same else { return }
      }
    }
  }
}
