// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Swipes on a plain list of 300 x 400. Rows without text are 44 points high, so row 2 spans y = 88 to 132.
@MainActor @Suite struct ListSwipeTests {
  @MainActor final class Source: NSObject, UICollectionViewDataSource {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    var count = 5
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
    }
  }

  let window = makeWindow(300, 400)
  let source = Source()

  private func list(_ configure: (inout UICollectionLayoutListConfiguration) -> Void) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configure(&configuration)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func cell(_ row: Int, _ list: UICollectionView) -> UICollectionViewCell? {
    list.cellForItem(at: IndexPath(item: row, section: 0))
  }

  private func swipe(_ way: CGFloat, _ row: Int, _ list: UICollectionView) throws {
    let y = try #require(cell(row, list)).frame.midY
    window.drag(from: CGPoint(x: 150, y: y), to: CGPoint(x: 150 + way, y: y))
  }

  @Test func opens() throws {
    var log: [String] = []
    let list = list { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "A") { _, _, completion in
            log.append("A \(path.item)")
            completion(true)
          }
        ])
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        path.item == 1 ? UISwipeActionsConfiguration(actions: []) : nil
      }
    }
    try swipe(-60, 2, list)
    #expect(cell(2, list)?.frame.minX == -74 && cell(2, list)?.configurationState.isSwiped == true)
    let y = try #require(cell(2, list)).frame.midY
    window.tap(at: CGPoint(x: 270, y: y))
    #expect(log == ["A 2"] && cell(2, list)?.frame.minX == 0)
    #expect(cell(1, list)?.accessibilityCustomActions?.map(\.name) == ["A"])
    try swipe(60, 1, list)
    try swipe(60, 3, list)
    #expect(cell(1, list)?.frame.minX == 0 && cell(3, list)?.frame.minX == 0)
  }

  @Test func changesClose() throws {
    let list = list { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in }])
      }
    }
    try swipe(-60, 2, list)
    source.count = 4
    list.deleteItems(at: [IndexPath(item: 2, section: 0)])
    list.layoutIfNeeded()
    #expect(list.visibleCells.count == 4 && list.visibleCells.allSatisfy { $0.frame.minX == 0 })
    try swipe(-60, 2, list)
    #expect(cell(2, list)?.frame.minX == -74)
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.visibleCells.allSatisfy { $0.frame.minX == 0 })
    #expect(!list.subviews.contains { $0 is SwipeButtons })
  }
}
