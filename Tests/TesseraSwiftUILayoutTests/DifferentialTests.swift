// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRandom
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// Random trees compared with the slow reference implementation.
@Suite struct DifferentialTests {
  @Test(arguments: 0..<100)
  func randomTrees(_ seed: Int) {
    var random = SeededRandom(state: UInt64(seed))
    for round in 0..<40 {
      let tree = ReferenceTree.random(depth: round % 10 == 0 ? 5 : 4, &random)
      let direction: LayoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      var leaves: [LayoutElement] = []
      let element = tree.element(direction, &leaves)
      for proposal in [p(nil, nil), p(0, 0), .infinity, p(200, 150), p(nil, 90), p(75, nil)] {
        let (size, expected) = (element.size(proposal), Reference.size(tree, proposal, nil))
        #expect(size.isClose(to: expected), "\(seed).\(round) \(proposal): \(size) instead of \(expected)\n\(tree)")
        guard expected.width.isFinite, expected.height.isFinite else { continue }
        let frame = CGRect(x: 3, y: 5, width: size.width, height: size.height)
        var frames: [CGRect] = []
        Reference.place(tree, in: frame, proposal, nil, direction, &frames)
        // If a finite view contains infinite lengths, there are no frames to compare.
        guard frames.allSatisfy({ ($0.width + $0.height + $0.minX + $0.minY).isFinite }) else { continue }
        let fresh = Self.placed(tree, frame, proposal, direction)
        element.place(in: frame, proposal: proposal, space: LayoutSpace(bounds: frame))
        #expect(fresh.count == frames.count)
        for (index, rect) in frames.enumerated() {
          #expect(
            fresh[index].isClose(to: rect),
            "\(seed).\(round) \(proposal), leaf \(index): \(fresh[index]) instead of \(rect)\n\(tree)")
          // A hidden view keeps its last frame.
          if fresh[index] != .zero { #expect(leaves[index].frame == fresh[index], "placed again") }
        }
      }
    }
  }

  /// Creates elements for a tree and returns the frames of their leaves.
  private static func placed(
    _ tree: ReferenceTree, _ frame: CGRect, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) -> [CGRect] {
    var leaves: [LayoutElement] = []
    let element = tree.element(direction, &leaves)
    element.place(in: frame, proposal: proposal, space: LayoutSpace(bounds: frame))
    return leaves.map(\.frame)
  }
}

extension ReferenceTree {
  private static let alignments: [Alignment] = [
    .center, .leading, .trailing, .top, .bottom, .topLeading, .bottomTrailing, .leadingFirstTextBaseline,
    .trailingLastTextBaseline, .centerFirstTextBaseline,
  ]

  /// Returns a random tree of at most the given depth.
  static func random(depth: Int, _ random: inout SeededRandom) -> ReferenceTree {
    func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    func maybe(_ range: ClosedRange<Int>) -> CGFloat? { Bool.random(using: &random) ? length(range) : nil }
    func child() -> ReferenceTree { .random(depth: depth - 1, &random) }
    func children(_ range: ClosedRange<Int>) -> [ReferenceTree] {
      (0..<Int.random(in: range, using: &random)).map { _ in child() }
    }
    func alignment() -> Alignment { alignments.randomElement(using: &random) ?? .center }
    func limits() -> Limits {
      Limits(
        minimum: maybe(0...60), ideal: maybe(0...80),
        maximum: Int.random(in: 0..<4, using: &random) == 0 ? .infinity : maybe(0...120))
    }
    guard depth > 0 else {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2:
        let size = CGSize(width: length(0...60), height: length(0...60))
        return .box(minimum: size, ideal: size, maximum: size)
      case 3...5:
        let minimum = CGSize(width: length(0...20), height: length(0...20))
        let maximum = CGSize(width: maybe(20...90) ?? .infinity, height: maybe(20...90) ?? .infinity)
        return .box(minimum: minimum, ideal: CGSize(width: 20, height: 20), maximum: maximum)
      case 6, 7: return .text(Int.random(in: 1...20, using: &random))
      case 8: return .spacer(maybe(0...30))
      default: return .divider
      }
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0...4:
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      return .stack(axis, spacing: maybe(-4...12), alignment: alignment(), children(0...3))
    case 5: return .pile(alignment(), children(1...3))
    case 6, 7:
      return .padding(
        EdgeInsets(top: length(-4...9), leading: length(-4...9), bottom: length(0...9), trailing: length(0...9)),
        child())
    case 8: return .fixed(width: maybe(0...90), height: maybe(0...90), alignment(), child())
    case 9, 10: return .flexible(width: limits(), height: limits(), alignment(), child())
    case 11:
      return .fixedSize(
        horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random), child())
    case 12: return .ratio(maybe(1...3), Bool.random(using: &random) ? .fit : .fill, child())
    case 13: return .offset(CGPoint(x: length(-9...9), y: length(-9...9)), child())
    case 14:
      return .guide(Guide.allCases.randomElement(using: &random) ?? .top, length(-20...40), child())
    case 15: return .priority(Double(length(-2...2)), child())
    case 16: return .geometry(child())
    case 17: return .overlay(alignment(), child(), over: child())
    case 18: return .fitting(children(1...3))
    default:
      return Bool.random(using: &random)
        ? .position(CGPoint(x: length(0...90), y: length(0...90)), child()) : .random(depth: 0, &random)
    }
  }
}
