// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

/// Frames of lazy stacks, grids, sections and other containers. The host proposes 200 x 100 points and centers smaller views.
@MainActor @Suite struct ContainerLayoutTests {
  private func frames(_ view: some View) -> [CGRect] {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    return controller.view.subviews.map(\.frame)
  }

  private func box(_ width: CGFloat? = nil, _ height: CGFloat? = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// 10 + 4 + 10 = 24 points high, so the first view is at (100 - 24) / 2 = 38. The stack fills the width.
  @Test func lazyVStackFillsTheWidth() {
    let stack = LazyVStack(alignment: .leading, spacing: 4) {
      box(20)
      box(30)
    }
    #expect(frames(stack) == [rect(0, 38, 20, 10), rect(0, 52, 30, 10)])
  }

  /// 20 + 4 + 30 = 54 points wide, so the first view is at (200 - 54) / 2 = 73. The stack fills the height.
  @Test func lazyHStackFillsTheHeight() {
    let stack = LazyHStack(alignment: .bottom, spacing: 4) {
      box(20)
      box(30)
    }
    #expect(frames(stack) == [rect(73, 90, 20, 10), rect(97, 90, 30, 10)])
  }

  /// The header, the content and the footer are three views in the stack: 3 * 10 points from (100 - 30) / 2 = 35.
  @Test func sectionIsHeaderContentAndFooter() {
    let stack = VStack(spacing: 0) {
      Section {
        box(20)
      } header: {
        box(40)
      } footer: {
        box(60)
      }
    }
    #expect(frames(stack) == [rect(80, 35, 40, 10), rect(90, 45, 20, 10), rect(70, 55, 60, 10)])
  }

  /// 200 - 2 * 8 - 60 = 124 points for two items of 62. Only one column of at least 40 points fits into 62 points:
  /// (62 + 8) / (40 + 8) < 2.
  @Test func lazyVGridDividesTheWidth() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) {
      box()
      box()
      box()
    }
    #expect(frames(grid) == [rect(0, 45, 60, 10), rect(68, 45, 62, 10), rect(138, 45, 62, 10)])
  }

  /// (200 + 10) / (40 + 10) = 4.2, so there are four columns of (200 - 30) / 4 = 42.5. The fifth view starts a new
  /// line. The grid is 10 + 8 + 10 = 28 points high, from (100 - 28) / 2 = 36. Frames are on whole pixels, and the
  /// scale is 1 outside a window.
  @Test func adaptiveColumnsRepeat() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 10)]) {
      ForEach(0..<5) { _ in box(40) }
    }
    let all = frames(grid)
    #expect(all.count == 5)
    #expect(all.map(\.minY) == [36, 36, 36, 36, 54])
    // The first column's center is 21.25, the second's 73.75.
    #expect(abs(all[0].midX - 21.25) < 1)
    #expect(abs(all[1].midX - 73.75) < 1)
  }

  /// The flexible item is limited to 50: 50 + 8 + 142 = 200.
  @Test func flexibleItemsHaveLimits() {
    let grid = LazyVGrid(columns: [GridItem(.flexible(maximum: 50)), GridItem(.flexible())]) {
      box()
      box()
    }
    #expect(frames(grid).map(\.width) == [50, 142])
  }

  /// A section header fills a line of the grid, and the content begins on the next line.
  @Test func sectionHeadersFillALine() {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
      Section {
        box()
        box()
      } header: {
        box()
      }
    }
    #expect(frames(grid) == [rect(0, 40, 200, 10), rect(0, 50, 96, 10), rect(104, 50, 96, 10)])
  }

  /// Rows of 20 and 30 points with a spacing of 8 are 58 points high, centered in 100 points from 21. Columns of 10
  /// points with a spacing of 6: 10 + 6 + 10 = 26 from (200 - 26) / 2 = 87.
  @Test func lazyHGridFillsColumns() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 6) {
      ForEach(0..<3) { _ in box(10, nil) }
    }
    #expect(frames(grid) == [rect(87, 21, 10, 20), rect(87, 49, 10, 30), rect(103, 21, 10, 20)])
  }

  /// Columns of 20 and 30 points and rows of 10 points with a spacing of 4: 54 x 24 from (73, 38).
  @Test func gridAlignsColumns() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        box(10)
        box(30)
      }
      GridRow {
        box(20)
        box(20).gridColumnAlignment(.trailing)
      }
    }
    #expect(frames(grid) == [rect(73, 38, 10, 10), rect(97, 38, 30, 10), rect(73, 52, 20, 10), rect(107, 52, 20, 10)])
  }

  /// A cell that spans two columns is 20 + 4 + 30 = 54 points wide. An anchor positions a view in its 20 x 20 cell.
  @Test func gridCellsSpanColumnsAndHaveAnchors() {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow { box().gridCellColumns(2) }
      GridRow {
        box(10).gridCellAnchor(.bottomTrailing)
        box(30, 20)
      }
      GridRow {
        box(20)
        box(30)
      }
    }
    .fixedSize(horizontal: true, vertical: false)
    // 10 + 20 + 10 = 40 points high, from 30.
    #expect(
      frames(grid) == [
        rect(73, 30, 54, 10), rect(83, 50, 10, 10), rect(97, 40, 30, 20), rect(73, 60, 20, 10), rect(97, 60, 30, 10),
      ])
  }

  @Test func viewThatFitsShowsTheFirstThatFits() {
    let view = ViewThatFits {
      box(150)
      box(50)
    }
    #expect(frames(view) == [rect(25, 45, 150, 10)])
    #expect(frames(view.frame(width: 100)) == [rect(75, 45, 50, 10)])
    // No view fits, so the last one is shown.
    #expect(frames(view.frame(width: 10)) == [rect(75, 45, 50, 10)])
  }

  /// (200 - 2 * 10) / 3 = 60. Two of them with their spacing are 130 wide.
  @Test func containerRelativeFramesDivideTheContainer() {
    let one = Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
    #expect(frames(one) == [rect(70, 45, 60, 10)])
    let two = Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
    #expect(frames(two) == [rect(35, 45, 130, 10)])
    let half = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
    #expect(frames(half) == [rect(50, 25, 100, 50)])
  }

  /// Unlike a color, a shape does not extend beyond the safe area.
  @Test func safeAreaPaddingInsets() {
    #expect(frames(Rectangle().frame(height: 10).safeAreaPadding(.leading, 20)).first == rect(20, 45, 180, 10))
  }

  /// The content is 10 x 40 = 400 points wide, in 200. It starts at the right edge, so the offset is 400 - 200.
  @Test func rightToLeftContentStartsAtTheRight() throws {
    func scrollView(_ direction: LayoutDirection) throws -> UIScrollView {
      let screen = HostedScreen(
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 40, height: 10) } }
        }
        .environment(\.layoutDirection, direction))
      return try #require(screen.controller.view.subviews.first as? UIScrollView)
    }
    #expect(try scrollView(.rightToLeft).contentOffset.x == 200)
    #expect(try scrollView(.leftToRight).contentOffset.x == 0)
  }

  /// Content wider than the scroll view is placed with the width that it was proposed: the second view keeps 200 points.
  @Test func wideContentKeepsTheProposal() throws {
    let screen = HostedScreen(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 300, height: 10)
          Color.blue.frame(height: 10)
        }
      })
    let scrollView = try #require(screen.controller.view.subviews.first as? UIScrollView)
    #expect(scrollView.subviews.map(\.frame.width) == [300, 200])
  }
}
