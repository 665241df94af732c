// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing

/// Lazy stacks and grids in scroll views: which views they create, and where they place them. The screen is 200 x 100
/// points.
@MainActor @Suite struct LazyContainerTests {
  private let journal = Journal()

  /// Shows rows in a lazy stack in a scroll view, and records the rows that are created.
  private func rows(_ count: Int, height: CGFloat = 40) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(height: height).noted("\(index)", journal)
        }
      }
    }
  }

  private func scrollView<C>(_ screen: HostedScreen<C>) throws -> UIScrollView {
    func find(_ view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(screen.controller.view))
  }

  private func frames<C>(_ screen: HostedScreen<C>) throws -> [CGRect] {
    try scrollView(screen).subviews.filter {
      type(of: $0) != UIImageView.self && !$0.frame.isEmpty && $0.frame.width > 10
    }
    .map(\.frame)
  }

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 200, height: height) }

  // MARK: Creation

  /// Rows at 0, 40 and 80 begin above the end of the screen at 100. The content is 10,000 * 40 points high.
  @Test func createsOnlyVisibleRows() throws {
    let screen = HostedScreen(rows(10_000))
    #expect(journal.take() == ["0", "1", "2"])
    #expect(try scrollView(screen).contentSize == CGSize(width: 200, height: 400_000))
    #expect(try frames(screen) == [rect(0, 40), rect(40, 40), rect(80, 40)])
  }

  /// From 410 to 510 are the rows 10 (400 to 440) to 12 (480 to 520). Row 13 begins at 520.
  @Test func scrollingCreatesRows() throws {
    let screen = HostedScreen(rows(10_000))
    _ = journal.take()
    try scrollView(screen).contentOffset.y = 410
    screen.layOut()
    #expect(journal.take() == ["10", "11", "12"])
    #expect(try frames(screen) == [rect(400, 40), rect(440, 40), rect(480, 40)])
    try scrollView(screen).contentOffset.y = 0
    screen.layOut()
    #expect(journal.take() == [])
    #expect(try frames(screen) == [rect(0, 40), rect(40, 40), rect(80, 40)])
  }

  /// From 45 to 145 are the rows 1 to 3. Scrolling by 5 more points shows no other rows.
  @Test func scrollingWithinTheSameRowsEvaluatesNothing() throws {
    let screen = HostedScreen(rows(100))
    try scrollView(screen).contentOffset.y = 45
    screen.layOut()
    let count = screen.evaluationCount
    _ = journal.take()
    try scrollView(screen).contentOffset.y = 50
    screen.layOut()
    #expect(journal.take() == [])
    #expect(screen.evaluationCount == count)
  }

  @Test func createsAllRowsOutsideOfScrollViews() {
    let stack = LazyVStack(spacing: 0) {
      ForEach(0..<30, id: \.self) { Color.red.frame(height: 40).noted("\($0)", journal) }
    }
    _ = HostedScreen(stack)
    #expect(journal.take().count == 30)
  }

  /// A vertical stack in a horizontal scroll view has no visible range along its axis.
  @Test func createsAllRowsAlongAnotherAxis() {
    let view = ScrollView(.horizontal) {
      LazyVStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { Color.red.frame(width: 50, height: 40).noted("\($0)", journal) }
      }
    }
    _ = HostedScreen(view)
    #expect(journal.take().count == 30)
  }

  /// Without a proposed height, the scroll view is as high as its content: heights of 1 to 30 points are 465 points.
  @Test func measuresAllRowsWithoutALimit() {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(1..<31, id: \.self) { Color.red.frame(height: CGFloat($0)) } }
    }
    let host = HostingView(view)
    #expect(host.fittingSize(ProposedViewSize(width: 200, height: nil)) == CGSize(width: 200, height: 465))
    #expect(host.fittingSize(ProposedViewSize(width: 200, height: 100)) == CGSize(width: 200, height: 100))
  }

  /// A view after a collection, such as one that loads more, appears when it is scrolled into the screen.
  @Test func viewsAfterACollectionAppearWhenTheyAreVisible() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { _ in Color.red.frame(height: 40) }
        Color.blue.frame(height: 40).onAppear { journal.add("more") }
      }
    }
    let screen = HostedScreen(view)
    #expect(journal.take() == [])
    try scrollView(screen).contentOffset.y = 3_940
    screen.layOut()
    #expect(journal.take() == ["more"])
  }

  // MARK: Lifetime

  /// The rows 0 to 2 are visible from 0, and the rows 10 to 12 from 410.
  @Test func rowsAppearAndDisappear() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { index in
          Color.red.frame(height: 40).onAppear { journal.add("+\(index)") }.onDisappear { journal.add("-\(index)") }
        }
      }
    }
    let screen = HostedScreen(view)
    #expect(journal.take() == ["+0", "+1", "+2"])
    try scrollView(screen).contentOffset.y = 410
    screen.layOut()
    #expect(journal.take().sorted() == ["+10", "+11", "+12", "-0", "-1", "-2"])
    try scrollView(screen).contentOffset.y = 0
    screen.layOut()
    #expect(journal.take().sorted() == ["+0", "+1", "+2", "-10", "-11", "-12"])
  }

  private struct Counter: View {
    @State private var count = 0
    let journal: Journal
    var body: some View {
      Text("\(count)").frame(height: 40).onAppear { count += 1 }.noted("\(count)", journal)
    }
  }

  @Test func rowsKeepTheirStateWhenScrolledOut() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Counter(journal: journal)
        ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 40) }
      }
    }
    let screen = HostedScreen(view)
    screen.layOut()
    #expect(journal.take() == ["0", "1"])
    try scrollView(screen).contentOffset.y = 1_000
    screen.layOut()
    try scrollView(screen).contentOffset.y = 0
    screen.layOut()
    screen.layOut()
    #expect(journal.take() == ["2"])
  }

  // MARK: Data

  @Observable final class Model {
    var items = Array(0..<1_000)
    init() {}
  }

  private struct ModelList: View {
    let model: Model
    let journal: Journal
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { Text("\($0)").frame(height: 40).noted("\($0)", journal) }
        }
      }
    }
  }

  /// The content of the visible rows is created again when the data changes. Moved rows keep their nodes.
  @Test func changesOfTheDataUpdateVisibleRows() throws {
    let model = Model()
    let screen = HostedScreen(ModelList(model: model, journal: journal))
    #expect(screen.texts == ["0", "1", "2"])
    _ = journal.take()
    model.items.insert(-1, at: 0)
    screen.layOut()
    #expect(screen.texts == ["-1", "0", "1"])
    #expect(Set(journal.take()).isSubset(of: ["-1", "0", "1", "2"]))
    model.items.removeFirst(500)
    screen.layOut()
    #expect(screen.texts == ["499", "500", "501"])
    #expect(try scrollView(screen).contentSize.height == 501 * 40)
    model.items = []
    screen.layOut()
    #expect(screen.texts == [])
    model.items = [7]
    screen.layOut()
    #expect(screen.texts == ["7"])
  }

  @Test func rowsWithSeveralOrNoViews() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<60, id: \.self) { index in
          if index.isMultiple(of: 3) {
            Text("a\(index)").frame(height: 10)
            Text("b\(index)").frame(height: 10)
          } else if index % 3 == 1 {
            Text("c\(index)").frame(height: 10)
          }
        }
      }
    }
    let screen = HostedScreen(view)
    // Each three elements have three rows of 10 points. Ten rows are visible.
    #expect(screen.texts == ["a0", "b0", "c1", "a3", "b3", "c4", "a6", "b6", "c7", "a9"])
  }

  private struct Exchange: View {
    @Binding var isFirst: Bool
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          if isFirst {
            ForEach(0..<50, id: \.self) { Text("a\($0)").frame(height: 50) }
          } else {
            ForEach(0..<50, id: \.self) { Text("b\($0)").frame(height: 50) }
          }
        }
      }
    }
  }

  @Test func collectionsCanBeReplaced() {
    var isFirst = true
    let binding = Binding(get: { isFirst }, set: { isFirst = $0 })
    let screen = HostedScreen(Exchange(isFirst: binding))
    #expect(screen.texts == ["a0", "a1"])
    isFirst = false
    screen.controller.rootView = Exchange(isFirst: binding)
    screen.layOut()
    #expect(screen.texts == ["b0", "b1"])
  }

  // MARK: Bad input

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0])
  func rowsOfInvalidHeights(_ height: CGFloat) throws {
    let view = ScrollView {
      LazyVStack(spacing: height) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: height) } }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: height), spacing: height)]) {
        ForEach(0..<20, id: \.self) { Text("\($0)") }
      }
      LazyVGrid(columns: []) { ForEach(0..<20, id: \.self) { Text("\($0)") } }
    }
    let screen = HostedScreen(view)
    #expect(try scrollView(screen).contentSize.height.isFinite)
  }

  // MARK: Sections

  private func sections(pinned: PinnedScrollableViews = []) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<20, id: \.self) { section in
          Section {
            ForEach(0..<5, id: \.self) { row in Text("\(section).\(row)").frame(maxWidth: .infinity).frame(height: 20) }
          } header: {
            Text("H\(section)").frame(maxWidth: .infinity).frame(height: 20)
          }
        }
      }
    }
  }

  /// A section is 20 + 5 * 20 = 120 points high. From 130, section 1 has passed its header (120 to 140).
  @Test func sectionsInCollections() throws {
    let screen = HostedScreen(sections())
    #expect(screen.texts == ["H0", "0.0", "0.1", "0.2", "0.3"])
    try scrollView(screen).contentOffset.y = 150
    screen.layOut()
    #expect(screen.texts == ["1.0", "1.1", "1.2", "1.3", "1.4", "H2"])
  }

  /// At 150, the header of section 1 is pinned to the top. At 230, the next header at 240 pushes it up to 220.
  @Test(arguments: [(150.0, 150.0), (230, 220), (360, 360)])
  func headersArePinned(_ offset: CGFloat, _ expected: CGFloat) throws {
    let screen = HostedScreen(sections(pinned: .sectionHeaders))
    for y in stride(from: 0, through: offset, by: 10) {
      try scrollView(screen).contentOffset.y = y
      screen.layOut()
    }
    let name = "H\(Int(offset / 120))"
    let header = try #require(screen.labels.first { $0.text == name })
    let frame = header.convert(header.bounds, to: try scrollView(screen))
    // The label is centered in a frame of 20 points.
    #expect(abs(frame.midY - (expected + 10)) < 0.5)
    if offset > expected || expected == 150 { #expect(screen.texts.last == name) }
  }

  // MARK: Grids

  /// Three columns: (200 - 2 * 10) / 3 = 60 points each. Rows of 30 + 8 points begin at 0, 38 and 76.
  @Test func gridsCreateVisibleCells() throws {
    let grid = ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)) {
        ForEach(0..<1_000, id: \.self) { Color.red.frame(height: 30).noted("\($0)", journal) }
      }
    }
    let screen = HostedScreen(grid)
    #expect(journal.take() == (0..<9).map(String.init))
    // 334 lines of 30 points with 333 distances of 8 points.
    #expect(try scrollView(screen).contentSize.height == 334 * 30 + 333 * 8)
    #expect(try frames(screen).map(\.minX) == [0, 70, 140, 0, 70, 140, 0, 70, 140])
    #expect(try frames(screen).map(\.minY) == [0, 0, 0, 38, 38, 38, 76, 76, 76])
  }

  /// In right-to-left layouts, the first view is at the right end of the content, which the scroll view shows first.
  @Test func horizontalStacksFromRightToLeft() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { Color.red.frame(width: 80, height: 20).noted("\($0)", journal) }
      }
    }
    let screen = HostedScreen(view.environment(\.layoutDirection, .rightToLeft))
    #expect(Set(journal.take()) == ["0", "1", "2"])
    #expect(try frames(screen).map(\.minX).sorted() == [7_760, 7_840, 7_920])
  }

  // MARK: Reference

  /// Scrolls through rows of random heights, and compares the frames with the sums of the heights.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func randomRowsMatchTheSumsOfTheirHeights(_ seed: UInt64) throws {
    var state = seed
    func random(_ range: Range<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
    let heights = (0..<200).map { _ in CGFloat(random(0..<60)) }
    let view = ScrollView {
      LazyVStack(spacing: 3) {
        ForEach(0..<200, id: \.self) { Color.red.frame(height: heights[$0]) }
      }
    }
    let screen = HostedScreen(view)
    var starts: [CGFloat] = []
    _ = heights.reduce(0) { position, height in
      starts.append(position)
      return position + height + 3
    }
    var offset: CGFloat = 0
    while offset < 3_000 {
      try scrollView(screen).contentOffset.y = offset
      screen.layOut()
      let visible = (0..<200).filter {
        starts[$0] < offset + 100 && starts[$0] + heights[$0] > offset && heights[$0] > 0
      }
      let expected = visible.map { rect(starts[$0], heights[$0]) }
      #expect(Set(expected).isSubset(of: Set(try frames(screen))), "at \(offset)")
      offset += CGFloat(random(1..<90))
    }
  }
}
