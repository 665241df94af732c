// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that the work of the first layout depends on the number of visible items, not on the total number. They count
// created and measured views.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct CollectionSpeedTests {
  private func makeList(_ count: Int) -> (UIWindow, UICollectionView, Tiles) {
    let window = makeWindow(390, 844, scale: 3)
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      content.secondaryText = String(repeating: "words of row \(row) ", count: row % 3 * 2 + 1)
      cell.contentConfiguration = content
    }
    let tiles = Tiles([count])
    tiles.make = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $1.item) }
    view.dataSource = tiles
    window.addSubview(view)
    return (window, view, tiles)
  }

  @Test func thousandSelfSizingItems() {
    let (window, view, tiles) = makeList(1000)
    let clock = ContinuousClock()
    let time = clock.measure { window.layoutIfNeeded() }
    let visible = view.visibleCells.count
    #expect((8...20).contains(visible))
    #expect(view.builtViews == visible && view.measuredViews == visible)
    if ProcessInfo.processInfo.environment["TESSERA_PRINT_TIMES"] != nil {
      print("first layout of \(visible) items:", time)
    }
    // Items are stacked without gaps, and no item is measured twice.
    for (upper, lower) in zip(view.visibleCells, view.visibleCells.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 1e-9)
    }
    window.layoutIfNeeded()
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.measuredViews == visible)
    // Scrolling by one item creates at most two cells.
    tiles.built = []
    view.contentOffset.y = view.visibleCells[1].frame.minY
    window.layoutIfNeeded()
    #expect(tiles.built.count <= 2 && view.measuredViews <= visible + 2)
  }

  @Test func createsViewsOnlyForVisibleItems() {
    let (window, view, _) = makeList(50_000)
    window.layoutIfNeeded()
    #expect(view.builtViews == view.visibleCells.count)
    view.contentOffset.y = 1e6
    window.layoutIfNeeded()
    #expect(view.builtViews < 60)
  }
}
