// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The result of distributing a stack's length among its views.
struct StackArrangement: Equatable {
  /// The proposal that the stack received.
  var proposal: ProposedViewSize
  /// The lengths proposed to the views along the stack's axis.
  var offers: [CGFloat?]
  /// The start of each view along the stack's axis.
  var starts: [CGFloat]
  /// The start of each view across the stack's axis, relative to the stack's edge.
  var crossStarts: [CGFloat]
  /// The size of the stack.
  var size: CGSize
}

/// Cached measurements of a stack: values that don't depend on proposals, and recent arrangements.
public struct StackCache {
  /// The distances between neighboring views.
  var distances: [CGFloat]
  /// The stack's preferred distances to its neighbors.
  var spacing: ViewSpacing
  /// The indices of the views, grouped by priority in descending order.
  var groups: [[Int]]
  /// Recent arrangements. The latest one is last.
  var arrangements: [StackArrangement] = []
}

/// The layout algorithm shared by horizontal and vertical stacks.
struct StackEngine {
  let axis: Axis
  let alignment: AlignmentKey
  let distance: CGFloat?
  private static let arrangementLimit = 16

  func makeCache(_ subviews: LayoutSubviews) -> StackCache {
    let spacings = subviews.map { $0.spacing }
    let distances = zip(spacings, spacings.dropFirst()).map {
      distance?.orZero ?? $0.distance(to: $1, along: axis).orZero
    }
    return StackCache(distances: distances, spacing: union(of: spacings), groups: groups(subviews.map { $0.priority }))
  }

  private func union(of spacings: [ViewSpacing]) -> ViewSpacing {
    guard var union = spacings.first, let last = spacings.last else { return ViewSpacing() }
    let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for spacing in spacings.dropFirst() { union.formUnion(spacing, edges: cross) }
    union.replace(axis == .horizontal ? .trailing : .bottom, from: last)
    return union
  }

  private func groups(_ priorities: [Double]) -> [[Int]] {
    if let first = priorities.first, priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    return Dictionary(grouping: priorities.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map {
      $0.value.sorted()
    }
  }

  /// Returns the arrangement of the views for a proposal.
  func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> StackArrangement
  {
    if let known = cache.arrangements.last(where: { $0.proposal == proposal }) { return known }
    let arrangement = arrangement(
      offers: offers(proposal, subviews, cache), across: proposal[axis.crossAxis], for: proposal, subviews, cache)
    if cache.arrangements.count == Self.arrangementLimit { cache.arrangements.removeFirst() }
    cache.arrangements.append(arrangement)
    return arrangement
  }

  /// Returns the positions of views with the given proposals.
  private func arrangement(
    offers: [CGFloat?], across: CGFloat?, for proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: StackCache
  ) -> StackArrangement {
    var (starts, guides): ([CGFloat], [CGFloat]) = ([], [])
    var position: CGFloat = 0
    var (least, greatest): (CGFloat, CGFloat) = (0, 0)
    for (index, offer) in offers.enumerated() {
      let view = subviews[subviews.startIndex + index]
      let dimensions = view.dimensions(in: ProposedViewSize(along: axis, length: offer, across: across))
      let guide = dimensions[alignment]
      let length = dimensions.size[axis.crossAxis]
      starts.append(position)
      guides.append(guide)
      (least, greatest) =
        index == 0 ? (-guide, length - guide) : (min(least, -guide), max(greatest, length - guide))
      position += dimensions.size[axis] + (index < cache.distances.count ? cache.distances[index] : 0)
    }
    return StackArrangement(
      proposal: proposal, offers: offers, starts: starts, crossStarts: guides.map { (-$0 - least).orZero },
      size: CGSize(along: axis, length: position, across: greatest - least))
  }

  /// Returns the lengths proposed to the views along the axis. Views of higher priority choose first, while space is
  /// reserved for the minimum lengths of the other views. Among views of the same priority, the least flexible view
  /// chooses first, and each is offered an equal share of the remaining length.
  private func offers(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: StackCache
  ) -> [CGFloat?] {
    guard let total = proposal[axis], total > 0, total.isFinite, subviews.count > 0 else {
      // A nil, zero or infinite length is proposed to every view. In response, views have their ideal, minimum or
      // maximum lengths, which don't depend on other views.
      return Array(repeating: proposal[axis], count: subviews.count)
    }
    let across = proposal[axis.crossAxis]
    func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
      let view = subviews[subviews.startIndex + index]
      return view.sizeThatFits(ProposedViewSize(along: axis, length: offer, across: across))[axis]
    }
    var rest = total - cache.distances.reduce(0, +)
    if subviews.count == 1 { return [rest.asLength] }
    var offers = [CGFloat?](repeating: 0, count: subviews.count)
    for (number, group) in cache.groups.enumerated() {
      let reserved = cache.groups[(number + 1)...].joined().reduce(0) { $0 + length($1, 0) }
      var room = rest - reserved
      let share = room / CGFloat(group.count)
      let order = sortedByFlexibility(group, length: length) { index, maximum in
        maximum <= share && subviews[subviews.startIndex + index].element.staysAtMaximum
      }
      for (done, index) in order.enumerated() {
        let offer = (room / CGFloat(group.count - done)).asLength
        offers[index] = offer
        let taken = length(index, offer)
        room -= taken
        rest -= taken
      }
    }
    return offers
  }

  /// Returns the indices by ascending flexibility, which is the difference between a view's maximum and minimum
  /// lengths. Views with the same flexibility stay in their original order.
  ///
  /// - Parameter isUnaffected: Returns whether a view has its maximum length regardless of its position in the order.
  ///   If this applies to all views with a finite maximum, minimum lengths aren't measured and these views stay in
  ///   their original order.
  private func sortedByFlexibility(
    _ group: [Int], length: (Int, CGFloat) -> CGFloat, isUnaffected: (Int, CGFloat) -> Bool
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let maximums = group.map { length($0, .infinity) }
    let isSimple = zip(group, maximums).allSatisfy { $1 == .infinity || isUnaffected($0, $1) }
    let flexibilities = zip(group, maximums).map { index, maximum -> (flexibility: CGFloat, index: Int) in
      if maximum == .infinity { return (.infinity, index) }
      return (isSimple ? 0 : maximum - length(index, 0), index)
    }
    // Views of the same flexibility keep their order.
    let first = flexibilities.first?.flexibility
    if flexibilities.allSatisfy({ $0.flexibility == first }) { return group }
    return flexibilities.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map { $0.index }
  }

  /// Places the views in the bounds.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
    var arrangement = arrange(proposal, subviews, &cache)
    // Without a proposal on the cross axis, the views are measured with their ideal lengths, but placed with the stack's length.
    // So a divider is as long as the stack, and views with an infinite maximum length have the same length.
    let across = proposal[axis.crossAxis] ?? arrangement.size[axis.crossAxis]
    if proposal[axis.crossAxis] == nil {
      arrangement = self.arrangement(
        offers: arrangement.offers, across: across, for: proposal, subviews, cache)
    }
    for (index, view) in subviews.enumerated() {
      var position = bounds.origin
      position[axis] += arrangement.starts[index]
      position[axis.crossAxis] += arrangement.crossStarts[index]
      view.place(
        at: position,
        proposal: ProposedViewSize(
          along: axis, length: arrangement.offers[index], across: across))
    }
  }
}
