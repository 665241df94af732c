// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraSwiftUILayout

/// A straightforward reference implementation of the layout rules. It caches nothing and recalculates everything when
/// needed.
enum Reference {
  typealias Tree = ReferenceTree

  /// Returns a view's size. `axis` is the enclosing stack's axis.
  static func size(_ tree: Tree, _ proposal: ProposedViewSize, _ axis: Axis?) -> CGSize {
    let (width, height) = (proposal.width, proposal.height)
    switch tree {
    case .box(let minimum, let ideal, let maximum):
      return CGSize(
        width: min(max(width ?? ideal.width, minimum.width), maximum.width),
        height: min(max(height ?? ideal.height, minimum.height), maximum.height))
    case .text(let count): return TextBox.size(count, proposal)
    case .spacer(let length):
      let minimum = length ?? 8
      return CGSize(
        width: axis == .vertical ? 0 : max(minimum, width ?? 0),
        height: axis == .horizontal ? 0 : max(minimum, height ?? 0))
    case .divider:
      return axis == .horizontal
        ? CGSize(width: 1, height: height ?? 10) : CGSize(width: width ?? 10, height: 1)
    case .stack, .pile:
      return extent(tree, frames(tree, proposal)).size
    case .padding(let insets, let child):
      let size = size(child, childProposal(tree, proposal, axis), axis)
      return CGSize(
        width: max(0, size.width + insets.leading + insets.trailing),
        height: max(0, size.height + insets.top + insets.bottom))
    case .fixed(let fixedWidth, let fixedHeight, _, let child):
      let size = size(child, childProposal(tree, proposal, axis), axis)
      return CGSize(width: fixedWidth ?? size.width, height: fixedHeight ?? size.height)
    case .flexible(let widths, let heights, _, let child):
      let size = size(child, childProposal(tree, proposal, axis), axis)
      return CGSize(width: length(widths, width, size.width), height: length(heights, height, size.height))
    case .fixedSize(_, _, let child), .ratio(_, _, let child):
      return size(child, childProposal(tree, proposal, axis), axis)
    case .offset(_, let child), .guide(_, _, let child), .priority(_, let child), .overlay(_, let child, _):
      return size(child, proposal, axis)
    case .position(_, let child):
      let size = size(child, proposal, axis)
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    case .geometry: return CGSize(width: width ?? 10, height: height ?? 10)
    case .fitting(let children): return size(chosen(children, proposal), proposal, nil)
    }
  }

  static func childProposal(_ tree: Tree, _ proposal: ProposedViewSize, _ axis: Axis?) -> ProposedViewSize {
    let (width, height) = (proposal.width, proposal.height)
    switch tree {
    case .padding(let insets, _):
      return ProposedViewSize(
        width: width.map { max(0, $0 - insets.leading - insets.trailing) },
        height: height.map { max(0, $0 - insets.top - insets.bottom) })
    case .fixed(let fixedWidth, let fixedHeight, _, _):
      return ProposedViewSize(width: fixedWidth ?? width, height: fixedHeight ?? height)
    case .flexible(let widths, let heights, _, _):
      return ProposedViewSize(
        width: (width ?? widths.ideal).map { clamp($0, widths) },
        height: (height ?? heights.ideal).map { clamp($0, heights) })
    case .fixedSize(let horizontal, let vertical, _):
      return ProposedViewSize(width: horizontal ? nil : width, height: vertical ? nil : height)
    case .ratio(let given, let mode, let child):
      let ideal = size(child, .unspecified, axis)
      let ratio = given ?? ideal.width / ideal.height
      guard ratio.isFinite, ratio > 0 else { return proposal }
      var box = CGSize(width: width ?? .nan, height: height ?? .nan)
      if width == nil, height == nil { box = ideal }
      if box.width.isNaN { return ProposedViewSize(width: box.height * ratio, height: box.height) }
      if box.height.isNaN { return ProposedViewSize(width: box.width, height: box.width / ratio) }
      let byWidth = CGSize(width: box.width, height: box.width / ratio)
      let byHeight = CGSize(width: box.height * ratio, height: box.height)
      let isWidthSmaller = byWidth.width <= byHeight.width
      return ProposedViewSize(isWidthSmaller == (mode == .fit) ? byWidth : byHeight)
    default: return proposal
    }
  }

  private static func clamp(_ length: CGFloat, _ limits: Tree.Limits) -> CGFloat {
    let minimum = limits.minimum ?? 0
    return min(max(length, minimum), max(limits.maximum ?? .infinity, minimum))
  }

  private static func length(_ limits: Tree.Limits, _ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
    guard let proposed else { return clamp(limits.ideal ?? child, limits) }
    let offer = clamp(proposed, limits)
    switch (limits.minimum, limits.maximum) {
    case (nil, nil): return child
    case (let minimum?, nil): return child < offer ? max(minimum, child) : offer
    case (nil, let maximum?): return child > offer ? min(maximum, child) : offer
    case (.some, .some): return offer
    }
  }

  static func chosen(_ children: [Tree], _ proposal: ProposedViewSize) -> Tree {
    for child in children.dropLast() {
      let ideal = size(child, .unspecified, nil)
      if ideal.width <= proposal.width ?? .infinity, ideal.height <= proposal.height ?? .infinity { return child }
    }
    return children[children.count - 1]
  }

  // MARK: Stacks

  /// Returns the frames of the children of a stack or pile, in coordinates in which the alignment guides are at 0 on
  /// the cross axis.
  ///
  /// - Parameter across: The length proposed to the children on the cross axis, instead of the stack's own proposal.
  static func frames(_ tree: Tree, _ proposal: ProposedViewSize, across: CGFloat? = nil) -> [CGRect] {
    switch tree {
    case .pile(let alignment, let children):
      return children.map { child in
        let size = size(child, proposal, nil)
        let x = guide(child, alignment.horizontal.key, proposal, nil)
        return CGRect(origin: CGPoint(x: -x, y: -guide(child, alignment.vertical.key, proposal, nil)), size: size)
      }
    case .stack(let axis, let spacing, let alignment, let children):
      var start: CGFloat = 0
      return children.enumerated().map { index, child in
        let offer = offer(index, tree, proposal).replacing(across, across: axis)
        let size = size(child, offer, axis)
        let key = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
        let across = -guide(child, key, offer, axis)
        defer {
          start += axis == .horizontal ? size.width : size.height
          if index + 1 < children.count {
            start += spacing ?? self.spacing(child).distance(to: self.spacing(children[index + 1]), along: axis)
          }
        }
        return CGRect(
          origin: axis == .horizontal ? CGPoint(x: start, y: across) : CGPoint(x: across, y: start), size: size)
      }
    default: return []
    }
  }

  /// Returns a stack's rectangle: from the first view's start to the last view's end along the axis, and the union of
  /// the views on the cross axis.
  static func extent(_ tree: Tree, _ frames: [CGRect]) -> CGRect {
    guard let last = frames.last else { return .zero }
    let (left, top) = (frames.map(\.minX).min() ?? 0, frames.map(\.minY).min() ?? 0)
    // With infinite lengths, the difference of the edges would be NaN.
    var size = CGSize(
      width: frames.map { $0.minX - left + $0.width }.max() ?? 0,
      height: frames.map { $0.minY - top + $0.height }.max() ?? 0)
    var origin = CGPoint(x: left, y: top)
    if case .stack(.horizontal, _, _, _) = tree {
      size.width = last.origin.x + last.width
      origin.x = 0
    }
    if case .stack(.vertical, _, _, _) = tree {
      size.height = last.origin.y + last.height
      origin.y = 0
    }
    return CGRect(x: origin.x, y: origin.y, width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns the proposal for a child of a stack. Measures all children that choose their size before it again.
  static func offer(_ wanted: Int, _ tree: Tree, _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard case .stack(let axis, let spacing, _, let children) = tree else { return proposal }
    func with(_ length: CGFloat?) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: length, height: proposal.height)
        : ProposedViewSize(width: proposal.width, height: length)
    }
    func length(_ index: Int, _ offer: CGFloat) -> CGFloat {
      let size = size(children[index], with(offer), axis)
      return axis == .horizontal ? size.width : size.height
    }
    guard let total = axis == .horizontal ? proposal.width : proposal.height, total > 0, total < .infinity else {
      return proposal
    }
    var rest = total
    for (child, next) in zip(children, children.dropFirst()) {
      rest -= spacing ?? self.spacing(child).distance(to: self.spacing(next), along: axis)
    }
    var open = Set(children.indices)
    while let highest = open.map({ priority(children[$0]) }).max() {
      var group = open.filter { priority(children[$0]) == highest }
      open.subtract(group)
      var room = rest
      for index in open.sorted(by: { (-priority(children[$0]), $0) < (-priority(children[$1]), $1) }) {
        room -= length(index, 0)
      }
      while !group.isEmpty {
        // Returns a child's flexibility. The least flexible child is next, and among equally flexible children the
        // first.
        func flexibility(_ index: Int) -> CGFloat {
          let maximum = length(index, .infinity)
          return maximum == .infinity ? .infinity : maximum - length(index, 0)
        }
        let next = group.min { (flexibility($0), $0) < (flexibility($1), $1) } ?? 0
        let share = max(0, room / CGFloat(group.count))
        if next == wanted { return with(share) }
        group.remove(next)
        room -= length(next, share)
        rest -= length(next, share)
      }
    }
    return proposal
  }

  static func priority(_ tree: Tree) -> Double {
    switch tree {
    case .priority(let priority, _): return priority
    case .spacer: return -.infinity
    default: return child(tree).map(priority) ?? 0
    }
  }

  /// Returns the child of a view with one primary child, or nil for other views.
  static func child(_ tree: Tree) -> Tree? {
    switch tree {
    case .padding(_, let child), .fixed(_, _, _, let child), .flexible(_, _, _, let child),
      .fixedSize(_, _, let child), .ratio(_, _, let child), .offset(_, let child), .position(_, let child),
      .guide(_, _, let child), .priority(_, let child), .overlay(_, let child, _):
      return child
    default: return nil
    }
  }

  static func spacing(_ tree: Tree) -> ViewSpacing {
    switch tree {
    case .text: return ViewSpacing(textDistance: 4)
    case .spacer: return .zero
    case .padding(let insets, let child):
      var result = spacing(child)
      if insets.top != 0 { result.reset(edges: .top) }
      if insets.leading != 0 { result.reset(edges: .leading) }
      if insets.bottom != 0 { result.reset(edges: .bottom) }
      if insets.trailing != 0 { result.reset(edges: .trailing) }
      return result
    case .stack(let axis, _, _, let children):
      guard let first = children.first, let last = children.last else { return ViewSpacing() }
      let cross: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      var result = children.dropFirst().reduce(spacing(first)) { $0.union(spacing($1), edges: cross) }
      result.replace(axis == .horizontal ? .trailing : .bottom, from: spacing(last))
      return result
    case .pile(_, let children):
      guard let first = children.first else { return ViewSpacing() }
      return children.dropFirst().reduce(spacing(first)) { $0.union(spacing($1)) }
    case .fitting(let children): return spacing(children[0])
    default: return child(tree).map(spacing) ?? ViewSpacing()
    }
  }
}

extension ProposedViewSize {
  /// Returns the proposal with a different length on the cross axis of a stack; nil keeps the length.
  func replacing(_ length: CGFloat?, across axis: Axis) -> ProposedViewSize {
    guard let length else { return self }
    return axis == .horizontal
      ? ProposedViewSize(width: width, height: length) : ProposedViewSize(width: length, height: height)
  }
}
