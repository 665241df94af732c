// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import Tessera
import TesseraRaster
import Testing
import UIKit

/// Scrolling by code to views of lazy containers and lists that may not exist yet. The screen is 200 x 100 points.
@MainActor @Suite struct LazyScrollTests {
  @MainActor
  private final class Remote {
    var proxy: ScrollViewProxy?
  }

  private func host(_ view: some View) throws -> (screen: HostedScreen<AnyView>, scrollView: UIScrollView) {
    let screen = HostedScreen(AnyView(view))
    return (screen, try #require(screen.scrollView))
  }

  private func stack(_ count: Int, _ remote: Remote, height: @escaping (Int) -> CGFloat = { _ in 40 }) -> some View {
    ScrollViewReader { proxy in
      let _ = remote.proxy = proxy
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in Text("\(index)").frame(height: height(index)) }
        }
      }
    }
  }

  /// Row 500 begins at 500 * 40 points. Its center is in the middle of the screen if it begins at (100 - 40) / 2 = 30.
  @Test(arguments: [(UnitPoint.top, 20_000.0), (.center, 19_970), (.bottom, 19_940)])
  func rowsOfAStack(_ anchor: UnitPoint, _ offset: CGFloat) throws {
    let remote = Remote()
    let (screen, scrollView) = try host(stack(1_000, remote))
    remote.proxy?.scrollTo(500, anchor: anchor)
    screen.layOut()
    #expect(scrollView.contentOffset.y == offset)
    #expect(screen.texts.contains("500"))
  }

  /// Rows have heights of 20 to 60 points. Although the rows before it are estimated, the row is at the top of the screen.
  @Test func rowsOfDifferentHeights() throws {
    let remote = Remote()
    let (screen, scrollView) = try host(stack(1_000, remote) { CGFloat(20 + $0 * 7 % 41) })
    remote.proxy?.scrollTo(700, anchor: .top)
    for _ in 0..<3 { screen.layOut() }
    let label = try #require(screen.labels.first { $0.text == "700" })
    let frame = label.convert(label.bounds, to: screen.controller.view)
    // 20 + 4900 % 41 = 20 + 21 points high.
    #expect(abs(frame.midY - 20.5) < 0.5)
    #expect(scrollView.contentOffset.y > 10_000)
  }

  /// Without an anchor, the row moves to the nearest edge: from above, it ends at the bottom.
  @Test func theNearestEdge() throws {
    let remote = Remote()
    let (screen, scrollView) = try host(stack(1_000, remote))
    remote.proxy?.scrollTo(500)
    screen.layOut()
    #expect(abs(scrollView.contentOffset.y - (20_040 - 100)) < 0.01)
    remote.proxy?.scrollTo(2)
    screen.layOut()
    #expect(scrollView.contentOffset.y == 80)
    remote.proxy?.scrollTo(12_345)
    screen.layOut()
    #expect(scrollView.contentOffset.y == 80)
  }

  private struct Feed: View {
    let remote: Remote
    var body: some View {
      ScrollViewReader { proxy in
        let _ = remote.proxy = proxy
        List {
          ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(height: 22) }
          Text("end").id("end")
        }
        .listStyle(.plain)
      }
    }
  }

  /// Rows of a plain list are 44 points high.
  @Test func rowsOfAList() throws {
    let remote = Remote()
    let (screen, scrollView) = try host(Feed(remote: remote))
    remote.proxy?.scrollTo(500, anchor: .top)
    screen.layOut()
    #expect(scrollView.contentOffset.y == 22_000)
    #expect(screen.texts.contains("500"))
    remote.proxy?.scrollTo("end", anchor: .bottom)
    screen.layOut()
    #expect(screen.texts.contains("end"))
    #expect(scrollView.contentOffset.y == scrollView.contentSize.height - 100)
  }

  /// Returns the pictures of a scroll view at the start, soon after the start, and after the end of an animated scroll.
  private func film(_ content: some View) throws -> [[UInt8]] {
    let remote = Remote()
    let view = ScrollViewReader { proxy in
      let _ = remote.proxy = proxy
      ScrollView { content }.scrollIndicators(.hidden)
    }
    let screen = Tessera.Screen(
      "scroll", device: try Device(name: "small", size: CGSize(width: 60, height: 100), scale: 1),
      animations: [
        ScreenAnimation("scroll", duration: 1) { (_: UIViewController) in
          withAnimation { remote.proxy?.scrollTo(10, anchor: .top) }
        }
      ]
    ) { UIHostingController(rootView: view) }
    let renderer = Renderer()
    let frames = try renderer.frames(of: screen, animation: "scroll", fps: FrameRate(10), from: 0, to: 1)
    var (painter, pictures) = (renderer.framePainter(), [[UInt8]]())
    while let frame = frames.next() { pictures.append(try painter.paint(frame).bytes) }
    return [pictures[0], pictures[1], pictures[10]]
  }

  /// In an animated change, the content moves. Content with lazy containers is at the end of the scroll immediately,
  /// because the views on the way don't exist.
  @Test func animatedScrolling() throws {
    let rows = ForEach(0..<50, id: \.self) { Text("\($0)").frame(maxWidth: .infinity).frame(height: 40) }
    let eager = try film(VStack(spacing: 0) { rows })
    #expect(Set(eager).count == 3)
    let lazy = try film(LazyVStack(spacing: 0) { rows })
    #expect(lazy.allSatisfy { $0 == eager[2] })
  }
}
