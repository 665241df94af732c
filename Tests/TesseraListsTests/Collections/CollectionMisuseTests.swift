// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that misuse terminates the process with UIKit's message. See ProgrammerError.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

@MainActor private final class NaNLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    result.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    return [result]
  }
}

@MainActor private final class StrayLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))]
  }
}

@Suite struct CollectionMisuseTests {
  @Sendable private static func text(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func unregisteredCells() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tiles = Tiles([1])
        tiles.make = { $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: $1) }
        _ = makeCollection(tiles, UICollectionViewFlowLayout())
      }
    }
    #expect(
      Self.text(result).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier nobody - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard"))
  }

  @Test func cellsThatWereNotDequeued() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tiles = Tiles([1])
        tiles.make = { _, _ in UICollectionViewCell(frame: .zero) }
        _ = makeCollection(tiles, UICollectionViewFlowLayout())
      }
    }
    #expect(Self.text(result).contains("cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier"))
  }

  @Test func headersOfAnotherKind() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tiles = Tiles([1])
        tiles.makeEnd = { view, _, path in
          view.dequeueReusableSupplementaryView(ofKind: "badge", withReuseIdentifier: "end", for: path)
        }
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 5, height: 5)
        _ = makeCollection(tiles, layout)
      }
    }
    #expect(Self.text(result).contains("does not match the element kind it is being used for"))
  }

  @Test func inconsistentCounts() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = makeCollection(Tiles([2]), UICollectionViewFlowLayout()).view
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      Self.text(result).contains(
        "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after "
          + "the update (2) must be equal to the number of items contained in that section before the update (2), plus or "
          + "minus the number of items inserted or deleted from that section (1 inserted, 0 deleted)"))
  }

  @Test func deletionsBeyondTheEnd() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = makeCollection(Tiles([2]), UICollectionViewFlowLayout()).view
        view.deleteItems(at: [IndexPath(item: 7, section: 0)])
      }
    }
    #expect(
      Self.text(result).contains(
        "attempt to delete item 7 from section 0 which only contains 2 items before the update"))
  }

  @Test func rowsDeletedAndReloaded() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = makeCollection(Tiles([2]), UICollectionViewFlowLayout()).view
        view.performBatchUpdates {
          view.deleteItems(at: [IndexPath(item: 1, section: 0)])
          view.reloadItems(at: [IndexPath(item: 1, section: 0)])
        }
      }
    }
    #expect(Self.text(result).contains("attempt to delete and reload the same index path"))
  }

  @Test func itemsBeyondTheEnd() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = makeCollection(Tiles([2]), UICollectionViewFlowLayout()).view
        view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      Self.text(result).contains(
        "Attempted to scroll the collection view to an out-of-bounds item (5) when there are only 2 items in section 0."
      ))
  }

  @Test func nanAttributes() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = makeCollection(Tiles([1]), NaNLayout()) }
    }
    #expect(Self.text(result).contains("CALayer position contains NaN"))
  }

  @Test func attributesWithoutItem() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = makeCollection(Tiles([1]), StrayLayout()) }
    }
    #expect(
      Self.text(result).contains("received layout attributes for a cell with an index path that does not exist"))
  }

  @Test func negativeSizes() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: -5, height: 10)
        _ = makeCollection(Tiles([1]), layout)
      }
    }
    #expect(Self.text(result).contains("negative sizes are not supported in the flow layout"))
  }

  @Test func hugeCounts() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = makeCollection(Tiles([Int.max]), UICollectionViewFlowLayout()) }
    }
    #expect(Self.text(result).contains("The data source returned \(Int.max) items in section 0."))
  }

  @Test func hugeTables() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class HugeTableSource: UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .max }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        let table = UITableView(frame: CGRect(0, 0, 100, 100))
        let source = HugeTableSource()
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    #expect(Self.text(result).contains("The data source returned \(Int.max) rows in section 0."))
  }

  @Test @MainActor func negativeTablesAreEmpty() {
    final class NegativeRowsSource: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let table = UITableView(frame: CGRect(0, 0, 100, 100))
    let source = NegativeRowsSource()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0 && table.visibleCells.isEmpty)
  }

  /// A cell is created once, although its data source queries the visible rows while it is created.
  @Test @MainActor func queriesDuringTableLayout() {
    final class QueryingSource: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.setNeedsLayout()
        _ = (tableView.visibleCells, tableView.indexPathsForVisibleRows)
        tableView.layoutIfNeeded()
        return UITableViewCell()
      }
    }
    let table = UITableView(frame: CGRect(0, 0, 100, 100))
    let source = QueryingSource()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.builtCells == 2 && table.visibleCells.count == 2)
  }

  @Test @MainActor func negativeCountsAreEmpty() {
    let (_, view) = makeCollection(Tiles([-3]), UICollectionViewFlowLayout())
    #expect(view.numberOfItems(inSection: 0) == 0 && view.visibleCells.isEmpty)
  }
}
