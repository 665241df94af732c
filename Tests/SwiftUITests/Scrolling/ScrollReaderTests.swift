// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing
import TesseraViews

/// `ScrollViewReader`. The host is 200 x 100 points. Twenty rows of 50 points make the content 1000 points tall, so offsets
/// are between 0 and 900.
@MainActor
@Suite struct ScrollReaderTests {
  @MainActor
  final class Remote {
    var proxy: ScrollViewProxy?
    func scroll(to id: some Hashable, anchor: UnitPoint? = nil) { proxy?.scrollTo(id, anchor: anchor) }
  }

  struct Rows: View {
    var count = 20
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
        SwiftUI.Color.clear.frame(height: 0).id("end")
      }
    }
  }

  private func screen(_ remote: Remote, count: Int = 20) -> HostedScreen<some View> {
    HostedScreen(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView { Rows(count: count) }
      })
  }

  private func offset(_ screen: HostedScreen<some View>) -> CGFloat {
    screen.layOut()
    return screen.scrollView?.contentOffset.y ?? .nan
  }

  /// Row 10 is at 500...550. At the top its offset is 500, at the center 525 - 50, and at the bottom 550 - 100.
  @Test func anchorsAlign() {
    let remote = Remote()
    let screen = screen(remote)
    for (anchor, expected) in [(UnitPoint.top, 500), (.center, 475), (.bottom, 450)] as [(UnitPoint, CGFloat)] {
      remote.scroll(to: 10, anchor: anchor)
      #expect(offset(screen) == expected)
    }
  }

  /// Below the visible region, the row's bottom edge becomes visible: 550 - 100. Above it, the top edge does: 500. Visible
  /// rows do not move.
  @Test func noAnchorMovesAsLittleAsPossible() {
    let remote = Remote()
    let screen = screen(remote)
    remote.scroll(to: 10)
    #expect(offset(screen) == 450)
    screen.scrollView?.contentOffset.y = 800
    remote.scroll(to: 10)
    #expect(offset(screen) == 500)
    screen.scrollView?.contentOffset.y = 470
    remote.scroll(to: 10)
    #expect(offset(screen) == 470)
  }

  @Test func offsetsStayInRange() {
    let remote = Remote()
    let screen = screen(remote)
    remote.scroll(to: 19, anchor: .top)
    #expect(offset(screen) == 900)
    remote.scroll(to: 0, anchor: .bottom)
    #expect(offset(screen) == 0)
    remote.scroll(to: "end")
    #expect(offset(screen) == 900)
  }

  @Test func unknownIdentifiersDoNothing() {
    let remote = Remote()
    let screen = screen(remote)
    screen.scrollView?.contentOffset.y = 120
    remote.scroll(to: 99, anchor: .top)
    remote.scroll(to: "10", anchor: .top)
    #expect(offset(screen) == 120)
  }

  @Test func emptyContentAndInvalidAnchorsAreHarmless() {
    let remote = Remote()
    let empty = screen(remote, count: 0)
    remote.scroll(to: 0, anchor: .top)
    remote.scroll(to: "end", anchor: UnitPoint(x: .nan, y: .infinity))
    #expect(offset(empty) == 0)
    let other = Remote()
    let filled = screen(other)
    other.scroll(to: 10, anchor: UnitPoint(x: .nan, y: .nan))
    // An anchor that isn't finite counts as the top.
    #expect(offset(filled) == 500)
  }

  private struct Chat: View {
    @State private var count = 5
    let remote: Remote
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Send") { count = 30 }.frame(height: 20)
          ScrollView { Rows(count: count) }
        }
        .onChange(of: count) { _, new in proxy.scrollTo(new - 1, anchor: .bottom) }
      }
    }
  }

  /// The row is created by the change that scrolls to it. The viewport is 80 points tall: 30 * 50 - 80 = 1420.
  @Test func addedRowsAreReachable() {
    let screen = HostedScreen(Chat(remote: Remote()))
    screen.window.tap(at: CGPoint(x: 100, y: 10))
    #expect(offset(screen) == 1420)
  }

  /// Row 3 of the horizontal shelf is at x = 240. In a right-to-left layout its right edge aligns with the viewport's.
  @Test(arguments: [false, true]) func horizontalShelvesScroll(isMirrored: Bool) {
    let remote = Remote()
    let screen = HostedScreen(
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 80, height: 50) } }
        }
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight))
    screen.layOut()
    #expect(screen.scrollView?.contentOffset.x == (isMirrored ? 600 : 0))
    remote.scroll(to: 3, anchor: .leading)
    screen.layOut()
    // Mirrored: the row is at 800 - 320 = 480...560, and its right edge at the viewport's right edge: 560 - 200.
    #expect(screen.scrollView?.contentOffset.x == (isMirrored ? 360 : 240))
  }
}
