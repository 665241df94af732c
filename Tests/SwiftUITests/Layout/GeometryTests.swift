// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing
import TesseraViews

/// Frames in coordinate spaces, and anchors. The host is 200 x 100 points.
@MainActor
@Suite struct GeometryTests {
  private final class Frames {
    var last = CGRect.null
  }

  private func reader(_ frames: Frames, _ space: CoordinateSpace) -> some View {
    GeometryReader { proxy in
      let _ = frames.last = proxy.frame(in: space)
      SwiftUI.Color.red
    }
    .frame(width: 50, height: 20)
  }

  /// The reader is at x = (200 - 50) / 2 = 75 and y = (100 - 20) / 2 = 40, in a view with an opacity, which has a UIKit view.
  @Test func globalFramesCrossViews() {
    let frames = Frames()
    _ = HostedScreen(reader(frames, .global).opacity(0.5))
    #expect(frames.last == CGRect(x: 75, y: 40, width: 50, height: 20))
    _ = HostedScreen(reader(frames, .local).opacity(0.5))
    #expect(frames.last == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  /// The padding is 10 on each side, so the reader begins at (10, 10) in the space of the padded view.
  @Test func namedFramesAreRelativeToTheAncestor() {
    let frames = Frames()
    _ = HostedScreen(reader(frames, .named("box")).opacity(0.5).padding(10).coordinateSpace(name: "box"))
    #expect(frames.last == CGRect(x: 10, y: 10, width: 50, height: 20))
    _ = HostedScreen(reader(frames, .named("other")).padding(10).coordinateSpace(.named("box")))
    #expect(frames.last == CGRect(x: 75, y: 40, width: 50, height: 20))
  }

  private struct Moving: View {
    let frames: Frames
    let isWide: Bool
    var body: some View {
      HStack(spacing: 0) {
        SwiftUI.Color.blue.frame(width: isWide ? 100 : 10, height: 10)
        GeometryReader { proxy in
          let _ = frames.last = proxy.frame(in: .global)
          SwiftUI.Color.red
        }
        .frame(width: 50, height: 20)
        .opacity(0.5)
      }
    }
  }

  /// The reader's frame in its own UIKit view does not change, but its global frame moves from (200 - 60) / 2 + 10 = 80 to
  /// (200 - 150) / 2 + 100 = 125.
  @Test func contentIsEvaluatedWhenAnAncestorMoves() {
    let frames = Frames()
    let screen = HostedScreen(Moving(frames: frames, isWide: false))
    #expect(frames.last.minX == 80)
    screen.controller.rootView = Moving(frames: frames, isWide: true)
    screen.layOut()
    #expect(frames.last.minX == 125)
  }

  /// Scrolled content has a different global frame.
  @Test func scrollOffsetsMoveGlobalFrames() throws {
    let frames = Frames()
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          reader(frames, .named("scroll"))
          SwiftUI.Color.blue.frame(width: 200, height: 500)
        }
      }
      .coordinateSpace(name: "scroll"))
    #expect(frames.last.minY == 0)
    let scrollView = try #require(screen.controller.view.subviews.first as? UIScrollView)
    scrollView.contentOffset.y = 30
    screen.controller.view.setNeedsLayout()
    screen.layOut()
    #expect(frames.last.minY == -30)
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  /// Two boxes of 30 and 60 points and a space of 10 are 100 points wide, at x = 50 to 150. The overlay marks both.
  @Test func anchorsAreResolvedInOverlays() {
    func box(_ width: CGFloat) -> some View {
      SwiftUI.Color.red.frame(width: width, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    let view = HStack(spacing: 10) {
      box(30)
      box(60).opacity(0.5)
    }
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Text(verbatim: "\(Int(frame.minX)) \(Int(frame.width))")
        }
      }
    }
    #expect(HostedScreen(view).texts == ["0 30", "40 60"])
  }

  private struct Center: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  /// The center of the second box is at 30 + 10 + 60 / 2 = 70, and the background is placed before the boxes.
  @Test func anchorsAreResolvedInBackgrounds() {
    let view = HStack(spacing: 10) {
      SwiftUI.Color.red.frame(width: 30, height: 20)
      SwiftUI.Color.red.frame(width: 60, height: 20).anchorPreference(key: Center.self, value: .center) { $0 }
    }
    .backgroundPreferenceValue(Center.self) { anchor in
      GeometryReader { proxy in Text(verbatim: "\(anchor.map { Int(proxy[$0].x) } ?? 0)") }
    }
    #expect(HostedScreen(view).texts == ["70"])
  }
}
