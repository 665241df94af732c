// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing
import TesseraViews

/// Geometry readers, effects and actions that follow scrolling. The host is 200 x 100 points; rows are 50 points tall.
@MainActor
@Suite struct ScrollObserverTests {
  final class Values<Value> {
    var all: [Value] = []
    var last: Value? { all.last }
  }

  private func scroll(_ screen: HostedScreen<some View>, to y: CGFloat) {
    screen.scrollView?.contentOffset.y = y
    screen.layOut()
  }

  /// The reader is 100 points below the top of the content, which is 20 points below the top of the host.
  @Test func framesFollowTheContent() {
    let (global, named, space) = (Values<CGFloat>(), Values<CGFloat>(), Values<CGFloat>())
    let screen = HostedScreen(
      VStack(spacing: 0) {
        SwiftUI.Color.blue.frame(height: 20)
        ScrollView {
          SwiftUI.Color.red.frame(height: 100)
          GeometryReader { proxy in
            let _ = global.all.append(proxy.frame(in: .global).minY)
            let _ = named.all.append(proxy.frame(in: .named("scroll")).minY)
            let _ = space.all.append(proxy.frame(in: .scrollView).minY)
            SwiftUI.Color.green
          }
          .frame(height: 300)
        }
        .coordinateSpace(name: "scroll")
      })
    // The default spacing of the column is 8.
    #expect([global.last, named.last, space.last] == [128, 108, 108])
    scroll(screen, to: 30)
    #expect([global.last, named.last, space.last] == [98, 78, 78])
    scroll(screen, to: -10)
    #expect([global.last, named.last, space.last] == [138, 118, 118])
  }

  @Test func readersOfLocalFramesAreNotReevaluated() {
    let count = Values<Int>()
    let screen = HostedScreen(
      ScrollView {
        GeometryReader { proxy in
          let _ = count.all.append(Int(proxy.size.width))
          SwiftUI.Color.green
        }
        .frame(height: 300)
      })
    let before = count.all.count
    scroll(screen, to: 30)
    #expect(count.all.count == before)
  }

  /// The bounds of the scroll view in the coordinates of a view at y = 200, scrolled by 30.
  @Test func boundsOfTheScrollView() {
    let bounds = Values<CGRect?>()
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          SwiftUI.Color.red.frame(height: 200)
          GeometryReader { proxy in
            let _ = bounds.all.append(proxy.bounds(of: .scrollView(axis: .vertical)))
            SwiftUI.Color.green
          }
          .frame(height: 300)
        }
      })
    scroll(screen, to: 30)
    #expect(bounds.last == CGRect(x: 0, y: -170, width: 200, height: 100))
  }

  @Test func geometryChangesAreReported() {
    let offsets = Values<[CGFloat]>()
    let screen = HostedScreen(
      ScrollView { SwiftUI.Color.red.frame(height: 500) }
        .contentMargins(.top, 10)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y + $0.contentInsets.top
        } action: {
          offsets.all.append([$0, $1])
        })
    #expect(offsets.all.isEmpty)
    scroll(screen, to: 40)
    #expect(offsets.all == [[0, 50]])
    scroll(screen, to: 40)
    #expect(offsets.all.count == 1)
  }

  @Test func geometryHasAllSizes() {
    let last = Values<ScrollGeometry>()
    _ = HostedScreen(
      ScrollView { SwiftUI.Color.red.frame(height: 500) }
        .contentMargins(.top, 10)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          last.all.append($1)
        })
    #expect(
      last.last
        == ScrollGeometry(
          contentOffset: CGPoint(x: 0, y: -10), contentSize: CGSize(width: 200, height: 500),
          contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0),
          containerSize: CGSize(width: 200, height: 100)))
    #expect(last.last?.visibleRect == CGRect(x: 0, y: 0, width: 200, height: 90))
  }

  private struct Endless: View {
    @State private var height: CGFloat = 500
    var body: some View {
      ScrollView { SwiftUI.Color.red.frame(height: height) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentSize.height
        } action: {
          height = $1 + 1
        }
    }
  }

  /// An action that changes what it observes ends with a message instead of a hang.
  @Test func endlessChangesEnd() {
    let messages = reports { _ = HostedScreen(Endless()) }
    #expect(messages.contains { $0.contains("does not end") })
  }

  @Test func phasesFollowTheFinger() {
    let phases = Values<ScrollPhase>()
    let screen = HostedScreen(
      ScrollView { SwiftUI.Color.red.frame(height: 2000) }
        .onScrollPhaseChange { _, new in phases.all.append(new) })
    screen.window.swipe(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 20))
    #expect(phases.all == [.interacting, .decelerating, .idle])
  }

  // MARK: Visibility

  private struct Row: View {
    let index: Int
    let journal: Journal
    let threshold: Double
    var body: some View {
      SwiftUI.Color.red.frame(height: 50)
        .onScrollVisibilityChange(threshold: threshold) { journal.add("\(index) \($0)") }
    }
  }

  /// The viewport shows rows 0 and 1. At offset 30, 20 of 50 points of row 0 are visible, and 30 of row 2.
  @Test func visibilityHasAThreshold() {
    let journal = Journal()
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<4, id: \.self) { Row(index: $0, journal: journal, threshold: 0.5) } }
      })
    #expect(journal.take() == ["0 true", "1 true"])
    scroll(screen, to: 30)
    #expect(journal.take() == ["0 false", "2 true"])
    scroll(screen, to: 30)
    #expect(journal.take().isEmpty)
  }

  @Test func visibleTargetsAreListed() {
    let ids = Values<[Int]>()
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<6, id: \.self) { _ in SwiftUI.Color.red.frame(height: 50) } }
          .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { ids.all.append($0) })
    #expect(ids.all == [[0, 1]])
    scroll(screen, to: 30)
    #expect(ids.last == [0, 1, 2])
    scroll(screen, to: 50)
    #expect(ids.last == [1, 2])
  }

  // MARK: Effects

  /// Row 2 is below the viewport, row 1 inside it. At offset 25, half of row 2 is visible: its opacity is halfway between 1
  /// and 0.2.
  @Test func transitionsInterpolate() {
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { _ in
            SwiftUI.Color.red.frame(height: 50).scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.2) }
          }
        }
      })
    func alphas() -> [CGFloat] {
      screen.scrollView?.subviews.map { ($0.alpha * 1000).rounded() / 1000 } ?? []
    }
    #expect(alphas() == [1, 1, 0.2, 0.2, 0.2, 0.2])
    scroll(screen, to: 25)
    #expect(alphas() == [0.6, 1, 0.6, 0.2, 0.2, 0.2])
    scroll(screen, to: 50)
    #expect(alphas() == [0.2, 1, 1, 0.2, 0.2, 0.2])
  }

  /// The animated configuration switches at the threshold: a third of row 2 (of 50 points) is visible from offset 17.
  @Test func transitionsSwitchAtTheirThreshold() {
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { _ in
            SwiftUI.Color.red.frame(height: 50)
              .scrollTransition(.animated.threshold(.visible(1.0 / 3))) {
                $0.scaleEffect($1 == .bottomTrailing ? 0.5 : 1)
              }
          }
        }
      })
    func scale() -> CGFloat { screen.scrollView?.subviews[2].layer.transform.m11 ?? .nan }
    #expect(scale() == 0.5)
    scroll(screen, to: 16)
    #expect(scale() == 0.5)
    scroll(screen, to: 17)
    #expect(scale() == 1)
  }

  /// The effect doesn't change the frame from which it is computed: the offset is half of the distance to the top.
  @Test func visualEffectsUseTheFrameWithoutEffects() {
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          SwiftUI.Color.red.frame(height: 60)
          Text("Title").frame(height: 40)
            .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .scrollView).minY / 2) }
          SwiftUI.Color.red.frame(height: 600)
        }
      })
    func y() -> CGFloat? { screen.labels.first.map { $0.convert($0.bounds, to: screen.scrollView).midY.rounded() } }
    // 80 is the center without the effect; the frame's minY is 60.
    #expect(y() == 110)
    scroll(screen, to: 40)
    #expect(y() == 90)
    #expect(screen.evaluationCount < 60)
  }
}
