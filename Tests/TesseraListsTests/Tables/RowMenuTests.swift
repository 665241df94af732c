// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraLists
@testable import TesseraViews

/// Context menus that a long press on a row or item opens. Rows are 44 points high and items 100.
@MainActor @Suite struct RowMenuTests {
  private let window = makeWindow(300, 400)
  private let source = Source()

  private var platter: PreviewPlatter? { window.subviews.last?.subviews.compactMap { $0 as? PreviewPlatter }.first }

  private func makeTable() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 44
    window.addSubview(table)
    return table
  }

  @Test func rowsHaveMenus() throws {
    let table = makeTable()
    #expect(table.interactions.isEmpty)
    window.press(at: CGPoint(x: 100, y: 100))
    #expect(source.log == ["menu 2", "highlight", "display"])
    #expect(platter?.preview?.view === table.cellForRow(at: IndexPath(row: 2, section: 0)))
    source.log = []
    try #require(platter).tap()
    #expect(source.log == ["commit", "end", "committed"])
    #expect(platter == nil)
    // The long press selected nothing, and a tap still selects a row.
    window.tap(at: CGPoint(x: 100, y: 100))
    #expect(source.log.last == "select 2")
  }

  @Test func rowsWithoutMenusReceiveTheTouch() {
    _ = makeTable()
    source.hasMenu = false
    window.press(at: CGPoint(x: 100, y: 100))
    #expect(platter == nil)
    #expect(source.log == ["menu 2", "select 2"])
  }

  @Test func itemsHaveMenus() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    window.addSubview(collection)
    window.press(at: CGPoint(x: 150, y: 150))
    #expect(source.log == ["item 4", "display"])
    #expect(platter?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    collection.contextMenuInteraction?.dismissMenu()
    #expect(source.log == ["item 4", "display", "end"])
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var log: [String] = []
    var hasMenu = true

    private func configuration() -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.row)")
      return configuration()
    }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight")
      return nil
    }
    func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit")
      animator.addCompletion { self.log.append("committed") }
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("item \(indexPath.item)")
      return configuration()
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func collectionView(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
  }
}
