// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A node with one child.
class WrapperNode: LayoutNode {
  let child: LayoutNode
  let direction: LayoutDirection

  init(_ child: LayoutNode, _ environment: EnvironmentValues) {
    self.child = child
    direction = environment.layoutDirection
    super.init()
    facts = child.facts
  }

  override var leaves: [LeafNode] { child.leaves }
  override func size(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func place(in rect: CGRect, _ space: LayoutSpace) { child.place(in: rect, space) }
}

final class PaddingNode: WrapperNode {
  private let insets: UIEdgeInsets

  init(child: LayoutNode, insets: EdgeInsets, environment: EnvironmentValues) {
    self.insets = insets.resolved(environment.layoutDirection)
    super.init(child, environment)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(proposal.inset(insets))
    return CGSize(
      width: max(0, size.width + insets.left + insets.right), height: max(0, size.height + insets.top + insets.bottom))
  }

  override func place(in rect: CGRect, _ space: LayoutSpace) { child.place(in: rect.inset(by: insets), space) }
}

final class FrameNode: WrapperNode {
  private let wanted: ProposedViewSize
  private let alignment: Alignment

  init(child: LayoutNode, wanted: ProposedViewSize, alignment: Alignment, environment: EnvironmentValues) {
    self.wanted = wanted
    self.alignment = alignment
    super.init(child, environment)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: wanted.width ?? proposal.width, height: wanted.height ?? proposal.height)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    if let width = wanted.width, let height = wanted.height { return CGSize(width: width, height: height) }
    return wanted.replacingUnspecifiedDimensions(by: child.size(offer(proposal)))
  }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    let size = child.size(offer(ProposedViewSize(rect.size)))
    child.place(in: alignment.frame(of: size, in: rect, direction: direction), space)
  }
}

final class FlexibleFrameNode: WrapperNode {
  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var greatest: CGFloat?

    /// Returns the length offered to the child.
    func offer(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map { min(max($0, least ?? -.infinity), max(greatest ?? .infinity, least ?? 0)) }
    }

    /// Returns the length of the frame. With a limit, the frame follows the offer up to it, beyond the size of the child.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard let offer = offer(proposed) else {
        return min(max(child, least ?? child), max(greatest ?? child, least ?? 0))
      }
      var length = child
      if let least { length = max(least, min(length, offer)) }
      if let greatest { length = min(max(greatest, least ?? 0), max(length, offer)) }
      if least == nil, greatest == nil, proposed == nil, let ideal { length = ideal }
      return length
    }
  }

  private let width: Limits
  private let height: Limits
  private let alignment: Alignment

  init(
    child: LayoutNode, width: Limits, height: Limits, alignment: Alignment, environment: EnvironmentValues
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child, environment)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.size(offer(proposal))
    return CGSize(
      width: width.length(proposal.width, child: own.width), height: height.length(proposal.height, child: own.height))
  }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    let size = child.size(offer(ProposedViewSize(rect.size)))
    child.place(in: alignment.frame(of: size, in: rect, direction: direction), space)
  }
}

/// A view that extends beyond the safe area where it touches its edge.
final class SafeAreaNode: WrapperNode {
  private let edges: Edge.Set

  init(child: LayoutNode, edges: Edge.Set, environment: EnvironmentValues) {
    self.edges = edges
    super.init(child, environment)
  }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    // The child may be smaller than the offer, so the offer grows.
    let growth = space.growth(of: rect, edges: edges, direction: direction)
    let whole = rect.inset(
      by: UIEdgeInsets(top: -growth.top, left: -growth.left, bottom: -growth.bottom, right: -growth.right))
    let size = child.size(ProposedViewSize(whole.size))
    child.place(in: Alignment.center.frame(of: size, in: whole, direction: direction), space)
  }
}

/// A view with a background of the same size.
final class BackgroundNode: WrapperNode {
  private let behind: [LayoutNode]
  private let edges: Edge.Set
  private let alignment: Alignment

  init(
    child: LayoutNode, behind: [LayoutNode], edges: Edge.Set, alignment: Alignment,
    environment: EnvironmentValues
  ) {
    self.behind = behind
    self.edges = edges
    self.alignment = alignment
    super.init(child, environment)
  }

  override var leaves: [LeafNode] { behind.flatMap(\.leaves) + child.leaves }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    child.place(in: rect, space)
    let growth = space.growth(of: rect, edges: edges, direction: direction)
    let whole = rect.inset(
      by: UIEdgeInsets(top: -growth.top, left: -growth.left, bottom: -growth.bottom, right: -growth.right))
    for node in behind {
      node.place(
        in: alignment.frame(of: node.size(ProposedViewSize(whole.size)), in: whole, direction: direction), space)
    }
  }
}

/// The root of a host, which stacks several views vertically.
final class RootNode: LayoutNode {
  private let children: [LayoutNode]
  private static let spacing: CGFloat = 8

  init(_ children: [LayoutNode]) { self.children = children }

  override var leaves: [LeafNode] { children.flatMap(\.leaves) }

  /// Returns the sizes of the children. The least flexible one chooses first; the others share the rest.
  private func sizes(_ proposal: ProposedViewSize) -> [CGSize] {
    guard children.count > 1, let height = proposal.height else { return children.map { $0.size(proposal) } }
    func length(_ node: LayoutNode, _ offer: CGFloat) -> CGFloat {
      node.size(ProposedViewSize(width: proposal.width, height: offer)).height
    }
    let flexibility = children.map { length($0, .infinity) - length($0, 0) }
    var room = height - Self.spacing * CGFloat(children.count - 1)
    var sizes = children.map { _ in CGSize.zero }
    let order = children.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    for (done, index) in order.enumerated() {
      let share = max(0, room) / CGFloat(children.count - done)
      sizes[index] = children[index].size(ProposedViewSize(width: proposal.width, height: share))
      room -= sizes[index].height
    }
    return sizes
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(proposal)
    let gaps = Self.spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    var y = rect.minY
    for (child, size) in zip(children, sizes(ProposedViewSize(rect.size))) {
      child.place(in: CGRect(origin: CGPoint(x: rect.midX - size.width / 2, y: y), size: size), space)
      y += size.height + Self.spacing
    }
  }
}
