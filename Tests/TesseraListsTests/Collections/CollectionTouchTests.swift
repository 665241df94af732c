// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Touches on items of a 300 x 400 collection view.
@MainActor @Suite struct CollectionTouchTests {
  final class Log: UICollectionViewDelegate {
    var lines: [String] = []
    var highlights = true
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      lines.append("should highlight \(path.item)")
      return highlights
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      lines.append("highlight \(path.item) \(view.cellForItem(at: path)?.isHighlighted == true)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      lines.append("unhighlight \(path.item) \(view.cellForItem(at: path)?.isHighlighted == true)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      lines.append("should select \(path.item)")
      return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      lines.append("select \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      lines.append("deselect \(path.item)")
    }
  }

  private var rows: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// Rows are 100 points high, so item 1 is at y = 150.
  @Test func tapSelects() {
    let log = Log()
    let (window, view) = makeCollection(Tiles([10]), rows)
    view.delegate = log
    window.tap(at: CGPoint(x: 10, y: 150))
    #expect(
      log.lines == [
        "should highlight 1", "highlight 1 true", "should select 1", "select 1", "unhighlight 1 false",
      ])
    #expect(view.indexPathsForSelectedItems == [item(0, 1)])
    log.lines = []
    window.tap(at: CGPoint(x: 10, y: 50))
    #expect(
      log.lines == [
        "should highlight 0", "highlight 0 true", "should select 0", "deselect 1", "select 0", "unhighlight 0 false",
      ])
  }

  @Test func refused() {
    let log = Log()
    let (window, view) = makeCollection(Tiles([10]), rows)
    view.delegate = log
    log.highlights = false
    window.tap(at: CGPoint(x: 10, y: 150))
    #expect(log.lines == ["should highlight 1"] && view.indexPathsForSelectedItems == [])
    view.allowsSelection = false
    window.tap(at: CGPoint(x: 10, y: 150))
    #expect(log.lines == ["should highlight 1"])
  }

  /// A resting finger highlights the item, and a drag removes the highlight.
  @Test func draggingScrollsWithoutSelecting() {
    let log = Log()
    let (window, view) = makeCollection(Tiles([10]), rows)
    view.delegate = log
    window.drag(from: CGPoint(x: 10, y: 250), to: CGPoint(x: 10, y: 150))
    #expect(log.lines == [] && view.contentOffset.y == 100)
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 10, y: 150))
      fingers.wait(0.2)
      fingers.move(to: CGPoint(x: 10, y: 100))
    }
    #expect(log.lines == ["should highlight 2", "highlight 2 true", "unhighlight 2 false"])
    #expect(view.indexPathsForSelectedItems == [])
  }

  /// Returns a view with a horizontally scrolling section of ten 100 x 80 tiles above ten 100-point rows.
  private func across(
    _ tiles: Tiles, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> (window: UIWindow, view: UICollectionView) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .absolute(100) : .fractionalWidth(1),
        heightDimension: .absolute(index == 0 ? 80 : 100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      if index == 0 { section.orthogonalScrollingBehavior = behavior }
      return section
    }
    return makeCollection(tiles, layout)
  }

  /// After a drag by 100 points to the left, tile 3 is at tile 2's former position. The collection view itself
  /// scrolls vertically.
  @Test func orthogonalSectionsScroll() throws {
    let log = Log()
    let (window, view) = across(Tiles([10, 10]), .continuous)
    view.delegate = log
    let scroller = try #require(view.scrollers[0])
    window.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 40))
    #expect(scroller.contentOffset == CGPoint(x: 100, y: 0) && view.contentOffset == .zero)
    window.tap(at: CGPoint(x: 250, y: 40))
    #expect(log.lines.contains("select 3"))
    window.drag(from: CGPoint(x: 250, y: 70), to: CGPoint(x: 250, y: 10))
    #expect(scroller.contentOffset.x == 100 && view.contentOffset.y == 60)
  }

  /// Group boundaries are 100 points apart, so a drag by 60 ends at the next group and a drag by 30 returns to the
  /// first.
  @Test(arguments: [(60.0, 100.0), (30, 0)])
  func scrollingStopsAtGroups(way: CGFloat, offset: CGFloat) throws {
    let (window, view) = across(Tiles([10, 10]), .groupPaging)
    let scroller = try #require(view.scrollers[0])
    window.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 250 - way, y: 40))
    #expect(scroller.contentOffset.x == offset)
  }

  /// Pages are as wide as the section, 300 points, and a flick turns one page.
  @Test func orthogonalSectionsPage() throws {
    let (window, view) = across(Tiles([10, 10]), .paging)
    let scroller = try #require(view.scrollers[0])
    window.swipe(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 150, y: 40))
    #expect(scroller.contentOffset.x == 300)
    window.swipe(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 250, y: 40))
    #expect(scroller.contentOffset.x == 0)
  }

  @Test func pagingStopsAtPages() {
    let window = makeWindow(300, 400)
    let scroll = UIScrollView(frame: window.bounds)
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 900, height: 400)
    window.addSubview(scroll)
    window.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 110, y: 40))
    #expect(scroll.contentOffset.x == 0, "the drag is less than half a page")
    window.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 90, y: 40))
    #expect(scroll.contentOffset.x == 300)
  }
}
