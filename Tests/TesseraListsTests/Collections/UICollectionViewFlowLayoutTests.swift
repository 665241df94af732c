// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Expected frames follow from UICollectionViewFlowLayout's documentation. FlowSectionTests tests individual lines.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// A data source and delegate that provides item sizes and section metrics.
@MainActor private final class FlowTiles: Tiles, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 10, left: 5, bottom: 0, right: 5) }
}

@MainActor @Suite struct UICollectionViewFlowLayoutTests {
  private func flow(_ size: CGFloat = 80, _ height: CGFloat = 50) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: height)
    return layout
  }

  /// In 300 points, three 80-point items with a spacing of 10 take 260, and a fourth does not fit. The spacing
  /// becomes (300 - 240) / 2 = 30.
  @Test func gridIsJustified() {
    let (_, view) = makeCollection(Tiles([5]), flow())
    #expect(
      view.shownFrames == [
        CGRect(0, 0, 80, 50), CGRect(110, 0, 80, 50), CGRect(220, 0, 80, 50), CGRect(0, 60, 80, 50),
        CGRect(110, 60, 80, 50),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 110))
  }

  @Test func horizontalFlowFillsColumns() {
    let layout = flow(80, 150)
    layout.scrollDirection = .horizontal
    let (_, view) = makeCollection(Tiles([3]), layout)
    // In 400 points, 150 + 10 + 150 fits, and the spacing becomes 100. The next column begins at 80 + 10.
    #expect(view.shownFrames == [CGRect(0, 0, 80, 150), CGRect(0, 250, 80, 150), CGRect(90, 0, 80, 150)])
    #expect(view.contentSize == CGSize(width: 170, height: 400))
  }

  @Test func sectionsHaveInsetsHeadersAndFooters() {
    let layout = flow()
    layout.sectionInset = UIEdgeInsets(top: 7, left: 20, bottom: 9, right: 20)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 11)
    let (_, view) = makeCollection(Tiles([1, 0]), layout)
    // 260 points are available for three columns with a spacing of 10. The first column begins at the inset.
    #expect(view.shownFrames == [CGRect(20, 37, 80, 50)])
    #expect(view.end(header, 0)?.frame == CGRect(0, 0, 300, 30))
    #expect(view.end(footer, 0)?.frame == CGRect(0, 96, 300, 11))
    // An empty section keeps its insets: 107 + 30, then 16, then the footer.
    #expect(view.end(header, 1)?.frame == CGRect(0, 107, 300, 30))
    #expect(view.end(footer, 1)?.frame == CGRect(0, 153, 300, 11))
    #expect(view.contentSize.height == 164)
  }

  @Test func delegateOverridesMetrics() {
    let tiles = FlowTiles([2, 2])
    tiles.size = { CGSize(width: 100 + 40 * CGFloat($0.row), height: 50) }
    let (_, view) = makeCollection(tiles, flow())
    // 100 + 10 + 140 fits into 290 points. A section's last line has the minimum spacing.
    #expect(
      view.shownFrames == [
        CGRect(5, 0, 100, 50), CGRect(115, 0, 140, 50), CGRect(5, 60, 100, 50), CGRect(115, 60, 140, 50),
      ])
  }

  /// A header stays at the top while its section is visible, until the next header pushes it out.
  @Test func headersPin() {
    let layout = flow(300, 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.minimumLineSpacing = 0
    let (window, view) = makeCollection(Tiles([5, 5]), layout)
    view.contentOffset.y = 150
    window.layoutIfNeeded()
    #expect(view.end(header, 0)?.frame.minY == 150)
    // The section ends at 540, so the header's last position is 500.
    view.contentOffset.y = 520
    window.layoutIfNeeded()
    #expect(view.end(header, 0)?.frame.minY == 500)
    #expect(view.end(header, 1)?.frame.minY == 540)
    #expect(view.subviews.last is UICollectionViewCell == false)
  }

  /// Cells of 120 x 60 replace estimates of 50 x 50: two per line, with a spacing of 60 in the full line and 10 in
  /// the last line.
  @Test func cellsSizeThemselves() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let tiles = Tiles([4])
    tiles.boxSize = { _ in CGSize(width: 120, height: 60) }
    let (_, view) = makeCollection(tiles, layout)
    #expect(
      view.shownFrames == [
        CGRect(0, 0, 120, 60), CGRect(180, 0, 120, 60), CGRect(0, 70, 120, 60), CGRect(130, 70, 120, 60),
      ])
    #expect(view.measuredViews == 4 && view.builtViews == 4)
  }

  @Test(arguments: [false, true]) func rightToLeft(flips: Bool) {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layout = flips ? Flipping() : UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 50)
    let (_, view) = makeCollection(Tiles([2]), layout, direction: .rightToLeft)
    #expect(view.shownFrames.map(\.minX) == (flips ? [220, 110] : [0, 110]))
  }

  @Test func widthChangesReflowTheItems() {
    let (window, view) = makeCollection(Tiles([3]), flow())
    view.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(view.shownFrames == [CGRect(0, 0, 80, 50), CGRect(120, 0, 80, 50), CGRect(0, 60, 80, 50)])
    #expect(view.builtViews == 3)
  }

  @Test func contentInsetsReduceTheSpace() {
    let (window, view) = makeCollection(Tiles([3]), flow())
    view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    window.layoutIfNeeded()
    // 260 points have room for three 80-point items with a spacing of exactly 10.
    #expect(view.shownFrames.map(\.minX) == [0, 90, 180])
    #expect(view.contentSize.width == 260)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: 1e300),
  ])
  func unusualSizes(size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    let (_, view) = makeCollection(Tiles([200]), layout)
    #expect(view.contentSize.height.isFinite && view.contentSize.height >= 0)
    #expect(view.builtViews <= 200)
  }
}
