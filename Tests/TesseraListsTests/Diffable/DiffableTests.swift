// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

private typealias Letters = NSDiffableDataSourceSnapshot<Int, String>

@MainActor @Suite struct DiffableTests {
  private func letters(_ sections: [(Int, String)]) -> Letters {
    var result = Letters()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items.map(String.init))
    }
    return result
  }

  private func written(_ snapshot: Letters) -> String {
    snapshot.sectionIdentifiers.map { "\($0):" + snapshot.itemIdentifiers(inSection: $0).joined() }.joined(
      separator: " ")
  }

  /// Edits of the snapshot "1:abc 2:de" (items a to c in section 1, d and e in section 2), and the result according
  /// to each method's documentation.
  private static let edits: [(String, @Sendable (inout Letters) -> Void, String)] = [
    ("append", { $0.appendItems(["x"], toSection: 1) }, "1:abcx 2:de"),
    ("append moves", { $0.appendItems(["d"], toSection: 1) }, "1:abcd 2:e"),
    ("insert before", { $0.insertItems(["x", "y"], beforeItem: "b") }, "1:axybc 2:de"),
    ("insert after", { $0.insertItems(["x"], afterItem: "e") }, "1:abc 2:dex"),
    ("insert moves within", { $0.insertItems(["a"], afterItem: "c") }, "1:bca 2:de"),
    ("delete", { $0.deleteItems(["a", "e", "?"]) }, "1:bc 2:d"),
    ("move before", { $0.moveItem("c", beforeItem: "a") }, "1:cab 2:de"),
    ("move across", { $0.moveItem("a", afterItem: "d") }, "1:bc 2:dae"),
    ("delete section", { $0.deleteSections([1]) }, "2:de"),
    ("insert section", { $0.insertSections([3], beforeSection: 2) }, "1:abc 3: 2:de"),
    ("insert section after", { $0.insertSections([3], afterSection: 2) }, "1:abc 2:de 3:"),
    ("move section", { $0.moveSection(2, beforeSection: 1) }, "2:de 1:abc"),
    ("delete all", { $0.deleteAllItems() }, ""),
  ]

  @Test(arguments: 0..<13) func editing(index: Int) {
    var snapshot = letters([(1, "abc"), (2, "de")])
    let (name, edit, expected) = Self.edits[index]
    edit(&snapshot)
    #expect(written(snapshot) == expected, "\(name)")
    #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count)
  }

  @Test func indices() {
    let snapshot = letters([(1, "abc"), (2, "de")])
    #expect(snapshot.indexOfItem("d") == 3 && snapshot.indexOfItem("z") == nil)
    #expect(snapshot.indexOfSection(2) == 1 && snapshot.sectionIdentifier(containingItem: "e") == 2)
    #expect(snapshot.numberOfItems(inSection: 1) == 3 && snapshot.numberOfSections == 2)
  }

  @Test func duplicateItems() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1])
      snapshot.appendItems(["a", "a"])
    }
    let text = "Fatal: supplied item identifiers are not unique."
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(text))
  }

  @Test func unchangedRowsKeepTheirCells() throws {
    let window = makeWindow(300, 400)
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    var built: [String] = []
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      built.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    source.apply(letters([(1, "abc"), (2, "de")]))
    window.layoutIfNeeded()
    #expect(built == ["a", "b", "c", "d", "e"])
    let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    built = []
    var next = letters([(2, "ex"), (1, "cb")])
    next.reconfigureItems(["c"])
    source.apply(next, animatingDifferences: true)
    window.layoutIfNeeded()
    #expect(built == ["c", "x"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === b)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["e", "x", "c", "b"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == "b")
    #expect(source.indexPath(for: "x") == IndexPath(row: 1, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }
}
