// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
import SwiftUI
import Testing
import TesseraViews

/// Target behaviors, margins, anchors, bouncing and keyboard dismissal. The host is 200 x 100 points.
@MainActor
@Suite struct ScrollBehaviorTests {
  private func rows(_ count: Int, height: CGFloat = 50) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: height) } }
  }

  /// Ends a drag from an offset as UIKit does: the delegate may replace the proposed offset.
  private func end(
    _ screen: HostedScreen<some View>, from start: CGPoint = .zero, velocity: CGPoint = .zero, at proposed: CGPoint
  ) -> CGPoint {
    guard let scrollView = screen.scrollView, let delegate = scrollView.delegate else { return .zero }
    scrollView.contentOffset = start
    delegate.scrollViewWillBeginDragging(scrollView)
    var target = proposed
    delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: &target)
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    return target
  }

  /// Pages are 100 points tall. 140 rounds to the second page, 160 to the third, which is more than one page away from the
  /// first. A flick turns one page.
  @Test func pagingTurnsOnePage() {
    let screen = HostedScreen(ScrollView { rows(20) }.scrollTargetBehavior(.paging))
    #expect(end(screen, at: CGPoint(x: 0, y: 40)).y == 0)
    #expect(end(screen, at: CGPoint(x: 0, y: 60)).y == 100)
    #expect(end(screen, at: CGPoint(x: 0, y: 420)).y == 100)
    #expect(
      end(screen, from: CGPoint(x: 0, y: 200), velocity: CGPoint(x: 0, y: 0.5), at: CGPoint(x: 0, y: 230)).y == 300)
    #expect(
      end(screen, from: CGPoint(x: 0, y: 200), velocity: CGPoint(x: 0, y: -0.5), at: CGPoint(x: 0, y: 190)).y == 100)
  }

  /// Rows start at multiples of 50. The last one can't be at the top, because the greatest offset is 900.
  @Test func viewAlignedStopsAtViews() {
    let screen = HostedScreen(
      ScrollView { rows(20).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: .never)))
    #expect(end(screen, at: CGPoint(x: 0, y: 620)).y == 600)
    #expect(end(screen, at: CGPoint(x: 0, y: 630)).y == 650)
    #expect(end(screen, at: CGPoint(x: 0, y: 960)).y == 900)
    let limited = HostedScreen(
      ScrollView { rows(20).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
    #expect(end(limited, at: CGPoint(x: 0, y: 620)).y == 50)
    let paged = HostedScreen(
      ScrollView { rows(20).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
    #expect(end(paged, at: CGPoint(x: 0, y: 620)).y == 100)
  }

  /// Cards of 120 points and gaps of 10 start at multiples of 130. In a right-to-left layout the content is 640 points wide;
  /// the third card's right edge is at 640 - 260 = 380, which is at the right edge of the viewport at 180.
  @Test func viewAlignedFollowsTheLayoutDirection() {
    func shelf(_ direction: LayoutDirection) -> HostedScreen<some View> {
      HostedScreen(
        ScrollView(.horizontal) {
          HStack(spacing: 10) { ForEach(0..<5, id: \.self) { _ in SwiftUI.Color.red.frame(width: 120, height: 60) } }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        .environment(\.layoutDirection, direction))
    }
    #expect(end(shelf(.leftToRight), at: CGPoint(x: 250, y: 0)).x == 260)
    #expect(end(shelf(.rightToLeft), from: CGPoint(x: 440, y: 0), at: CGPoint(x: 170, y: 0)).x == 180)
  }

  private struct Doubled: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = context.velocity.dy == 0 ? .nan : context.containerSize.height * 2
    }
  }

  @Test func customBehaviorsChangeTheTarget() {
    let screen = HostedScreen(ScrollView { rows(20) }.scrollTargetBehavior(Doubled()))
    #expect(end(screen, velocity: CGPoint(x: 0, y: 1), at: CGPoint(x: 0, y: 90)).y == 200)
    // A target that isn't a number leaves the proposed offset.
    #expect(end(screen, at: CGPoint(x: 0, y: 90)).y == 90)
  }

  @Test func behaviorsApplyToTheOuterScrollViewOnly() {
    let screen = HostedScreen(
      ScrollView {
        ScrollView(.horizontal) { HStack { rows(3) } }
        rows(20)
      }
      .scrollTargetBehavior(.paging).contentMargins(20))
    let all = screen.controller.view.all(UIScrollView.self)
    #expect(all.map(\.contentInset.top) == [20, 0])
  }

  // MARK: Margins

  /// The vertical margins are insets. The horizontal ones are insets too, and make the content 200 - 30 points wide.
  @Test func marginsInsetTheContent() {
    let screen = HostedScreen(
      ScrollView { SwiftUI.Color.red.frame(height: 500) }
        .contentMargins(.all, EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)))
    let view = screen.scrollView
    #expect(view?.contentInset == UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
    #expect(view?.contentSize == CGSize(width: 170, height: 500))
    #expect(view?.contentOffset == CGPoint(x: -10, y: -5))
    #expect(view?.verticalScrollIndicatorInsets == UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
  }

  @Test func marginsFollowTheLayoutDirectionAndPlacement() {
    let screen = HostedScreen(
      ScrollView { SwiftUI.Color.red.frame(height: 500) }
        .contentMargins(.leading, 30, for: .scrollContent)
        .environment(\.layoutDirection, .rightToLeft))
    #expect(screen.scrollView?.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 30))
    #expect(screen.scrollView?.verticalScrollIndicatorInsets == .zero)
    let invalid = HostedScreen(ScrollView { rows(3) }.contentMargins(CGFloat.nan).contentMargins(.top, .infinity))
    #expect(invalid.scrollView?.contentInset == .zero)
  }

  // MARK: Anchors

  private struct Growing: View {
    @Binding var count: Int
    let anchor: UnitPoint
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) } }
      }
      .defaultScrollAnchor(anchor)
    }
  }

  @MainActor @Observable
  final class Count {
    var value = 10
  }

  /// 10 rows: 500 - 100 = 400. 12 rows: 600 - 100 = 500. After the content was scrolled away, it stays.
  @Test func bottomAnchorsFollowGrowingContent() {
    let count = Count()
    let screen = HostedScreen(Growing(count: Binding(get: { count.value }, set: { count.value = $0 }), anchor: .bottom))
    #expect(screen.scrollView?.contentOffset.y == 400)
    count.value = 12
    screen.layOut()
    #expect(screen.scrollView?.contentOffset.y == 500)
    screen.scrollView?.contentOffset.y = 200
    count.value = 14
    screen.layOut()
    #expect(screen.scrollView?.contentOffset.y == 200)
  }

  /// A row of 50 points in a viewport of 100: it is 25 points from the top with the center anchor.
  @Test func smallContentAlignsWithTheAnchor() {
    let count = Count()
    count.value = 1
    let binding = Binding(get: { count.value }, set: { count.value = $0 })
    for (anchor, y) in [(UnitPoint.top, 0), (.center, 25), (.bottom, 50)] as [(UnitPoint, CGFloat)] {
      let screen = HostedScreen(Growing(count: binding, anchor: anchor))
      let label = screen.labels.first
      // Labels begin at whole pixels.
      #expect(label.map { abs($0.convert($0.bounds, to: screen.scrollView).midY - y - 25) < 0.5 } ?? false)
    }
    let initial = HostedScreen(ScrollView { rows(10) }.defaultScrollAnchor(.bottom, for: .sizeChanges))
    #expect(initial.scrollView?.contentOffset.y == 0)
  }

  // MARK: Options

  @Test func optionsReachTheScrollView() {
    let screen = HostedScreen(
      ScrollView { rows(1) }.scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.immediately)
        .scrollIndicators(.hidden, axes: .vertical).scrollClipDisabled())
    let view = screen.scrollView
    #expect(view?.alwaysBounceVertical == false)
    #expect(view?.keyboardDismissMode == .onDrag)
    #expect(view?.showsVerticalScrollIndicator == false)
    #expect(view?.showsHorizontalScrollIndicator == true)
    #expect(view?.clipsToBounds == false)
    let plain = HostedScreen(ScrollView { rows(1) }).scrollView
    #expect(plain?.alwaysBounceVertical == true)
    #expect(plain?.alwaysBounceHorizontal == false)
    #expect(plain?.keyboardDismissMode == UIScrollView.KeyboardDismissMode.none)
  }

  @Test func nothingIsReported() {
    let messages = reports {
      _ = HostedScreen(
        ScrollView { rows(3).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned).contentMargins(4)
          .scrollIndicatorsFlash(onAppear: true).scrollDismissesKeyboard(.never).defaultScrollAnchor(.bottom)
          .scrollBounceBehavior(.always).scrollPosition(id: .constant(Int?.none)))
    }
    #expect(messages.isEmpty)
  }
}
