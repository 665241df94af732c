// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Updates are validated against the previous counts, so it matters when a list queries its counts. UITableView
// queries them in `reloadData`, and UICollectionView at the next layout. UIKit's documentation of updates mentions
// that "a reload may occur".

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// A table view or collection view over a model that contains a row count per section.
@MainActor
final class CountedList {
  enum Kind: CaseIterable { case table, collection }
  /// The list's layout state, and whether its rows were counted before the script runs.
  enum Place: CaseIterable { case laidOut, laidOutWithoutWindow, emptyBounds, counted }

  var model: [Int] {
    didSet { (rows.heights, tiles.counts) = (model.map { Array(repeating: 40, count: $0) }, model) }
  }
  let rows: Rows
  let tiles: Tiles
  let window = makeWindow(300, 400)
  let view: UIScrollView
  var table: UITableView? { view as? UITableView }
  var collection: UICollectionView? { view as? UICollectionView }

  init(_ kind: Kind, _ place: Place, _ model: [Int]) {
    self.model = model
    rows = Rows(model.map { Array(repeating: 40, count: $0) })
    tiles = Tiles(model)
    let frame = place == .emptyBounds ? CGRect.zero : CGRect(0, 0, 300, 400)
    switch kind {
    case .table:
      let table = UITableView(frame: frame)
      table.register(BoxCell.self, forCellReuseIdentifier: "box")
      table.dataSource = rows
      view = table
    case .collection:
      let collection = UICollectionView(
        frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
      collection.dataSource = tiles
      view = collection
    }
    if place == .laidOut { window.addSubview(view) }
    if place == .counted { _ = counts } else { view.layoutIfNeeded() }
  }

  var counts: [Int] {
    if let table { return (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }
    guard let collection else { return [] }
    return (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
  }

  func reload() {
    table?.reloadData()
    collection?.reloadData()
  }

  func grow(_ section: Int) {
    model[section] += 1
    insert(IndexPath(item: model[section] - 1, section: section))
  }

  func insert(_ path: IndexPath) {
    table?.insertRows(at: [path], with: .none)
    collection?.insertItems(at: [path])
  }

  func shrink(_ section: Int) {
    model[section] -= 1
    let path = IndexPath(item: model[section], section: section)
    table?.deleteRows(at: [path], with: .none)
    collection?.deleteItems(at: [path])
  }

  func addSection(_ count: Int) {
    model.append(count)
    table?.insertSections([model.count - 1], with: .none)
    collection?.insertSections([model.count - 1])
  }

  func dropSection() {
    model.removeLast()
    table?.deleteSections([model.count], with: .none)
    collection?.deleteSections([model.count])
  }

  func batch(_ changes: @escaping () -> Void) {
    table?.performBatchUpdates(changes)
    collection?.performBatchUpdates(changes)
  }

  /// A step of a script. Each step except `model` and `reload` updates the model and the list together.
  enum Step: Sendable {
    case model([Int])
    case reload, dropSection
    case grow(Int)
    case shrink(Int)
    case addSection(Int)
    case batch([Step])
  }

  func run(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .model(let new): model = new
      case .reload: reload()
      case .dropSection: dropSection()
      case .grow(let section): grow(section)
      case .shrink(let section): shrink(section)
      case .addSection(let count): addSection(count)
      case .batch(let steps): batch { self.run(steps) }
      }
    }
  }
}

@MainActor @Suite struct ReloadAndInsertTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let model: [Int]
    let steps: [CountedList.Step]
    let result: [Int]

    init(_ name: String, _ model: [Int], _ steps: [CountedList.Step], _ result: [Int]) {
      (testDescription, self.model, self.steps, self.result) = (name, model, steps, result)
    }
  }

  nonisolated static let cases = [
    Case("grow", [1], [.grow(0)], [2]),
    Case("reload, grow", [1], [.reload, .grow(0)], [2]),
    Case("reload, grow twice", [1], [.reload, .grow(0), .grow(0)], [3]),
    Case("reload twice, grow", [1], [.reload, .reload, .grow(0)], [2]),
    Case("reload, shrink", [2], [.reload, .shrink(0)], [1]),
    Case("reload, shrink to nothing", [1], [.reload, .shrink(0)], [0]),
    Case("reload, grow from nothing", [0], [.reload, .grow(0)], [1]),
    Case("reload, new section", [1], [.reload, .addSection(2)], [1, 2]),
    Case("reload, first section", [], [.reload, .addSection(2)], [2]),
    Case("reload, section gone", [1, 2], [.reload, .dropSection], [1]),
    Case("reload, grow in a batch", [1, 1], [.reload, .batch([.grow(0), .grow(1)])], [2, 2]),
    Case("reload, nothing in a batch", [1], [.reload, .batch([])], [1]),
    Case("other model, reload, grow", [3], [.model([1, 5]), .reload, .grow(1)], [1, 6]),
    Case("grow and reload in a batch, grow", [1], [.batch([.grow(0), .reload]), .grow(0)], [3]),
    Case(
      "reload and grow in a batch, shrink", [1], [.batch([.reload, .grow(0)]), .shrink(0)], [1]),
    Case("batch in a batch", [1], [.reload, .batch([.grow(0), .batch([.grow(0)])])], [3]),
  ]

  @Test(arguments: CountedList.Kind.allCases, cases)
  func growsAfterAReload(_ kind: CountedList.Kind, _ test: Case) {
    for place in CountedList.Place.allCases {
      let list = CountedList(kind, place, test.model)
      list.run(test.steps)
      #expect(list.counts == test.result, "\(place)")
      list.view.layoutIfNeeded()
      #expect(list.counts == test.result, "\(place), laid out")
    }
  }

  /// If nothing was counted before the batch, the list counts when the batch begins, and the model changes inside the
  /// batch.
  @Test(arguments: CountedList.Kind.allCases)
  func firstBatchQueriesCountsAtItsStart(_ kind: CountedList.Kind) {
    let list = CountedList(kind, .emptyBounds, [1])
    list.table?.dataSource = nil
    list.table?.dataSource = list.rows
    list.collection?.dataSource = nil
    list.collection?.dataSource = list.tiles
    list.run([.batch([.grow(0)])])
    #expect(list.counts == [2])
  }

  /// A table view keeps the counts from `reloadData` until it is notified of changes, whereas a collection view
  /// counts at the next layout.
  @Test func whenCountsAreQueried() {
    let table = CountedList(.table, .laidOut, [1])
    table.reload()
    table.model = [2]
    #expect(table.counts == [1])
    table.insert(IndexPath(row: 1, section: 0))
    #expect(table.counts == [2])
    let collection = CountedList(.collection, .laidOut, [1])
    collection.reload()
    collection.model = [2]
    #expect(collection.counts == [2])
  }

  /// An update that contradicts the counts is rejected: 2 rows before, 1 inserted, 2 after.
  @Test func rejectsInconsistentChanges() {
    var update = ListUpdate()
    update.insertedRows = [ItemPosition(section: 0, row: 1)]
    guard case .failure(let mismatch) = update.apply(to: [2], now: [2]) else {
      Issue.record("An inconsistent update was accepted: 2 + 1 is not 2.")
      return
    }
    #expect(mismatch.text.contains("invalid number of rows in section 0"))
  }

  /// A data source may detect that its rows are gone while it provides a cell, and reload.
  @Test(arguments: [[], [[]], [[50]]] as [[[CGFloat]]])
  func rowsCanBeDeletedWhileACellIsCreated(_ left: [[CGFloat]]) {
    let rows = Rows([[50, 50], [50, 50]])
    let window = makeWindow(320, 400)
    let table = UITableView(frame: window.bounds)
    rows.make = { table, path in
      if path == IndexPath(row: 1, section: 1) {
        rows.heights = left
        table.reloadData()
      }
      return BoxCell(style: .default, reuseIdentifier: nil)
    }
    table.dataSource = rows
    window.addSubview(table)
    for _ in 0..<2 { window.layoutIfNeeded() }
    #expect(table.numberOfSections == left.count && table.visibleCells.count == left.joined().count)
  }
}
