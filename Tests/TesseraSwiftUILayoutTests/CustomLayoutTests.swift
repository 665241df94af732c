// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Custom layouts, their caches, and changes.
@Suite struct CustomLayoutTests {
  /// A layout that stacks views vertically, each offset by 10, and counts its calls.
  private struct Stairs: Layout {
    final class Counter: @unchecked Sendable {
      var made = 0
      var updated = 0
    }
    var step: CGFloat = 10
    let counter: Counter

    func makeCache(subviews: Subviews) -> Int {
      counter.made += 1
      return subviews.count
    }
    func updateCache(_ cache: inout Int, subviews: Subviews) {
      counter.updated += 1
      cache = subviews.count
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width = sizes.enumerated().map { CGFloat($0.offset) * step + $0.element.width }.max() ?? 0
      return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height } + CGFloat(cache) * 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      var point = bounds.origin
      for subview in subviews {
        subview.place(at: point, proposal: .unspecified)
        point = CGPoint(x: point.x + step, y: point.y + subview.sizeThatFits(.unspecified).height)
      }
    }
  }

  /// A layout that places no views.
  private struct Lazy: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private struct Weight: LayoutValueKey {
    static let defaultValue = 1
  }

  /// A layout that places each view by an anchor.
  private struct Anchored: Layout {
    let anchor: UnitPoint
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: anchor, proposal: .unspecified)
      }
    }
  }

  private let space = LayoutSpace(bounds: r(0, 0, 100, 100))

  private func place(_ element: LayoutElement, _ frame: CGRect) {
    element.place(in: frame, proposal: ProposedViewSize(frame.size), space: space)
  }

  @Test func stairs() {
    let tree = Tree()
    let element = LayoutContainerElement(
      Stairs(counter: Stairs.Counter()), children: [tree.box(30, 20), tree.box(40, 10)])
    #expect(element.size(.unspecified) == s(50, 30))
    place(element, r(5, 5, 50, 30))
    #expect(tree.leaves.map(\.frame) == [r(5, 5, 30, 20), r(15, 25, 40, 10)])
    element.direction = .rightToLeft
    place(element, r(5, 5, 50, 30))
    #expect(tree.leaves.map(\.frame) == [r(25, 5, 30, 20), r(5, 25, 40, 10)])
  }

  @Test func cacheIsUpdated() {
    let tree = Tree()
    let counter = Stairs.Counter()
    let element = LayoutContainerElement(Stairs(counter: counter), children: [tree.box(30, 20)])
    _ = element.size(.unspecified)
    _ = element.size(.zero)
    #expect(counter.made == 1 && counter.updated == 0)
    element.children.append(tree.box(40, 10))
    #expect(element.size(.unspecified) == s(50, 30))
    #expect(counter.made == 1 && counter.updated == 1)
    element.layout = Stairs(step: 0, counter: counter)
    #expect(element.size(.unspecified) == s(40, 30))
    #expect(counter.made == 1 && counter.updated == 2)
    element.layout = HStackLayout()
    #expect(element.size(.unspecified) == s(78, 20))
  }

  @Test func viewsThatAreNotPlacedAreCentered() {
    let tree = Tree()
    place(LayoutContainerElement(Lazy(), children: [tree.box(30, 20)]), r(0, 0, 100, 50))
    #expect(tree.leaves[0].frame == r(35, 15, 30, 20))
  }

  @Test(arguments: [
    (UnitPoint.topLeading, r(50, 50, 30, 20)), (.center, r(35, 40, 30, 20)), (.bottomTrailing, r(20, 30, 30, 20)),
    (.top, r(35, 50, 30, 20)), (.leading, r(50, 40, 30, 20)),
  ])
  func anchors(anchor: UnitPoint, expected: CGRect) {
    let tree = Tree()
    place(LayoutContainerElement(Anchored(anchor: anchor), children: [tree.box(30, 20)]), r(0, 0, 100, 100))
    #expect(tree.leaves[0].frame == expected)
  }

  /// In a row, the stairs provide the baseline of the text in their second step: 20 + 15.
  @Test func mergedGuides() {
    let tree = Tree()
    let stairs = LayoutContainerElement(
      Stairs(counter: Stairs.Counter()), children: [tree.box(30, 20), tree.text(3)])
    let row = LayoutContainerElement(
      HStackLayout(alignment: .firstTextBaseline, spacing: 0), children: [stairs, tree.text(2)])
    #expect(row.size(.unspecified) == s(60, 40))
    place(row, r(0, 0, 60, 40))
    #expect(tree.leaves[2].frame == r(40, 20, 20, 20))
  }

  @Test func layoutValues() {
    let tree = Tree()
    let box = LayoutValueElement(child: tree.box(1, 1), key: Weight.self, value: 3)
    let padded = PaddingElement(child: box, insets: EdgeInsets())
    #expect(padded.layoutValue(Weight.self) == 3)
    #expect(tree.leaves[0].layoutValue(Weight.self) == 1)
    padded.setLayoutValue(5, for: Weight.self)
    #expect(padded.layoutValue(Weight.self) == 5)
  }

  /// The views are retained when the layout type changes.
  @Test func anyLayout() {
    let tree = Tree()
    let element = LayoutContainerElement(
      AnyLayout(HStackLayout()), children: [tree.box(30, 20), tree.spacer(), tree.box(40, 10)])
    #expect(element.size(p(200, 50)) == s(200, 20))
    element.layout = AnyLayout(VStackLayout())
    #expect(element.size(p(200, 50)) == s(40, 50))
    element.layout = AnyLayout(AnyLayout(ZStackLayout()))
    #expect(element.size(p(200, 50)) == s(200, 50))
  }

  @Test func subviews() {
    let tree = Tree()
    var collected: [[LayoutSubview]] = []
    struct Collecting: Layout {
      let body: (Subviews) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        body(subviews)
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let layout = Collecting { subviews in
      collected = [Array(subviews), Array(subviews[1..<3]), Array(subviews[[2, 0]]), Array(subviews.reversed())]
      #expect(subviews == subviews[0..<3])
    }
    _ = LayoutContainerElement(layout, children: [tree.box(1, 1), tree.box(2, 2), tree.box(3, 3)]).size(.zero)
    #expect(collected.map { $0.map { $0.sizeThatFits(.zero).width } } == [[1, 2, 3], [2, 3], [3, 1], [3, 2, 1]])
  }

  @Test func spacing() {
    let (standard, zero) = (ViewSpacing(), ViewSpacing.zero)
    let (wide, text) = (ViewSpacing(distance: 20), ViewSpacing(textDistance: 4))
    #expect(standard.distance(to: standard, along: .horizontal) == 8)
    #expect(standard.distance(to: zero, along: .horizontal) == 0)
    #expect(zero.distance(to: wide, along: .vertical) == 20)
    #expect(wide.distance(to: standard, along: .vertical) == 20)
    #expect(text.distance(to: text, along: .vertical) == 4)
    #expect(text.distance(to: text, along: .horizontal) == 8)
    #expect(text.distance(to: standard, along: .vertical) == 8)
    #expect(zero.union(wide).distance(to: zero, along: .vertical) == 20)
    #expect(zero.union(wide, edges: .top).distance(to: zero, along: .vertical) == 0)
    #expect(standard.union(zero) == standard)
    #expect(standard.union(text).distance(to: text, along: .vertical) == 4)
  }
}
