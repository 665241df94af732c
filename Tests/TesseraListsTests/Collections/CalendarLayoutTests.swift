// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Six weeks of seven days. Each cell takes a seventh of the width.
@MainActor @Suite struct CalendarLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var (count, asked) = (42, 0)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    }
  }
  /// A layout that positions cells at given frames.
  private final class Frames: UICollectionViewLayout {
    var frames: [CGRect] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      result.frame = frames[indexPath.item]
      return result
    }
  }
  /// A cell that is 180 points high.
  private final class Card: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 180
      return layoutAttributes
    }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout, width: CGFloat, scale: CGFloat) -> UICollectionView {
    let window = makeWindow(width, 700, scale: scale)
    let view = UICollectionView(frame: CGRect(0, 0, width, 600), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func weeks(_ view: UICollectionView) -> Int { Set(view.visibleCells.map(\.frame.minY)).count }

  @Test(arguments: [320, 375, 390, 393, 402, 414, 428] as [CGFloat], [2, 3] as [CGFloat])
  func flow(width: CGFloat, scale: CGFloat) {
    for inset: CGFloat in [0, 8, 16] {
      for spacing: CGFloat in [0, 1] {
        let room = width - 2 * inset - 6 * spacing
        for side in [room / 7, (room / 7).rounded(.down), CGFloat(Float(room / 7))] {
          let layout = UICollectionViewFlowLayout()
          (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (spacing, spacing)
          layout.sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
          layout.itemSize = CGSize(width: side, height: 40)
          #expect(weeks(show(layout, width: width, scale: scale)) == 6, "inset \(inset), spacing \(spacing), \(side)")
        }
      }
    }
  }

  @Test(arguments: [320, 375, 390, 393, 402, 414, 428] as [CGFloat], [2, 3] as [CGFloat])
  func compositional(width: CGFloat, scale: CGFloat) {
    for inset: CGFloat in [0, 8, 16] {
      for day in [.fractionalWidth(1.0 / 7), .absolute((width - 2 * inset) / 7)] as [NSCollectionLayoutDimension] {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: day, heightDimension: .fractionalHeight(1)))
        let week = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: week, subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
        let layout = UICollectionViewCompositionalLayout(section: section)
        #expect(weeks(show(layout, width: width, scale: scale)) == 6)
      }
    }
  }

  /// Origins and lengths are rounded separately to half points. An item that is 84.2 points long and begins at 206.2
  /// becomes 84 points long at 206, although it ends at 290.4.
  @Test func roundsEachNumberSeparately() {
    let layout = Frames()
    layout.frames = [CGRect(0, 0.3, 84.2, 40.3), CGRect(206.2, 0.3, 84.2, 40.3), CGRect(206.2, 0.2, 84.3, 40.2)]
    source.count = 3
    let view = show(layout, width: 375, scale: 2)
    let frames = (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames == [CGRect(0, 0.5, 84, 40.5), CGRect(206, 0.5, 84, 40.5), CGRect(206, 0, 84.5, 40)])
  }

  /// Ten 180-point cells with an estimated height of 400 points. Three of them are visible.
  @Test func orthogonalSectionsHaveTheHeightOfTheirCells() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .estimated(400))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    source.count = 10
    let view = UICollectionView(
      frame: CGRect(0, 0, 375, 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Card.self, forCellWithReuseIdentifier: "day")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    let window = makeWindow(375, 700)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.contentSize.height == 180)
    #expect(view.visibleCells.allSatisfy { $0.frame.height == 180 })
    window.isHidden = true
  }

  /// Querying visible items during a pending reload does not load items.
  @Test func queriesAfterAReloadCreateNoCells() {
    let view = show(UICollectionViewFlowLayout(), width: 375, scale: 2)
    source.asked = 0
    view.reloadData()
    #expect(view.visibleCells.isEmpty && view.indexPathsForVisibleItems.isEmpty)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).isEmpty)
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: kind).isEmpty)
    #expect(view.numberOfItems(inSection: 0) == 42 && view.visibleCells.isEmpty)
    #expect(source.asked == 0)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 42)
  }

  @Test func aHeaderOfSizeZeroHasAttributes() {
    let view = show(UICollectionViewFlowLayout(), width: 375, scale: 2)
    let path = IndexPath(item: 0, section: 0)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.size == .zero)
    }
    #expect(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)?.count == 42)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "other", at: path) == nil)
  }
}
