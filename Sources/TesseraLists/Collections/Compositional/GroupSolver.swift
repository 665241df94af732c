// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes the frames of a group's items. Sizes are computed first, from the container down. Then the items are lined
// up. Finally, a group with an estimated length gets the total length of its items:
//
//     ├ inset ┤ edge │ item │ edge ├ spacing ┤ edge │ item │ edge ├ ... ├ inset ┤
//
// Flexible spacings and edges share the remaining space.

import Foundation

struct GroupSolver {
  /// A closure that returns an item's preferred size, given the item's index in the section.
  let preferred: (Int) -> CGSize?
  let preferredExtra: (String, Int) -> CGSize?
  let environment: LayoutEnvironment
  /// The number of items in the section.
  let count: Int

  struct Leaf {
    var index: Int
    var frame: CGRect
    var axes: EstimatedAxes
    var zIndex = 0
  }

  struct Extra {
    var kind: String
    var index: Int
    var frame: CGRect
    var axes: EstimatedAxes
    var zIndex: Int
  }

  /// The layout of a group or an item, relative to its origin.
  struct Solution {
    var size: CGSize
    var leaves: [Leaf] = []
    var extras: [Extra] = []

    mutating func append(_ other: Solution, at origin: CGPoint) {
      for var leaf in other.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
        leaves.append(leaf)
      }
      for var extra in other.extras {
        extra.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
        extras.append(extra)
      }
    }
  }

  /// Solves an item or a group whose first item has the index `first`. `width` and `height`, if not nil, override the
  /// item's size.
  func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize, first: Int, width: CGFloat? = nil, height: CGFloat? = nil
  )
    -> Solution
  {
    let group = item as? NSCollectionLayoutGroup
    var size = item.layoutSize.size(in: container, preferred: group == nil ? preferred(first) : nil)
    if let width { size.width = max(0, width) }
    if let height { size.height = max(0, height) }
    var result = group.map { solve(group: $0, size: size, first: first) } ?? solveLeaf(item, size: size, index: first)
    for extra in item.supplementaryItems {
      let box = item.effectiveInsets.applied(to: CGRect(origin: .zero, size: result.size))
      result.extras.append(
        Extra(
          kind: extra.elementKind, index: first,
          frame: extra.frame(at: box, preferred: preferredExtra(extra.elementKind, first)),
          axes: extra.layoutSize.estimatedAxes, zIndex: extra.zIndex))
    }
    return result
  }

  private func solveLeaf(_ item: NSCollectionLayoutItem, size: CGSize, index: Int) -> Solution {
    let frame = item.effectiveInsets.applied(to: CGRect(origin: .zero, size: size))
    return Solution(size: size, leaves: [Leaf(index: index, frame: frame, axes: item.layoutSize.estimatedAxes)])
  }

  private func solve(group: NSCollectionLayoutGroup, size: CGSize, first: Int) -> Solution {
    let insets = group.effectiveInsets
    let inner = insets.applied(to: CGRect(origin: .zero, size: size))
    let axes = group.layoutSize.estimatedAxes
    switch group.arrangement {
    case .custom(let provider): return solveCustom(provider: provider, size: size, inner: inner, first: first)
    case .line(let isHorizontal):
      return solveLine(
        Line(group: group, isHorizontal: isHorizontal, inner: inner, axes: axes, limit: nil, share: nil), size: size,
        first: first)
    case .repeated(let isHorizontal, let count, let isEqual):
      let spacing = max(0, group.interItemSpacing?.spacing ?? 0)
      let room = (isHorizontal ? inner.width : inner.height) - spacing * CGFloat(count - 1)
      let isGuess = axes.contains(isHorizontal ? .width : .height)
      let share = isEqual && !isGuess ? room / CGFloat(count) : nil
      return solveLine(
        Line(group: group, isHorizontal: isHorizontal, inner: inner, axes: axes, limit: count, share: share),
        size: size, first: first)
    }
  }

  private func solveCustom(
    provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize, inner: CGRect, first: Int
  ) -> Solution {
    let room = LayoutEnvironment(
      LayoutContainer(inner.size, .zero), environment.traitCollection, safeArea: .zero, margins: .zero,
      scale: environment.scale)
    var result = Solution(size: size)
    for (offset, item) in provider(room).prefix(count - first).enumerated() {
      // An invalid frame is treated as empty, so later items keep their indexes.
      let frame = item.frame.isFiniteRect ? item.frame : .zero
      result.leaves.append(
        Leaf(
          index: first + offset, frame: frame.offsetBy(dx: inner.minX, dy: inner.minY), axes: [], zIndex: item.zIndex))
    }
    return result
  }

  // MARK: Lines

  private struct Line {
    let group: NSCollectionLayoutGroup
    let isHorizontal: Bool
    let inner: CGRect
    let axes: EstimatedAxes
    /// The maximum number of items. If nil, items fill the available length.
    let limit: Int?
    /// The length of each item, if all items have the same length.
    let share: CGFloat?

    init(
      group: NSCollectionLayoutGroup, isHorizontal: Bool, inner: CGRect, axes: EstimatedAxes, limit: Int?,
      share: CGFloat?
    ) {
      (self.group, self.isHorizontal, self.inner, self.axes) = (group, isHorizontal, inner, axes)
      (self.limit, self.share) = (limit, share)
    }

    var isEstimatedAlong: Bool { axes.contains(isHorizontal ? .width : .height) }
    var isEstimatedAcross: Bool { axes.contains(isHorizontal ? .height : .width) }
    var room: CGFloat { isHorizontal ? inner.width : inner.height }
    var roomAcross: CGFloat { isHorizontal ? inner.height : inner.width }
    func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    func point(along: CGFloat, across: CGFloat) -> CGPoint {
      isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    func edges(of item: NSCollectionLayoutItem) -> Edges {
      guard let spacing = item.edgeSpacing else { return Edges() }
      return isHorizontal
        ? Edges(before: spacing.leading, after: spacing.trailing, near: spacing.top, far: spacing.bottom)
        : Edges(before: spacing.top, after: spacing.bottom, near: spacing.leading, far: spacing.trailing)
    }
  }

  private struct Edges {
    var before: NSCollectionLayoutSpacing?
    var after: NSCollectionLayoutSpacing?
    var near: NSCollectionLayoutSpacing?
    var far: NSCollectionLayoutSpacing?
    var along: CGFloat { (before?.spacing ?? 0) + (after?.spacing ?? 0) }
    var across: CGFloat { (near?.spacing ?? 0) + (far?.spacing ?? 0) }
  }

  private typealias Part = (solution: Solution, edges: Edges)

  private func solveLine(_ line: Line, size: CGSize, first: Int) -> Solution {
    let (parts, taken) = fillLine(line, first: first)
    var result = Solution(size: size)
    let flexible = flexibleCount(in: line, parts: parts)
    let rest = line.isEstimatedAlong ? 0 : max(0, line.room - taken)
    let share = flexible > 0 ? rest / CGFloat(flexible) : 0
    let room =
      line.isEstimatedAcross
      ? parts.reduce(0) { max($0, line.across($1.solution.size) + $1.edges.across) } : line.roomAcross
    var along = line.isHorizontal ? line.inner.minX : line.inner.minY
    let start = along
    let top = line.isHorizontal ? line.inner.minY : line.inner.minX
    for (index, part) in parts.enumerated() {
      if index > 0 { along += length(of: line.group.interItemSpacing, share: share) }
      along += length(of: part.edges.before, share: share)
      let across = offset(edges: part.edges, length: line.across(part.solution.size), available: room)
      result.append(part.solution, at: line.point(along: along, across: top + across))
      along += line.along(part.solution.size) + length(of: part.edges.after, share: share)
    }
    guard !parts.isEmpty else { return result }
    if line.isEstimatedAlong { setLength(of: &result.size, to: along - start, isWidth: line.isHorizontal) }
    if line.isEstimatedAcross { setLength(of: &result.size, to: room, isWidth: !line.isHorizontal) }
    return result
  }

  private func setLength(of size: inout CGSize, to length: CGFloat, isWidth: Bool) {
    if isWidth { size.width = max(0, length) } else { size.height = max(0, length) }
  }

  private func length(of spacing: NSCollectionLayoutSpacing?, share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
  }

  /// Adds items while space and items are left. Adds at least one item, regardless of its length.
  private func fillLine(_ line: Line, first: Int) -> (parts: [Part], taken: CGFloat) {
    let subitems = line.group.subitems
    guard !subitems.isEmpty else { return ([], 0) }
    let spacing = line.group.interItemSpacing?.spacing ?? 0
    var (parts, taken, next): ([Part], CGFloat, Int) = ([], 0, first)
    while next < count {
      if let limit = line.limit, parts.count == limit { break }
      // A group with an estimated length contains each of its subitems once.
      if line.limit == nil, line.isEstimatedAlong, parts.count == subitems.count { break }
      let item = subitems[parts.count % subitems.count]
      let solution = solve(
        item, in: line.inner.size, first: next, width: line.isHorizontal ? line.share : nil,
        height: line.isHorizontal ? nil : line.share)
      // Stop at a group without items, which would be repeated forever.
      if solution.leaves.isEmpty { break }
      let edges = line.edges(of: item)
      let end = taken + (parts.isEmpty ? 0 : spacing) + line.along(solution.size) + edges.along
      if line.limit == nil, !line.isEstimatedAlong, !parts.isEmpty, end > line.room + FlowSection.tolerance { break }
      taken = end
      next += solution.leaves.count
      parts.append((solution, edges))
    }
    return (parts, taken)
  }

  private func flexibleCount(in line: Line, parts: [Part]) -> Int {
    let gaps = line.group.interItemSpacing?.isFlexibleSpacing == true ? max(0, parts.count - 1) : 0
    return parts.reduce(gaps) { sum, part in
      sum + (part.edges.before?.isFlexibleSpacing == true ? 1 : 0)
        + (part.edges.after?.isFlexibleSpacing == true ? 1 : 0)
    }
  }

  /// Returns a part's offset across the line. This is the near edge, unless flexible edges push the part away.
  private func offset(edges: Edges, length: CGFloat, available room: CGFloat) -> CGFloat {
    let rest = max(0, room - length - edges.across)
    let (near, far) = (edges.near?.isFlexibleSpacing == true, edges.far?.isFlexibleSpacing == true)
    return (edges.near?.spacing ?? 0) + (near ? (far ? rest / 2 : rest) : 0)
  }
}
