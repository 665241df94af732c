// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Positions at the edges of the safe area. The bounds are 100 x 200, and the safe area spans y = 20 to 180 and x =
/// 10 to 90.
@Suite struct SafeAreaTests {
  private static let space = LayoutSpace(bounds: r(0, 0, 100, 200), safe: r(10, 20, 80, 160))

  private func place(_ element: LayoutElement, in frame: CGRect = space.safe) {
    element.place(in: frame, proposal: ProposedViewSize(frame.size), space: Self.space)
  }

  @Test(arguments: [
    (Edge.Set.all, r(0, 0, 100, 200)), (Edge.Set.top, r(10, 0, 80, 180)), (.bottom, r(10, 20, 80, 180)),
    (.leading, r(0, 20, 90, 160)), (.trailing, r(10, 20, 90, 160)), (.horizontal, r(0, 20, 100, 160)),
    (.vertical, r(10, 0, 80, 200)), (Edge.Set(), r(10, 20, 80, 160)),
  ])
  func ignoring(edges: Edge.Set, expected: CGRect) {
    let tree = Tree()
    place(SafeAreaIgnoringElement(child: tree.flex(), edges: edges))
    #expect(tree.leaves[0].frame == expected)
  }

  /// A frame inside the safe area that does not touch its edges.
  @Test func ignoringInside() {
    let tree = Tree()
    place(SafeAreaIgnoringElement(child: tree.flex()), in: r(20, 30, 50, 60))
    #expect(tree.leaves[0].frame == r(20, 30, 50, 60))
    place(SafeAreaIgnoringElement(child: tree.flex()), in: r(20, 20, 50, 60))
    #expect(tree.leaves[1].frame == r(20, 0, 50, 80))
  }

  @Test func ignoringTwice() {
    let tree = Tree()
    place(SafeAreaIgnoringElement(child: SafeAreaIgnoringElement(child: tree.flex(), edges: .top), edges: .all))
    #expect(tree.leaves[0].frame == r(0, 0, 100, 200))
    place(SafeAreaIgnoringElement(child: SafeAreaIgnoringElement(child: tree.flex(), edges: .all), edges: .top))
    #expect(tree.leaves[1].frame == r(0, 0, 100, 200))
  }

  @Test func ignoringWithAFixedSize() {
    let tree = Tree()
    place(SafeAreaIgnoringElement(child: tree.box(20, 20), edges: .top))
    // The child is centered in 80 x 180 points from y = 0.
    #expect(tree.leaves[0].frame == r(40, 80, 20, 20))
  }

  @Test func rightToLeft() {
    let tree = Tree()
    let element = SafeAreaIgnoringElement(child: tree.flex(), edges: .leading)
    element.direction = .rightToLeft
    place(element)
    #expect(tree.leaves[0].frame == r(10, 20, 90, 160))
  }

  @Test func background() {
    let tree = Tree()
    place(BackgroundElement(child: tree.flex(), secondary: [tree.flex()], ignoresSafeAreaEdges: [.top, .horizontal]))
    #expect(tree.leaves[0].frame == r(10, 20, 80, 160))
    #expect(tree.leaves[1].frame == r(0, 0, 100, 180))
    place(BackgroundElement(child: tree.flex(), secondary: [tree.flex()]))
    #expect(tree.leaves[3].frame == r(10, 20, 80, 160))
  }

  /// The 30-point bar and the spacing of 8 reduce the child's frame and safe area, but not the bar's.
  @Test func inset() {
    let tree = Tree()
    let bar = BackgroundElement(
      child: FixedFrameElement(child: tree.flex(), width: nil, height: 30), secondary: [tree.flex()],
      ignoresSafeAreaEdges: .bottom)
    place(SafeAreaInsetElement(child: SafeAreaIgnoringElement(child: tree.flex()), edge: .bottom, inset: bar))
    #expect(tree.leaves[0].frame == r(10, 150, 80, 30))
    #expect(tree.leaves[1].frame == r(10, 150, 80, 50))
    #expect(tree.leaves[2].frame == r(0, 0, 100, 200))
  }

  @Test(arguments: [
    (Edge.top, r(10, 60, 80, 120), r(40, 20, 20, 30)), (.bottom, r(10, 20, 80, 120), r(40, 150, 20, 30)),
    (.leading, r(40, 20, 50, 160), r(10, 85, 20, 30)), (.trailing, r(10, 20, 50, 160), r(70, 85, 20, 30)),
  ])
  func insets(edge: Edge, child: CGRect, bar: CGRect) {
    // The spacing is 10: 30 + 10 vertically, 20 + 10 horizontally.
    let tree = Tree()
    let element = SafeAreaInsetElement(child: tree.flex(), edge: edge, spacing: 10, inset: tree.box(20, 30))
    place(element)
    #expect(tree.leaves[0].frame == child)
    #expect(tree.leaves[1].frame == bar)
    #expect(element.size(.unspecified) == (edge.axis == .vertical ? s(10, 50) : s(40, 10)))
  }

  /// Content that ignores the safe area extends into the padding, and beyond the padding where it touches the edge.
  @Test func safeAreaPadding() {
    let tree = Tree()
    let insets = EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    place(SafeAreaPaddingElement(child: tree.flex(), insets: insets))
    #expect(tree.leaves[0].frame == r(16, 25, 66, 148))
    place(SafeAreaPaddingElement(child: SafeAreaIgnoringElement(child: tree.flex()), insets: insets))
    #expect(tree.leaves[1].frame == r(0, 0, 100, 200))
    place(
      SafeAreaPaddingElement(child: SafeAreaIgnoringElement(child: tree.flex()), insets: insets), in: r(20, 20, 50, 60))
    #expect(tree.leaves[2].frame == r(20, 0, 50, 80))
  }

  @Test func geometryReceivesTheSpace() {
    var received: (CGRect, LayoutSpace)?
    let element = GeometryElement { received = ($0, $1) }
    place(element)
    #expect(received?.0 == Self.space.safe)
    #expect(received?.1 == Self.space)
  }
}
