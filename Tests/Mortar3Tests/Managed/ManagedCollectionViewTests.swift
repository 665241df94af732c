// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import TesseraLists
import TesseraViews
import Testing

@Suite @MainActor
struct ManagedCollectionViewTests {
  struct Tile: ManagedCollectionViewCellModel {
    typealias Cell = TileCell
    var id = ""
    let text: String
    var onSelect: (@MainActor (ManagedCollectionView, IndexPath) -> Void)?
  }

  final class TileCell: UICollectionViewCell, ManagedCollectionViewCell {
    typealias Model = Tile
    var texts: [String] = []

    func configureView() {
      contentView.configure {
        UILabel {
          $0.layout.edges == $0.parentLayout.edges
          $0.bind(\.text) <~ model.map(\.text)
        }
      }
      sink(model) { $0.texts.append($1.text) }
    }
  }

  struct Heading: ManagedCollectionReusableViewModel {
    typealias View = HeadingView
    let text: String
  }

  final class HeadingView: UICollectionReusableView, ManagedCollectionReusableView {
    typealias Model = Heading
    func configureView() { bind(\.accessibilityLabel) <~ model.map(\.text) }
  }

  /// Returns a collection view with tiles of 100 x 50 points, three in each line of 320 points. The spacing between
  /// tiles and between lines is 10.
  private func collection(_ sections: [ManagedCollectionViewSection], header: CGFloat = 0) -> ManagedCollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    let view = ManagedCollectionView(layout: layout) { $0.sections = sections }
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    view.layoutIfNeeded()
    return view
  }

  private func tiles(_ names: String) -> [Tile] { names.map { Tile(id: String($0), text: String($0)) } }

  private func texts(_ view: ManagedCollectionView) -> [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map { ($0 as? TileCell)?.model.value.text ?? "?" }
  }

  @Test func itemsAndHeaders() {
    let view = collection(
      [
        ManagedCollectionViewSection(header: Heading(text: "Head"), items: tiles("abcd")),
        ManagedCollectionViewSection(items: tiles("a")),
      ], header: 20)
    #expect(texts(view) == ["a", "b", "c", "d", "a"])
    // The first section has a header 20 points high, three tiles in a line and one tile below. The next section's
    // header is empty.
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 0, y: 20), CGPoint(x: 110, y: 20), CGPoint(x: 220, y: 20), CGPoint(x: 0, y: 80),
        CGPoint(x: 0, y: 150),
      ])
    let kind = UICollectionView.elementKindSectionHeader
    let heading = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect((heading as? HeadingView)?.accessibilityLabel == "Head")
    let empty = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
    #expect(empty != nil && !(empty is HeadingView))
  }

  @Test func bindings() {
    let sections = MutableProperty([ManagedCollectionViewSection(items: tiles("ab"))])
    let first = ManagedCollectionView { $0.sections <~ sections }
    let second = ManagedCollectionView { $0.bind(\.sections) <~ sections }
    let third = ManagedCollectionView {
      $0.singleSectionItems <~ Property<[any ManagedCollectionViewCellModel]>(value: tiles("xyz"))
    }
    sections.value.append(ManagedCollectionViewSection(items: tiles("c")))
    #expect(first.numberOfSections == 2 && second.numberOfSections == 2)
    #expect(third.numberOfItems(inSection: 0) == 3)
  }

  @Test func cellsFollowTheirItems() throws {
    let view = collection([ManagedCollectionViewSection(items: tiles("abc"))])
    let old = try #require(view.visibleCells as? [TileCell])
    view.sections = [ManagedCollectionViewSection(items: [Tile(id: "c", text: "C")] + tiles("xa"))]
    #expect(texts(view) == ["C", "x", "a"])
    let new = try #require(view.visibleCells as? [TileCell])
    #expect(new[0] === old[2] && new[2] === old[0])
    #expect(new[0].texts == ["c", "C"])
  }

  @Test func selectionAndOperations() {
    var log: [Int] = []
    var items = (0..<100).map { Tile(id: "\($0)", text: "\($0)") }
    items[4].onSelect = { _, path in log.append(path.item) }
    let view = collection([ManagedCollectionViewSection(items: items)])
    view.tapItem(at: IndexPath(item: 0, section: 0))
    view.tapItem(at: IndexPath(item: 4, section: 0))
    #expect(log == [4])
    view.queueOperation(.scrollCell(id: "60", position: .top, animated: false))
    // Item 60 is the first item in line 21, below 20 lines of 60 points each.
    #expect(view.contentOffset.y == 1200)
    #expect(texts(view).first == "60")
    view.queueOperation(.reloadAllCells)
    #expect(texts(view).first == "60")
    #expect((view.model(at: IndexPath(item: 7, section: 0)) as? Tile)?.text == "7")
  }

  @Test func nothingLeaks() {
    weak var weakView: ManagedCollectionView?
    let sections = MutableProperty([ManagedCollectionViewSection(items: tiles("abc"))])
    do {
      let view = ManagedCollectionView { $0.sections <~ sections }
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
      view.layoutIfNeeded()
      weakView = view
    }
    #expect(weakView == nil)
    sections.value = []
  }
}
