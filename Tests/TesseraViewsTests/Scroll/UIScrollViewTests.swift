// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Expected values follow from UIKit's documentation of UIScrollView: bounds.origin is the offset,
// adjustedContentInset is contentInset plus the safe area on scrollable axes, and constraints between the content and
// a scroll view's edges refer to its content area.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor private final class ScrollDiary: UIScrollViewDelegate {
  var offsets: [CGPoint] = []
  var insetChanges = 0
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor @Suite struct UIScrollViewTests {
  let root = makeRoot(300, 400)

  func addScroll(_ frame: CGRect = CGRect(0, 0, 300, 400)) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    root.addSubview(scroll)
    return scroll
  }

  @Test func defaults() {
    let scroll = UIScrollView()
    #expect(scroll.clipsToBounds)
    #expect(scroll.contentSize == .zero)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.isScrollEnabled && scroll.bounces && !scroll.isPagingEnabled)
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    #expect(scroll.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func offsetIsTheBoundsOrigin() {
    let scroll = addScroll()
    let diary = ScrollDiary()
    scroll.delegate = diary
    scroll.contentOffset = CGPoint(x: 5, y: 70)
    #expect(scroll.bounds == CGRect(5, 70, 300, 400))
    scroll.bounds.origin.y = 80
    #expect(scroll.contentOffset == CGPoint(x: 5, y: 80))
    scroll.setContentOffset(CGPoint(x: 5, y: 80), animated: false)
    #expect(diary.offsets == [CGPoint(x: 5, y: 70), CGPoint(x: 5, y: 80)])
    #expect(root.convert(CGPoint(x: 10, y: 90), from: scroll) == CGPoint(x: 5, y: 10))
  }

  // MARK: Auto Layout

  /// The content is 500 x 1000 and inset by 20 points on all sides, so the content area is 540 x 1040.
  @Test func contentDeterminesContentSize() {
    let scroll = addScroll()
    let content = addBox(to: scroll)
    activate(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 1000))
    #expect(scroll.contentSize == .zero)
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(20, 20, 500, 1000))
    #expect(scroll.contentSize == CGSize(width: 540, height: 1040))
    #expect(scroll.frame == CGRect(0, 0, 300, 400))
  }

  /// Width, height and center anchors refer to the frame, and edge and margin anchors to the content. Source: Auto
  /// Layout Guide, "Working with Scroll Views".
  @Test func sizeAnchorsUseTheFrameAndEdgeAnchorsTheContent() {
    let scroll = addScroll()
    let content = addBox(to: scroll)
    let centered = addBox(to: scroll)
    activate(
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.topAnchor.constraint(equalTo: scroll.layoutMarginsGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3),
      centered.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      centered.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      centered.widthAnchor.constraint(equalToConstant: 100), centered.heightAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(0, 8, 300, 1200))
    #expect(scroll.contentSize == CGSize(width: 300, height: 1208))
    #expect(centered.frame == CGRect(100, 180, 100, 40))
  }

  @Test func axesWithoutConstraintsKeepTheContentSize() {
    let scroll = addScroll()
    let content = addBox(to: scroll)
    scroll.contentSize = CGSize(width: 640, height: 10)
    activate(
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 50), content.heightAnchor.constraint(equalToConstant: 900))
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 640, height: 900))
    scroll.contentSize = CGSize(width: 700, height: 10)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 900))
  }

  @Test func contentLayoutGuideDeterminesTheContentSize() {
    let scroll = addScroll()
    activate(
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2000))
    scroll.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(0, 0, 300, 2000))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(0, 30, 300, 400))
  }

  /// A header constrained to the frame layout guide does not move on screen, so its frame in content coordinates
  /// changes with the offset.
  @Test func frameLayoutGuideDoesNotScroll() {
    let scroll = addScroll(CGRect(0, 100, 300, 200))
    scroll.contentSize = CGSize(width: 300, height: 900)
    let header = addBox(to: scroll)
    activate(
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
      header.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor, constant: -150),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor))
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(0, 10, 300, 40))
    scroll.contentOffset.y = 250
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(0, 260, 300, 40))
    #expect(root.convert(header.bounds, from: header) == CGRect(0, 110, 300, 40))
  }

  /// A badge outside the scroll view follows a view inside it: 100 (scroll view) + 500 (in content) - offset.
  @Test(arguments: [(0.0, 600.0), (200, 400), (450, 150)])
  func outsideViewsFollowContent(offset: CGFloat, top: CGFloat) {
    let scroll = addScroll(CGRect(0, 100, 300, 200))
    scroll.contentSize = CGSize(width: 300, height: 900)
    let inner = UIView(frame: CGRect(0, 500, 20, 20))
    scroll.addSubview(inner)
    let badge = addBox(to: root)
    activate(
      badge.topAnchor.constraint(equalTo: inner.topAnchor), badge.leftAnchor.constraint(equalTo: inner.rightAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    scroll.contentOffset.y = offset
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(20, top, 10, 10))
  }

  /// A constraint added to a superview, as in old code, has the same effect as one at the nearest common ancestor.
  @Test func constraintsCanBeAddedToAnyAncestor() {
    let scroll = addScroll(CGRect(0, 50, 300, 100))
    let content = addBox(to: scroll)
    root.addConstraints([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 700),
    ])
    scroll.contentOffset.y = 60
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(0, 5, 300, 700))
    #expect(scroll.contentSize == CGSize(width: 300, height: 705))
    #expect(scroll.contentOffset.y == 60)
  }

  @Test func nestedScrollViews() {
    let outer = addScroll()
    let inner = adopt(UIScrollView(), outer)
    let content = addBox(to: inner)
    activate(
      inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor), inner.heightAnchor.constraint(equalToConstant: 600),
      content.topAnchor.constraint(equalTo: inner.topAnchor), content.leftAnchor.constraint(equalTo: inner.leftAnchor),
      content.rightAnchor.constraint(equalTo: inner.rightAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 900), content.heightAnchor.constraint(equalTo: inner.heightAnchor)
    )
    root.layoutIfNeeded()
    #expect(outer.contentSize == CGSize(width: 300, height: 600))
    #expect(inner.frame == CGRect(0, 0, 300, 600))
    #expect(inner.contentSize == CGSize(width: 900, height: 600))
  }

  @Test func rightToLeftContent() {
    let scroll = addScroll()
    scroll.semanticContentAttribute = .forceRightToLeft
    let content = addBox(to: scroll)
    activate(
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 30),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 460), content.heightAnchor.constraint(equalToConstant: 50))
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 500)
    #expect(content.frame == CGRect(30, 0, 460, 50))
  }

  // MARK: Insets

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.never, false, UIEdgeInsets.zero),
    (.always, false, UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 4)),
    (.scrollableAxes, false, .zero),
    (.scrollableAxes, true, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
    (.automatic, true, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
  ])
  func safeAreaInsetsContent(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, isTall: Bool, added: UIEdgeInsets
  ) {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 4))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: 100, height: isTall ? 2000 : 100)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == added.adding(scroll.contentInset))
    #expect(scroll.contentOffset == CGPoint(x: -added.left, y: -10 - added.top))
  }

  @Test func contentDoesNotInheritTheSafeAreaThatInsetsIt() {
    let window = makeWindow(safeArea: UIEdgeInsets(top: 47, left: 3, bottom: 34, right: 4))
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let content = UIView(frame: CGRect(0, 0, 390, 2000))
    scroll.addSubview(content)
    window.addSubview(scroll)
    window.layoutIfNeeded()
    scroll.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4))
  }

  @Test func insetsMoveContentAtTheTop() {
    let scroll = addScroll()
    let diary = ScrollDiary()
    scroll.delegate = diary
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.contentInset.top = 20
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -20)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 50
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 100)
    #expect(diary.insetChanges == 2)
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scroll.verticalScrollIndicatorInsets == scroll.horizontalScrollIndicatorInsets)
  }

  /// With content of 1000 in a 400-point view, the maximum offset is 600. When the content shrinks to 500, it is 100.
  @Test func shrinkingContentClampsTheOffset() {
    let scroll = addScroll()
    scroll.contentSize = CGSize(width: 300, height: 1000)
    root.layoutIfNeeded()
    scroll.contentOffset.y = 600
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 600)
    scroll.contentSize.height = 500
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 100)
  }

  // MARK: Revealing and zooming

  /// A 300 x 400 view has insets of 50 at the top and 30 at the bottom, so content from offset + 50 to offset + 370
  /// is visible.
  @Test(arguments: [
    (0.0, CGRect(0, 100, 10, 10), 0.0), (0, CGRect(0, 360, 10, 20), 10), (500, CGRect(0, 520, 10, 10), 470),
    (0, CGRect(0, 990, 10, 10), 630), (600, CGRect(0, 0, 10, 10), -50), (200, CGRect(0, 100, 10, 800), 200),
    (0, CGRect(0, 380, 0, 0), 0), (0, CGRect(0, CGFloat.nan, 10, 10), 0), (0, CGRect(0, 5000, 10, 10), 630),
  ])
  func scrollsMinimallyToARect(offset: CGFloat, rect: CGRect, expected: CGFloat) {
    let scroll = addScroll()
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    scroll.contentOffset.y = offset
    scroll.scrollRectToVisible(rect, animated: true)
    #expect(scroll.contentOffset.y == expected)
  }

  @Test func zoomScalesTheDelegatesView() {
    let scroll = addScroll()
    let diary = ScrollDiary()
    let page = UIView(frame: CGRect(0, 0, 300, 400))
    scroll.addSubview(page)
    diary.zoomed = page
    scroll.delegate = diary
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 10
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 900, height: 1200))
    #expect(page.frame == CGRect(0, 0, 900, 1200))
    scroll.zoomScale = .nan
    #expect(scroll.zoomScale == 1)
  }

  // MARK: Hostile input

  @Test(arguments: [
    (CGSize(width: CGFloat.nan, height: 500), CGSize(width: 0, height: 500)),
    (CGSize(width: 300, height: CGFloat.infinity), CGSize(width: 300, height: 0)),
    (CGSize(width: -5, height: 1e9), CGSize(width: 0, height: 1e9)),
    // The layout engine limits numbers to 10^12.
    (CGSize(width: 300, height: 1e300), CGSize(width: 300, height: 1e12)),
  ])
  func unusualContentSizes(size: CGSize, expected: CGSize) {
    let scroll = addScroll()
    let content = addBox(to: scroll)
    activate(
      content.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor))
    scroll.contentSize = size
    root.layoutIfNeeded()
    #expect(scroll.contentSize == expected)
    scroll.scrollRectToVisible(CGRect(0, 1e200, 1, 1e200), animated: false)
    root.layoutIfNeeded()
    #expect(scroll.contentOffset.y.isFinite)
  }

  @Test func offsetMustBeANumber() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0) }
    }
  }
}
