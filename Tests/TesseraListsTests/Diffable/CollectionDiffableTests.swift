// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct CollectionDiffableTests {
  private func makeSource() -> (UIWindow, UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let window = makeWindow(300, 400)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, word in
      cell.accessibilityLabel = word
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, word in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
    }
    window.addSubview(view)
    return (window, view, source)
  }

  @Test func unchangedItemsKeepTheirCells() {
    let (window, view, source) = makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    source.apply(snapshot)
    window.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(cells.map(\.accessibilityLabel) == ["a", "b", "c"])
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["c", "a", "d"])
    #expect(view.visibleCells[0] === cells[2] && view.visibleCells[1] === cells[0])
    #expect(source.indexPath(for: "d") == item(1, 0) && source.itemIdentifier(for: item(0, 1)) == "a")
    #expect(view.builtViews == 4)
  }

  @Test func outlines() {
    let (window, view, source) = makeSource()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Trees"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.insert(["Cherry"], after: "Apple")
    #expect(outline.items == ["Fruit", "Apple", "Cherry", "Pear", "Trees"])
    #expect(outline.level(of: "Pear") == 1 && outline.parent(of: "Pear") == "Fruit")
    source.apply(outline, to: 0)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["Fruit", "Trees"])
    outline.expand(["Fruit"])
    source.apply(outline, to: 0)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["Fruit", "Apple", "Cherry", "Pear", "Trees"])
    #expect(source.snapshot(for: 0).isExpanded("Fruit"))
    outline.delete(["Fruit"])
    #expect(outline.items == ["Trees"] && !outline.contains("Pear"))
  }

  @Test func controllersAreTheirCollectionsDataSource() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let window = makeWindow(300, 400)
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 7)
    #expect(controller.collectionView.delegate === controller && controller.collectionView.dataSource === controller)
  }
}
