// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// Cells of UIKit lists with SwiftUI content.
@MainActor
@Suite struct HostedCellTests {
  /// The content of a cell is 60 points high. Lists have vertical margins of 11 points, so the cell's height is 82.
  @Test func heightsStayWhenTheListChangesItsFrame() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      cell.contentConfiguration = UIHostingConfiguration { Text("Row \(number)").frame(height: 60) }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(list)
    window.makeKeyAndVisible()
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    func heights() -> [CGFloat] { list.visibleCells.map(\.frame.height) }
    #expect(heights() == [82, 82, 82])
    list.frame = CGRect(x: 0, y: 52, width: 390, height: 548)
    window.layoutIfNeeded()
    #expect(heights() == [82, 82, 82])
    list.removeFromSuperview()
    window.addSubview(list)
    list.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(heights() == [82, 82, 82])
  }
}
