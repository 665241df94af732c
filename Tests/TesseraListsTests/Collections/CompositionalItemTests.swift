// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests copies of items, and the index paths of layout-wide headers and footers.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

@MainActor @Suite struct CompositionalItemTests {
  private let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
  private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  /// Checks that changing the copy does not affect the original, and vice versa.
  private func check<Item: NSCollectionLayoutItem>(_ item: Item) throws -> Item {
    item.contentInsets = insets
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: nil, trailing: nil, bottom: nil)
    let copy = try #require(item.copy() as? Item)
    #expect(copy !== item && type(of: copy) == type(of: item))
    #expect(copy.layoutSize.widthDimension.dimension == item.layoutSize.widthDimension.dimension)
    #expect(copy.layoutSize.heightDimension.dimension == item.layoutSize.heightDimension.dimension)
    #expect(copy.contentInsets == insets && copy.edgeSpacing === item.edgeSpacing)
    copy.contentInsets = .zero
    copy.edgeSpacing = nil
    #expect(item.contentInsets == insets && item.edgeSpacing != nil)
    return copy
  }

  @Test func itemsCopy() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let copy = try check(NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge]))
    #expect(copy.supplementaryItems == [badge])
  }

  @Test func supplementaryItemsCopy() throws {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top),
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    item.zIndex = 7
    let copy = try check(item)
    #expect(copy.elementKind == "badge" && copy.zIndex == 7)
    #expect(copy.containerAnchor === item.containerAnchor && copy.itemAnchor === item.itemAnchor)
    copy.zIndex = 8
    #expect(item.zIndex == 7)
  }

  @Test func boundaryItemsCopy() throws {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: header, alignment: .topTrailing, absoluteOffset: CGPoint(x: 3, y: 4))
    (item.zIndex, item.extendsBoundary, item.pinToVisibleBounds) = (9, false, true)
    let copy = try check(item)
    #expect(copy.alignment == .topTrailing && copy.offset == CGPoint(x: 3, y: 4) && copy.elementKind == header)
    #expect(copy.zIndex == 9 && !copy.extendsBoundary && copy.pinToVisibleBounds)
    #expect(copy.containerAnchor.edges == [.top, .trailing] && copy.itemAnchor == nil)
  }

  @Test func decorationsCopy() throws {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    item.zIndex = -5
    let copy = try check(item)
    #expect(copy.elementKind == "ground" && copy.zIndex == -5)
  }

  /// The group and its copy each create two half-width items.
  @Test func groupsCopy() throws {
    let leaf = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: leaf, count: 2)
    group.interItemSpacing = .fixed(20)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    ]
    let copy = try check(group)
    #expect(copy.subitems == [leaf] && copy.supplementaryItems == group.supplementaryItems)
    #expect(copy.interItemSpacing === group.interItemSpacing)
    copy.supplementaryItems = []
    #expect(group.supplementaryItems.count == 1)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: copy))
    let (_, view) = makeCollection(Tiles([2]), layout)
    #expect(view.shownFrames == [CGRect(0, 0, 140, 50), CGRect(160, 0, 140, 50)])
  }

  // MARK: Paths

  private final class Paths: NSObject, UICollectionViewDelegate {
    var shown: [IndexPath] = []
    var gone: [IndexPath] = []
    func collectionView(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { shown.append(indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { gone.append(indexPath) }
  }

  /// The index path of a layout-wide header or footer has one component, whereas a section header's has two.
  @Test func layoutWideItemsHaveShortIndexPaths() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: header, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: footer, alignment: .bottom),
    ]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: header, alignment: .top)
    ]
    let (tiles, paths) = (Tiles([2]), Paths())
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let (window, view) = makeCollection(tiles, layout)
    view.delegate = paths
    view.reloadData()
    window.layoutIfNeeded()
    let (top, own, end) = (IndexPath(index: 0), item(0, 0), IndexPath(index: 1))
    #expect(Set(paths.shown) == [top, own, end])
    #expect(Set(view.indexPathsForVisibleSupplementaryElements(ofKind: header)) == [top, own])
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [end])
    #expect(view.supplementaryView(forElementKind: header, at: top)?.frame == CGRect(0, 0, 300, 50))
    #expect(view.supplementaryView(forElementKind: header, at: own)?.frame == CGRect(0, 50, 300, 50))
    #expect(view.supplementaryView(forElementKind: footer, at: end)?.frame == CGRect(0, 200, 300, 50))
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: footer, at: end)?.indexPath == end)
    #expect(view.supplementaryView(forElementKind: footer, at: own) == nil)
    tiles.counts = [200]
    view.reloadData()
    window.layoutIfNeeded()
    paths.gone = []
    view.contentOffset.y = 1000
    window.layoutIfNeeded()
    #expect(Set(paths.gone) == [top, own])
  }

  // MARK: Visible items

  /// The handler moves each cell 10 points down from its layout position. The next layout starts from the layout
  /// position again.
  @Test func visibleItemsCanBeMoved() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.center.y += 10 }
    }
    let (window, view) = makeCollection(Tiles([3]), UICollectionViewCompositionalLayout(section: section))
    #expect(view.visibleCells.map(\.frame.minY) == [10, 60, 110])
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [10, 60, 110])
  }

  /// In an orthogonally scrolling section, which has a separate scroll view, items move 10 points to the right of 0,
  /// 100 and 200.
  @Test func itemsOfOrthogonalSectionsCanBeMoved() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.center.x += 10 }
    }
    let (_, view) = makeCollection(Tiles([3]), UICollectionViewCompositionalLayout(section: section))
    #expect(view.shownFrames.map(\.minX) == [10, 110, 210])
  }
}
