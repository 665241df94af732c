// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Deep trees, repeated passes, nonfinite numbers, and the amount of work.
@Suite struct RobustnessTests {
  private let space = LayoutSpace(bounds: r(0, 0, 100, 100))

  @Test func deepPadding() {
    let tree = Tree()
    var element: LayoutElement = tree.text(3)
    for _ in 0..<10_000 { element = PaddingElement(child: element, insets: EdgeInsets(.all, 0.5)) }
    // 10,000 wrappers with 0.5 of padding on each side.
    #expect(element.size(p(20_000, nil)) == s(10_030, 10_020))
    #expect(element.dimensions(p(20_000, nil))[VerticalAlignment.firstTextBaseline] == 5015)
    let row = LayoutContainerElement(HStackLayout(alignment: .firstTextBaseline), children: [element, tree.spacer()])
    let frame = CGRect(origin: .zero, size: row.size(p(20_000, nil)))
    row.place(in: frame, proposal: p(20_000, nil), space: space)
    #expect(tree.leaves[0].frame == r(5000, 5000, 30, 20))
    #expect(element.priority == 0)
  }

  @Test func deepFrames() {
    let tree = Tree()
    var element: LayoutElement = tree.text(3)
    for index in 0..<10_000 {
      switch index % 5 {
      case 0: element = FixedFrameElement(child: element, width: nil, height: 40, alignment: .topLeading)
      case 1: element = FlexibleFrameElement(child: element, maxWidth: .infinity, alignment: .leadingFirstTextBaseline)
      case 2: element = BackgroundElement(child: element, secondary: [tree.add(Box.flexible)])
      case 3: element = AlignmentGuideElement(child: element, key: VerticalAlignment.bottom.key) { $0[.top] }
      default: element = SafeAreaIgnoringElement(child: OffsetElement(child: element, x: 0, y: 0))
      }
    }
    // The frame's first baseline is 15 below its top, where the alignment guide is 40 - 40 + 15.
    #expect(element.size(p(100, 100)) == s(100, 40))
    element.place(in: r(0, 0, 100, 40), proposal: p(100, 100), space: LayoutSpace(bounds: r(-9, -9, 200, 200)))
    #expect(tree.leaves[0].frame.size == s(30, 20))
  }

  /// Frames are finite for any numbers.
  @Test func numbersThatAreNotFinite() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, 0]
    for first in numbers {
      for second in numbers {
        let tree = Tree()
        let bad = Bad(CGSize(width: first, height: second))
        let root = tree.pad(
          first, second, first, second,
          tree.row(
            spacing: second, tree.guide(VerticalAlignment.center, first, bad), tree.fixed(first, second, tree.flex()),
            tree.frame(min: first, ideal: second, max: first, tree.flex()), tree.ratio(second, .fill, tree.flex()),
            tree.priority(Double(first), tree.spacer(second)), OffsetElement(child: tree.flex(), x: first, y: second),
            PositionElement(child: tree.flex(), x: second, y: first)))
        for element in tree.all { element.scale = first }
        for proposal in [p(first, second), p(nil, first), p(100, second), p(nil, nil)] {
          let size = root.size(proposal)
          #expect(size.width >= 0 && size.height >= 0)
          root.place(
            in: CGRect(origin: CGPoint(x: second, y: first), size: size), proposal: proposal,
            space: LayoutSpace(bounds: r(first, second, first, second)))
          for leaf in tree.leaves + [bad] {
            let frame = leaf.frame
            #expect(frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite)
            #expect(frame.width >= 0 && frame.height >= 0)
          }
        }
      }
    }
  }

  /// Each stack measures its views for a few proposals. Without caches, the leaves would be measured 3^12 times.
  @Test func nestedStacksMeasureLeavesAFewTimes() {
    let tree = Tree()
    var element: LayoutElement = tree.flex(10, 40)
    for depth in 0..<12 {
      let layout: any Layout = depth.isMultiple(of: 2) ? HStackLayout() : VStackLayout()
      element = LayoutContainerElement(layout, children: [tree.flex(5, 50), element, tree.text(4)])
    }
    let size = element.size(p(700, 700))
    element.place(in: CGRect(origin: .zero, size: size), proposal: p(700, 700), space: space)
    let counts = tree.leaves.compactMap { ($0 as? Box)?.measurements }
    #expect((counts.max() ?? 0) < 150, "\(counts)")
  }

  /// At 300 points, each view is offered at least (300 - 2 * 8) / 3 points, which exceeds its maximum length of 20,
  /// so minimum lengths are not measured. At 40 points, each view is offered (40 - 2 * 8) / 3 = 8 points, so
  /// flexibility determines the order.
  @Test func stacksWithRoomSkipMinimumLengths() {
    let tree = Tree()
    let views = [tree.flex(5, 20), tree.flex(5, 20), tree.flex(5, 20)]
    let row = tree.row(views[0], views[1], views[2])
    #expect(row.size(p(300, 20)).width == 76)
    #expect(views.map(\.measurements) == [2, 2, 2], "infinity and the offered length")
    #expect(row.size(p(40, 20)).width == 40)
    #expect(views.map(\.measurements) == [4, 4, 4], "also zero and 8 points")
  }

  @Test func unchangedTreesAreSkipped() {
    let tree = Tree()
    let (first, second) = (tree.box(10, 10), tree.box(20, 20))
    let inner = tree.pad(1, 1, 1, 1, first)
    let root = tree.row(inner, tree.pad(1, 1, 1, 1, second))
    let frame = CGRect(origin: .zero, size: root.size(.unspecified))
    func place() { root.place(in: frame, proposal: .unspecified, space: space) }
    place()
    place()
    #expect(first.placements == 1 && second.placements == 1)
    first.invalidate()
    place()
    #expect(first.placements == 2 && second.placements == 1)
    // Each placement measures the invalidated box for its ideal size, and for the height of the row.
    #expect(first.measurements == 4 && second.measurements == 2)
    inner.insets.leading = 1
    place()
    #expect(first.placements == 2)
    inner.insets.leading = 2
    #expect(root.size(.unspecified) == s(43, 22))
    place()
    #expect(second.placements == 2)
    root.place(in: frame, proposal: .unspecified, space: LayoutSpace(bounds: .zero))
    #expect(second.placements == 3)
  }

  /// Changes during a geometry element's callback do not invalidate its containers.
  @Test func geometryChangesItsChildren() {
    let tree = Tree()
    let sibling = tree.box(10, 10)
    var calls = 0
    let geometry = GeometryElement()
    geometry.onPlace = { [unowned geometry] frame, _ in
      calls += 1
      geometry.children = [FixedFrameElement(child: tree.box(1, 1), width: frame.width / 2, height: 5)]
    }
    let root = tree.row(sibling, geometry)
    root.place(in: r(0, 0, 100, 50), proposal: p(100, 50), space: space)
    root.place(in: r(0, 0, 100, 50), proposal: p(100, 50), space: space)
    #expect(calls == 1)
    #expect(geometry.children[0].frame == r(18, 0, 41, 5))
  }

  @Test func releasedElements() {
    weak var released: LayoutElement?
    weak var container: LayoutElement?
    do {
      let tree = Tree()
      let box = tree.box(1, 1)
      released = box
      let root = tree.row(tree.pad(0, 0, 0, 0, box))
      container = root
      _ = root.size(.zero)
      root.place(in: .zero, proposal: .zero, space: space)
    }
    #expect(released == nil && container == nil)
  }

  @Test func dividersArePixels() {
    let divider = DividerElement()
    divider.scale = 3
    #expect(divider.size(p(100, 100)) == s(100, 1 / 3))
    divider.stackAxis = .horizontal
    #expect(divider.size(p(nil, 100)) == s(1 / 3, 100))
    // At a scale of 3: 0.4 · 3 = 1.2 and 1.4 · 3 = 4.2; 0.2 · 3 = 0.6 and 1.2 · 3 = 3.6.
    #expect(divider.pixelAligned(r(0.4, 0.2, 1, 1)).isClose(to: r(1 / 3, 1 / 3, 1, 1)))
  }

  private final class Bad: LayoutElement {
    let result: CGSize
    init(_ result: CGSize) {
      self.result = result
      super.init()
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { result }
    override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { result.width }
  }
}

extension Box {
  fileprivate static var flexible: Box {
    Box(minimum: .zero, ideal: s(10, 10), maximum: s(.infinity, .infinity))
  }
}
