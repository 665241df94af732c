// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Lists that change while they request cells, and section indexes without titles. The lists are 300 x 400.
@MainActor @Suite struct HostileListTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  enum Change: CaseIterable { case reload, fewer, batch, remove, letGo, nobody }

  private let window = makeWindow(300, 400)

  @Test func noIndexTitles() {
    let source = Source()
    for titles in [[], [""], Array(repeating: "", count: 1000), ["👩‍👩‍👧‍👦", "\n"]] {
      source.titles = titles
      let table = UITableView(frame: window.bounds, style: .plain)
      (table.dataSource, table.delegate) = (source, source)
      window.addSubview(table)
      window.layoutIfNeeded()
      window.drag(from: CGPoint(x: 295, y: 20), to: CGPoint(x: 295, y: 380))
      table.reloadSectionIndexTitles()
      window.layoutIfNeeded()
      #expect(titles.isEmpty == (table.index?.view == nil))
      table.removeFromSuperview()
    }
  }

  final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 10
    var change: ((UICollectionView) -> Void)?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let now = change
      change = nil
      now?(collectionView)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: Change.allCases) func collections(change: Change) {
    var source: Tiles? = Tiles()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    source?.change = { view in
      switch change {
      case .reload: view.reloadData()
      case .fewer:
        source?.count = 1
        view.reloadData()
      case .batch: view.performBatchUpdates({}) { _ in view.reloadData() }
      case .remove: view.removeFromSuperview()
      case .letGo: source = nil
      case .nobody: view.dataSource = nil
      }
    }
    window.addSubview(view)
    window.layoutIfNeeded()
    window.tap(at: CGPoint(x: 20, y: 20))
    window.layoutIfNeeded()
    if change == .fewer { #expect(view.visibleCells.count == 1) }
  }
}
