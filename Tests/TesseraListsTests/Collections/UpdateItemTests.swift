// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// The update items that a layout receives, written with the index paths before and after the update, such as "delete
/// 0.1 -" for a deletion of item 1 in section 0.
@MainActor @Suite struct UpdateItemTests {
  final class RecordingLayout: UICollectionViewFlowLayout {
    var lines: [[String]] = []
    var ends = 0

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      lines.append(
        updateItems.map { "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) \(text($0.indexPathAfterUpdate))" })
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      ends += 1
    }

    private func text(_ path: IndexPath?) -> String {
      path.map { "\($0.section).\($0.item == NSNotFound ? "all" : String($0.item))" } ?? "-"
    }
  }

  private let layout = RecordingLayout()

  /// Section updates have index paths whose item is NSNotFound.
  @Test func reportsSectionUpdates() {
    let tiles = Tiles([1, 2, 3, 4])
    let (_, view) = makeCollection(tiles, layout)
    tiles.counts = [1, 3, 4, 5]
    view.performBatchUpdates {
      view.deleteSections([1])
      view.insertSections([3])
      view.reloadSections([0])
      view.insertItems(at: [item(1, 2)])
      view.deleteItems(at: [item(2, 0)])
    }
    #expect(
      layout.lines == [["delete 1.all -", "delete 2.0 -", "reload 0.all 0.all", "insert - 3.all", "insert - 1.2"]])
    #expect(layout.ends == 1)
    layout.lines = []
    tiles.counts = [3, 4, 1, 5]
    view.moveSection(0, toSection: 2)
    #expect(layout.lines == [["move 0.all 2.all"]])
  }

  private func source(
    _ first: [Int: [String]]
  ) -> (window: UIWindow, source: UICollectionViewDiffableDataSource<Int, String>) {
    let window = makeWindow(300, 400)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: word)
    }
    window.addSubview(view)
    source.apply(snapshot(first))
    window.layoutIfNeeded()
    (layout.lines, layout.ends) = ([], 0)
    return (window, source)
  }

  private func snapshot(_ words: [Int: [String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var result = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in words.sorted(by: { $0.key < $1.key }) {
      result.appendSections([section])
      result.appendItems(items, toSection: section)
    }
    return result
  }

  /// Among a, b, c and d, only d changes its relative position, and e is new.
  @Test func reportsSnapshotUpdates() {
    let (window, source) = source([0: ["a", "x", "b", "c", "d"]])
    defer { withExtendedLifetime(window) {} }
    source.apply(snapshot([0: ["d", "a", "b", "e", "c"]]))
    #expect(layout.lines == [["delete 0.1 -", "insert - 0.3", "move 0.4 0.0"]] && layout.ends == 1)
  }

  /// Items of inserted or deleted sections are not reported individually, except items that moved out of such a
  /// section.
  @Test func snapshotsReportSections() {
    let (window, source) = source([0: ["a", "b"], 1: ["c", "d"], 2: ["e"]])
    defer { withExtendedLifetime(window) {} }
    source.apply(snapshot([0: ["a", "b"], 2: ["e", "d"], 3: ["f"]]))
    #expect(layout.lines == [["delete 1.all -", "insert - 2.all", "move 1.1 1.1"]])
  }

  @Test func snapshotsReportReloads() {
    let (window, source) = source([0: ["a", "b"], 1: ["c"]])
    defer { withExtendedLifetime(window) {} }
    var next = source.snapshot()
    next.reloadItems(["b"])
    next.reloadSections([1])
    source.apply(next)
    #expect(layout.lines == [["reload 1.all 1.all", "reload 0.1 0.1"]])
  }

  /// Moving a section before other sections is reported as a single move.
  @Test func snapshotsMoveSections() {
    let (window, source) = source([0: ["a"], 1: ["b"], 2: ["c"]])
    defer { withExtendedLifetime(window) {} }
    var next = source.snapshot()
    next.moveSection(2, beforeSection: 0)
    source.apply(next)
    #expect(layout.lines == [["move 2.all 0.all"]])
  }

  @Test func equalSnapshotsReportNothing() {
    let (window, source) = source([0: ["a", "b"]])
    defer { withExtendedLifetime(window) {} }
    source.apply(source.snapshot())
    #expect(layout.lines.filter { !$0.isEmpty } == [])
  }
}
