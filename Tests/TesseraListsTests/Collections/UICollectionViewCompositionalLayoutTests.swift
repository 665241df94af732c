// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Expected frames follow from the documentation of NSCollectionLayoutItem, Group and Section: fractions are relative
// to the container without its insets, a group repeats its items as long as they fit, and an item's insets are
// applied to its resulting frame.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

private func leaf(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}

@MainActor @Suite struct UICollectionViewCompositionalLayoutTests {
  private func frames(_ group: NSCollectionLayoutGroup, count: Int = 5) -> [CGRect] {
    frames(NSCollectionLayoutSection(group: group), count: count)
  }

  private func frames(_ section: NSCollectionLayoutSection, count: Int = 5) -> [CGRect] {
    makeCollection(Tiles([count]), UICollectionViewCompositionalLayout(section: section)).view.shownFrames
  }

  // MARK: Groups

  /// A 300-point group has three items of a third each. The fourth item begins the next group.
  @Test func groupsRepeatTheirItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [leaf(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    #expect(
      frames(group) == [
        CGRect(0, 0, 100, 60), CGRect(100, 0, 100, 60), CGRect(200, 0, 100, 60), CGRect(0, 60, 100, 60),
        CGRect(100, 60, 100, 60),
      ])
  }

  /// With a spacing of 10, only two items of a third each fit.
  @Test func fixedSpacingReducesTheSpace() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [leaf(.fractionalWidth(1 / 3), .absolute(50))])
    group.interItemSpacing = .fixed(10)
    #expect(frames(group, count: 3).map(\.origin) == [.init(x: 0, y: 0), .init(x: 110, y: 0), .init(x: 0, y: 60)])
  }

  /// 300 - 3 x 80 = 60 points remain for two flexible spacings of at least 10.
  @Test func flexibleSpacingSharesTheRest() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [leaf(.absolute(80), .absolute(50))])
    group.interItemSpacing = .flexible(10)
    #expect(frames(group, count: 3).map(\.minX) == [0, 110, 220])
  }

  /// (300 - 2 x 15) / 3 = 90 for each item, regardless of the item's width.
  @Test func countsShareEqually() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitem: leaf(.fractionalWidth(1), .fractionalHeight(1)),
      count: 3)
    group.interItemSpacing = .fixed(15)
    #expect(
      frames(group, count: 4) == [
        CGRect(0, 0, 90, 60), CGRect(105, 0, 90, 60), CGRect(210, 0, 90, 60), CGRect(0, 60, 90, 60),
      ])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(90)), subitem: leaf(.fractionalWidth(1), .absolute(5)), count: 3)
    #expect(frames(column, count: 3).map(\.minY) == [0, 30, 60])
    let repeated = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(90)), repeatingSubitem: leaf(.fractionalWidth(1), .absolute(20)),
      count: 2)
    #expect(frames(repeated, count: 3).map(\.minY) == [0, 20, 90])
  }

  /// A large item next to a column of two, which is a common example in Apple's documentation.
  @Test func groupsNest() {
    let large = leaf(.fractionalWidth(0.7), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: leaf(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)), subitems: [large, column])
    // The container is 400 points high, so groups are 100 high. 70 percent of 300 is 210.
    #expect(
      frames(group, count: 4) == [
        CGRect(5, 5, 200, 90), CGRect(210, 0, 90, 50), CGRect(210, 50, 90, 50), CGRect(5, 105, 200, 90),
      ])
  }

  @Test func edgeSpacingSeparatesItems() {
    let item = leaf(.absolute(50), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(4), trailing: .flexible(0), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(130), .absolute(40)), subitems: [item])
    // Two items of 10 + 50 leave 10 of 130 points. Each item's flexible trailing spacing takes half of that.
    #expect(frames(group, count: 2) == [CGRect(10, 4, 50, 20), CGRect(75, 4, 50, 20)])
  }

  @Test func customGroups() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<2).map { NSCollectionLayoutGroupCustomItem(frame: CGRect(width / 2 * CGFloat($0), 10, 20, 20)) }
    }
    #expect(frames(group, count: 3) == [CGRect(0, 10, 20, 20), CGRect(150, 10, 20, 20), CGRect(0, 60, 20, 20)])
  }

  // MARK: Sections

  @Test func sectionsHaveInsetsAndSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [leaf(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 100
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let (_, view) = makeCollection(Tiles([3, 1]), layout)
    // 240 points are available. The first section ends at 10 + 60 + 8 + 60 + 30 = 168.
    #expect(
      view.shownFrames == [
        CGRect(20, 10, 120, 60), CGRect(140, 10, 120, 60), CGRect(20, 78, 120, 60), CGRect(20, 278, 120, 60),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 368))
  }

  @Test func headersAndFootersAreOutsideTheInsets() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [leaf(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: header, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(12)), elementKind: footer, alignment: .bottomTrailing),
    ]
    let (_, view) = makeCollection(Tiles([2]), UICollectionViewCompositionalLayout(section: section))
    #expect(view.end(header, 0)?.frame == CGRect(20, 0, 260, 30))
    #expect(view.shownFrames == [CGRect(20, 40, 260, 60), CGRect(20, 100, 260, 60)])
    #expect(view.end(footer, 0)?.frame == CGRect(230, 170, 50, 12))
    #expect(view.contentSize.height == 182)
  }

  @Test func headersPin() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leaf(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let section = NSCollectionLayoutSection(group: group)
    let top = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: header, alignment: .top)
    top.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [top]
    let (window, view) = makeCollection(Tiles([5, 5]), UICollectionViewCompositionalLayout(section: section))
    for (offset, place) in [(0, 0), (130, 130), (520, 500)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(view.end(header, 0)?.frame.minY == place)
    }
    #expect(view.subviews.last is UICollectionViewCell == false)
  }

  @Test func badgesAndBackgrounds() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 15, bottom: 15, trailing: 15)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let (_, view) = makeCollection(Tiles([2]), layout)
    // The badge is in the corner of [15, 115], offset outward by half of its 20 points.
    #expect(view.supplementaryView(forElementKind: "badge", at: place(0))?.frame == CGRect(105, 5, 20, 20))
    #expect(view.supplementaryView(forElementKind: "badge", at: place(1))?.frame == CGRect(205, 5, 20, 20))
    // The decoration is 15 + 60 + 15 high, minus 5 at each edge.
    #expect(view.subviews.first?.frame == CGRect(5, 5, 290, 80))
  }

  private func place(_ number: Int) -> IndexPath { IndexPath(item: number, section: 0) }

  // MARK: Orthogonal scrolling

  private func across(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (window: UIWindow, view: UICollectionView, tiles: Tiles) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(110), .absolute(80)), subitems: [leaf(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let tiles = Tiles([10, 1])
    let (window, view) = makeCollection(
      tiles, UICollectionViewCompositionalLayout(section: section), direction: direction)
    return (window, view, tiles)
  }

  /// 110-point groups with a spacing of 10, starting at 20. The groups at 20, 140 and 260 are visible in 300 points.
  @Test func sectionsScrollOrthogonally() throws {
    let (window, view, tiles) = across()
    #expect(
      view.shownFrames == [
        CGRect(20, 5, 110, 80), CGRect(140, 5, 110, 80), CGRect(260, 5, 110, 80), CGRect(20, 95, 110, 80),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 180))
    let scroller = try #require(view.scrollers[0])
    // 20 + 10 x 110 + 9 x 10 + 20 = 1230.
    #expect(scroller.frame == CGRect(0, 5, 300, 80) && scroller.contentSize == CGSize(width: 1230, height: 80))
    tiles.built = []
    // The second group ends at 250 and the fifth begins at 500, so both are visible in [240, 540).
    scroller.contentOffset.x = 240
    window.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 } == (1...4).map { item(0, $0) })
    #expect(view.cellForItem(at: item(0, 2)).map { $0.convert($0.bounds, to: view) } == CGRect(20, 5, 110, 80))
    #expect(tiles.built == [item(0, 3), item(0, 4)])
    view.scrollToItem(at: item(0, 9), at: .right, animated: false)
    #expect(scroller.contentOffset.x == 910)
    #expect(view.indexPathForItem(at: CGPoint(x: 200, y: 40)) == item(0, 9))
  }

  @Test func mirroredSectionsStartAtTheRight() throws {
    let (window, view, _) = across(direction: .rightToLeft)
    #expect(view.shownFrames.first == CGRect(170, 5, 110, 80))
    let scroller = try #require(view.scrollers[0])
    #expect(scroller.contentOffset.x == 930)
    scroller.contentOffset.x = 930 - 120
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: item(0, 1)).map { $0.convert($0.bounds, to: view) } == CGRect(170, 5, 110, 80))
  }

  /// A drag that would end at `target` snaps to a group's start, minus the leading inset.
  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 0.0, 170.0, 170.0),
    (.continuousGroupLeadingBoundary, 0, 170, 120), (.continuousGroupLeadingBoundary, 0, 190, 240),
    (.groupPaging, 1, 900, 120), (.groupPaging, 0, 70, 0), (.groupPagingCentered, 1, 900, 45),
  ])
  func scrollingStopsAtGroups(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, velocity: CGFloat, target: CGFloat, stop: CGFloat
  ) throws {
    let scroller = try #require(across(behavior).view.scrollers[0])
    var offset = CGPoint(x: target, y: 0)
    scroller.scrollViewWillEndDragging(
      scroller, withVelocity: CGPoint(x: velocity, y: 0), targetContentOffset: &offset)
    #expect(offset.x == stop)
  }

  // MARK: Self-sizing

  /// The estimated heights are 44. The boxes are stacked, and 60, 90 and 120 high.
  @Test func measuredSizesReplaceEstimates() {
    let whole = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let tiles = Tiles([3])
    tiles.boxSize = { CGSize(width: 10, height: 60 + 30 * CGFloat($0.row)) }
    let section = NSCollectionLayoutSection(group: group)
    let (window, view) = makeCollection(tiles, UICollectionViewCompositionalLayout(section: section))
    #expect(view.shownFrames == [CGRect(0, 0, 300, 60), CGRect(0, 60, 300, 90), CGRect(0, 150, 300, 120)])
    #expect(view.measuredViews == 3)
    // Removing the first item does not measure the others again.
    tiles.counts = [2]
    view.deleteItems(at: [item(0, 0)])
    window.layoutIfNeeded()
    #expect(view.shownFrames == [CGRect(0, 0, 300, 90), CGRect(0, 90, 300, 120)])
    #expect(view.measuredViews == 3)
  }

  /// Text of different widths: 120 + 10 + 120 fits into 300 points, but a third item does not.
  @Test func itemsWithEstimatedWidthsWrap() {
    let own = size(.estimated(50), .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [NSCollectionLayoutItem(layoutSize: own)])
    group.interItemSpacing = .fixed(10)
    let tiles = Tiles([3])
    tiles.boxSize = { _ in CGSize(width: 120, height: 30) }
    let section = NSCollectionLayoutSection(group: group)
    let (_, view) = makeCollection(tiles, UICollectionViewCompositionalLayout(section: section))
    #expect(view.shownFrames == [CGRect(0, 0, 120, 30), CGRect(130, 0, 120, 30), CGRect(0, 30, 120, 30)])
  }

  // MARK: Layouts

  @Test func providersSeeTheEnvironment() {
    let tiles = Tiles([2, 2])
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
      #expect(environment.traitCollection.displayScale == 2)
      let columns = index + 1
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: leaf(.fractionalWidth(1), .fractionalHeight(1)),
        count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    let (_, view) = makeCollection(tiles, layout)
    #expect(
      view.shownFrames == [
        CGRect(0, 0, 300, 50), CGRect(0, 50, 300, 50), CGRect(0, 100, 150, 50), CGRect(150, 100, 150, 50),
      ])
  }

  @Test func horizontalLayouts() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(80), .fractionalHeight(1)),
      subitems: [leaf(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 5
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let (_, view) = makeCollection(Tiles([3]), layout)
    #expect(view.shownFrames == [CGRect(10, 0, 80, 200), CGRect(10, 200, 80, 200), CGRect(95, 0, 80, 200)])
    #expect(view.contentSize == CGSize(width: 185, height: 400))
  }

  @Test func mirroredGrids() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [leaf(.absolute(100), .fractionalHeight(1))])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let (_, view) = makeCollection(Tiles([2]), layout, direction: .rightToLeft)
    #expect(view.shownFrames.map(\.minX) == [200, 100])
  }

  @Test func visibleItemsCanBeChanged() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [leaf(.absolute(100), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.alpha = offset.y > 0 ? 0.5 : 1 }
    }
    let (window, view) = makeCollection(Tiles([60]), UICollectionViewCompositionalLayout(section: section))
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    view.contentOffset.y = 10
    window.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    view.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  /// Invalid lengths result in a layout and never in a hang.
  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e300])
  func unusualLengths(length: CGFloat) {
    for dimension in [NSCollectionLayoutDimension.absolute(length), .fractionalWidth(length), .estimated(length)] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(dimension, dimension), subitems: [leaf(dimension, dimension)])
      group.interItemSpacing = .flexible(length)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = length
      let (_, view) = makeCollection(Tiles([300]), UICollectionViewCompositionalLayout(section: section))
      #expect(view.contentSize.height.isFinite)
    }
    let nothing = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(10), .absolute(10)), subitems: [])
    #expect(frames(nothing).isEmpty)
  }
}
