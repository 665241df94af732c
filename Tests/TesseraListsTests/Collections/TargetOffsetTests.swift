// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLists
@testable import TesseraViews

/// A layout that determines the target offset of drags and updates. Rows are 100 points high in a view of 300 x 400.
@MainActor @Suite struct TargetOffsetTests {
  final class Snapping: UICollectionViewFlowLayout {
    var asked: [(target: CGPoint, velocity: CGPoint)] = []
    var proposed: [CGPoint] = []
    var updated: CGFloat?

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposed.append(proposedContentOffset)
      return updated.map { CGPoint(x: 0, y: $0) } ?? proposedContentOffset
    }
  }

  final class OffsetDelegate: NSObject, UICollectionViewDelegate {
    var targets: [CGPoint] = []
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { targets.append(targetContentOffset.pointee) }
  }

  private let layout = Snapping()

  init() {
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
  }

  /// A drag by 60 ends closer to 100 than to 0, and a second drag by 30 ends closer to 100 than to 200. The delegate
  /// receives the layout's target offset.
  @Test func draggingEndsAtTheLayoutsTarget() {
    let (window, view) = makeCollection(Tiles([20]), layout)
    let hearing = OffsetDelegate()
    view.delegate = hearing
    window.drag(from: CGPoint(x: 10, y: 250), to: CGPoint(x: 10, y: 190))
    #expect(layout.asked.map(\.target) == [CGPoint(x: 0, y: 60)] && layout.asked.map(\.velocity) == [.zero])
    #expect(view.contentOffset.y == 100 && hearing.targets == [CGPoint(x: 0, y: 100)])
    window.drag(from: CGPoint(x: 10, y: 250), to: CGPoint(x: 10, y: 220))
    #expect(view.contentOffset.y == 100)
  }

  /// An upward flick passes a positive velocity in points per millisecond, the same as the delegate receives.
  @Test func flicksPassTheirVelocity() throws {
    let (window, view) = makeCollection(Tiles([200]), layout)
    window.swipe(from: CGPoint(x: 10, y: 350), to: CGPoint(x: 10, y: 50))
    let asked = try #require(layout.asked.first)
    #expect(asked.velocity.x == 0 && asked.velocity.y > 0.1 && asked.velocity.y < 20)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0 && view.contentOffset.y >= 300)
  }

  @Test func updatesEndAtTheLayoutsTarget() {
    let tiles = Tiles([20])
    let (window, view) = makeCollection(tiles, layout)
    view.contentOffset.y = 250
    window.layoutIfNeeded()
    layout.updated = 350
    layout.proposed = []
    tiles.counts = [21]
    view.insertItems(at: [item(0, 0)])
    window.layoutIfNeeded()
    #expect(layout.proposed == [CGPoint(x: 0, y: 250)] && view.contentOffset.y == 350)
    #expect(view.indexPathsForVisibleItems.first == item(0, 3))
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layout.proposed.count == 1)
  }

  @Test func queriesTheNewLayout() {
    let first = UICollectionViewFlowLayout()
    first.itemSize = CGSize(width: 300, height: 50)
    let (window, view) = makeCollection(Tiles([40]), first)
    view.contentOffset.y = 120
    window.layoutIfNeeded()
    layout.updated = 200
    view.setCollectionViewLayout(layout, animated: false)
    window.layoutIfNeeded()
    #expect(layout.proposed == [CGPoint(x: 0, y: 120)] && view.contentOffset.y == 200)
  }

  /// An invalid target offset is ignored.
  @Test func invalidTargets() {
    let tiles = Tiles([20])
    let (window, view) = makeCollection(tiles, layout)
    view.contentOffset.y = 250
    window.layoutIfNeeded()
    layout.updated = .nan
    tiles.counts = [21]
    view.insertItems(at: [item(0, 0)])
    window.layoutIfNeeded()
    #expect(view.contentOffset.y == 250)
  }

  // MARK: Content size

  /// The adjustment applies immediately. The layout's content size applies from the next layout pass on.
  @Test func adjustsContentSizes() {
    let (window, view) = makeCollection(Tiles([20]), layout)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    layout.invalidateLayout(with: context)
    #expect(view.contentSize == CGSize(width: 300, height: 2500) && view.contentOffset.y == 30)
    window.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 2000) && view.contentOffset.y == 30)
  }
}
