// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraLists
@testable import TesseraViews

/// Nine items. In one layout they are 100 x 100, three per 300-point line. In the other, they are 300 x 60 and
/// stacked. Item 4 is at (100, 100) in the first layout and at (0, 240) in the second.
@MainActor @Suite struct LayoutTransitionTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    var built = 0
    var offset: CGPoint?
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      built += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      log.append("layout")
      return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { offset ?? proposedContentOffset }
  }

  final class Cell: UICollectionViewCell {
    var log: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      log.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      log.append("did")
    }
  }

  let window = makeWindow(300, 400)
  let source = Source()
  let grid = Self.layout(CGSize(width: 100, height: 100))
  let list = Self.layout(CGSize(width: 300, height: 60))
  let view: UICollectionView

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: grid)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private static func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private func cell(_ item: Int) -> Cell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell }

  /// Halfway, the center of item 4 is between (150, 150) and (150, 270), and its size between 100 x 100 and 300 x 60.
  @Test func halfWay() {
    let transition = view.startInteractiveTransition(to: list)
    #expect(view.collectionViewLayout === transition && source.log == ["layout"])
    transition.transitionProgress = 0.5
    window.layoutIfNeeded()
    #expect(cell(4)?.frame == CGRect(x: 50, y: 170, width: 200, height: 80))
    #expect(view.contentSize == CGSize(width: 300, height: 420), "between 300 and 540")
    transition.updateValue(3, forAnimatedKey: "key")
    #expect(transition.value(forAnimatedKey: "key") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  @Test(arguments: [true, false]) func ends(finishes: Bool) {
    var ends: [[Bool]] = []
    let first = cell(4)
    let transition = view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.3
    window.layoutIfNeeded()
    #expect(first?.log == ["will"])
    if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    window.layoutIfNeeded()
    #expect(view.collectionViewLayout === (finishes ? list : grid) && ends == [[true, finishes]])
    #expect(cell(4) === first && first?.log == ["will", "did"] && source.built == 9)
    #expect(cell(4)?.frame.origin == (finishes ? CGPoint(x: 0, y: 240) : CGPoint(x: 100, y: 100)))
    #expect((finishes ? grid : list).collectionView == nil && transition.collectionView == nil)
    view.finishInteractiveTransition()
    view.cancelInteractiveTransition()
    #expect(ends.count == 1)
  }

  /// With a clock, the rest of the transition is animated.
  @Test func animates() {
    let clock = AnimationClock()
    clock.run {
      let transition = view.startInteractiveTransition(to: list)
      transition.transitionProgress = 0.5
      window.layoutIfNeeded()
      view.finishInteractiveTransition()
      #expect(view.collectionViewLayout === transition)
      clock.advance(to: 0.15)
      let y = cell(4)?.layer.presentation()?.frame.minY ?? 0
      #expect(y > 170 && y < 240)
      clock.advance(to: 1)
      #expect(view.collectionViewLayout === list)
    }
  }

  /// Replacing the layout preserves the cells and animates them to their new positions.
  @Test func replaced() {
    let first = cell(4)
    let clock = AnimationClock()
    var done: [Bool] = []
    clock.run {
      view.setCollectionViewLayout(list, animated: true) { done.append($0) }
      #expect(done == [])
      clock.advance(to: 0.15)
      let y = first?.layer.presentation()?.frame.minY ?? 0
      #expect(y > 100 && y < 240)
      clock.advance(to: 1)
      #expect(done == [true] && cell(4) === first && first?.log == ["will", "did"])
    }
    source.offset = CGPoint(x: 0, y: 70)
    view.setCollectionViewLayout(Self.layout(CGSize(width: 300, height: 100)), animated: false) { done.append($0) }
    window.layoutIfNeeded()
    #expect(done == [true, true] && view.contentOffset.y == 70)
  }

  /// A second transition, a reload, an empty layout and invalid progress values during a transition.
  @Test func misuse() {
    let transition = view.startInteractiveTransition(to: list)
    transition.transitionProgress = .nan
    #expect(transition.transitionProgress == 0)
    transition.transitionProgress = 0.5
    view.reloadData()
    window.layoutIfNeeded()
    #expect(cell(4)?.frame == CGRect(x: 50, y: 170, width: 200, height: 80))
    let second = view.startInteractiveTransition(to: list)
    #expect(second.currentLayout === grid && transition.collectionView == nil)
    view.setCollectionViewLayout(UICollectionViewLayout(), animated: false)
    window.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty && view.transition == nil)
    // Elements that exist in only one of the layouts fade in or out.
    let last = view.startInteractiveTransition(to: grid)
    last.transitionProgress = 0.25
    window.layoutIfNeeded()
    #expect(cell(0)?.alpha == 0.25)
  }
}
