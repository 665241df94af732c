// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Reordering in a plain list of 300 x 400 with 44-point rows, by the handles at the trailing edge, and in a table
/// view that scrolls while a row is at the edge.
@MainActor @Suite struct ReorderHandleTests {
  final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    var log: [String] = []
    var items: [Int]
    var canMove = true

    init(_ count: Int) { items = Array(0..<count) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "\(items[indexPath.item])"
      cell.contentConfiguration = content
      (cell as? UICollectionViewListCell)?.accessories = [.reorder(displayed: .always)]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canMove }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
      log.append("move \(from.item) \(to.item)")
      items.insert(items.remove(at: from.item), at: to.item)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      log.append("move \(from.row) \(to.row)")
      items.insert(items.remove(at: from.row), at: to.row)
    }
  }

  let window = makeWindow(300, 400)

  private func makeList(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func middle(_ view: UICollectionView, _ item: Int) -> CGFloat {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.midY ?? 0
  }

  @Test(arguments: [true, false]) func dragsItems(canMove: Bool) {
    let source = Source(5)
    source.canMove = canMove
    let view = makeList(source)
    let (start, end) = (middle(view, 1), middle(view, 3))
    window.drag(from: CGPoint(x: 270, y: start), to: CGPoint(x: 270, y: end))
    #expect(source.log == (canMove ? ["move 1 3"] : []))
    #expect(source.items == (canMove ? [0, 2, 3, 1, 4] : [0, 1, 2, 3, 4]) && view.move == nil)
  }

  /// A drag that begins outside the handles scrolls.
  @Test func dragsOutsideHandlesScroll() {
    let (source, start) = (Source(40), CGPoint(x: 100, y: 300))
    let view = makeList(source)
    window.drag(from: start, to: CGPoint(x: 100, y: 200))
    #expect(source.log == [] && view.contentOffset.y > 50)
  }

  /// The list scrolls while the finger rests at its lower edge, and the item stays below the finger.
  @Test func scrollsAtTheEdge() throws {
    let source = Source(40)
    let view = makeList(source)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 270, y: middle(view, 1)))
      fingers.move(to: CGPoint(x: 270, y: 395), over: 0.3)
      fingers.wait(1)
      #expect(view.contentOffset.y > 300 && view.move?.position.map { $0.y > 600 } == true)
      fingers.end()
    }
    let to = try #require(source.log.first?.split(separator: " ").last.flatMap { Int($0) })
    #expect(to > 15 && source.items[to] == 1)
  }

  @Test func tablesScrollAtTheEdge() throws {
    let source = Source(40)
    let table = UITableView(frame: window.bounds, style: .plain)
    (table.rowHeight, table.contentInsetAdjustmentBehavior, table.dataSource) = (44, .never, source)
    window.addSubview(table)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 273, y: 66))
      fingers.move(to: CGPoint(x: 273, y: 395), over: 0.3)
      fingers.wait(1)
      // The finger does not move on screen, so the row doesn't move either.
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(table.contentOffset.y > 300 && cell.map { $0.frame.midY - table.contentOffset.y == 395 } == true)
      fingers.end()
    }
    let to = try #require(source.log.first?.split(separator: " ").last.flatMap { Int($0) })
    #expect(to > 15 && source.items[to] == 1)
  }
}
