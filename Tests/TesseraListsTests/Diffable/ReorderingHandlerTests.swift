// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@testable import TesseraLists
@testable import TesseraViews

/// Items of 100 x 100 in a 300 x 400 flow layout, three per line, provided by a diffable data source.
@MainActor @Suite struct ReorderingHandlerTests {
  let window = makeWindow(300, 400)
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d", "e"], toSection: 1)
    source.apply(snapshot)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func move(_ from: IndexPath, to point: CGPoint) -> Bool {
    guard view.beginInteractiveMovementForItem(at: from) else { return false }
    view.updateInteractiveMovementTargetPosition(point)
    view.endInteractiveMovement()
    window.layoutIfNeeded()
    return true
  }

  @Test func doesNotReorderWithoutHandlers() {
    #expect(!move(IndexPath(item: 0, section: 0), to: CGPoint(x: 250, y: 50)))
  }

  /// "a" moves to the third position in its section. The collection difference consists of one removal and one
  /// insertion.
  @Test func withinASection() {
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = { [source] in
      log.append("will \(source.snapshot().itemIdentifiers == $0.initialSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [source] in
      log.append("did \(source.snapshot().itemIdentifiers == $0.finalSnapshot.itemIdentifiers)")
      log.append("\($0.sectionTransactions.map(\.sectionIdentifier)) \($0.difference.count)")
    }
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(move(IndexPath(item: 0, section: 0), to: CGPoint(x: 250, y: 50)))
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d", "e"])
    #expect(log == ["will true", "did true", "[0] 2"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(!move(IndexPath(item: 0, section: 0), to: CGPoint(x: 250, y: 50)), "b stays")
  }

  /// "a" moves before "e" in the other section, which begins at y = 100.
  @Test func toAnotherSection() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(move(IndexPath(item: 0, section: 0), to: CGPoint(x: 150, y: 150)))
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["d", "a", "e"])
    #expect(view.visibleCells.count == 5)
  }

  /// The app applies another snapshot in the reordering handler.
  @Test func appliesInTheHandler() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { [source] in
      var next = $0.finalSnapshot
      next.deleteItems(["d"])
      source.apply(next)
    }
    #expect(move(IndexPath(item: 0, section: 0), to: CGPoint(x: 250, y: 50)))
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "e"] && view.visibleCells.count == 4)
  }

  /// A drag reorders items even without a drop delegate.
  @Test func reordersByDragging() {
    final class Drags: NSObject, UICollectionViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }
    let drags = Drags()
    view.dragDelegate = drags
    source.reorderingHandlers.canReorderItem = { _ in true }
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 50, y: 50))
      fingers.wait(0.6)
      fingers.move(to: CGPoint(x: 250, y: 50))
      fingers.end()
    }
    window.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d", "e"])
  }
}
