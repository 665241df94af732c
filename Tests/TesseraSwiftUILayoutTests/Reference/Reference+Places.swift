// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraSwiftUILayout

extension Reference {
  // MARK: Guides

  /// Returns the position of an alignment guide in a view.
  static func guide(_ tree: Tree, _ key: AlignmentKey, _ proposal: ProposedViewSize, _ axis: Axis?) -> CGFloat {
    explicit(tree, key, proposal, axis) ?? standard(key, size(tree, proposal, axis))
  }

  static func standard(_ key: AlignmentKey, _ size: CGSize) -> CGFloat {
    let value: CGFloat
    switch Tree.Guide.allCases.first(where: { $0.key == key }) {
    case .leading?, .top?, nil: value = 0
    case .center?: value = size.width / 2
    case .trailing?: value = size.width
    case .middle?: value = size.height / 2
    case .bottom?, .firstBaseline?, .lastBaseline?: value = size.height
    }
    return value.isFinite ? value : 0
  }

  static func explicit(
    _ tree: Tree, _ key: AlignmentKey, _ proposal: ProposedViewSize, _ axis: Axis?
  ) -> CGFloat? {
    switch tree {
    case .text(let count):
      let isFirst = key == .firstTextBaseline
      return isFirst ? 15 : key == .lastTextBaseline ? TextBox.size(count, proposal).height - 5 : nil
    case .box, .spacer, .divider, .geometry, .position: return nil
    case .guide(let guide, let value, let child):
      return guide.key == key ? value : explicit(child, key, proposal, axis)
    case .offset(_, let child), .priority(_, let child), .overlay(_, let child, _):
      return explicit(child, key, proposal, axis)
    case .padding, .fixed, .flexible, .fixedSize, .ratio:
      guard let child = child(tree), let value = explicit(child, key, childProposal(tree, proposal, axis), axis)
      else { return nil }
      let origin = origin(tree, size(tree, proposal, axis), proposal, axis)
      let moved = value + (isHorizontal(key) ? origin.x : origin.y)
      return moved.isFinite ? moved : nil
    case .fitting(let children): return explicit(chosen(children, proposal), key, proposal, nil)
    case .stack, .pile:
      var values: [CGFloat] = []
      for child in children(tree, proposal) {
        if let value = explicit(child.tree, key, child.proposal, child.axis) {
          let moved = value + (isHorizontal(key) ? child.frame.minX : child.frame.minY)
          if moved.isFinite { values.append(moved) }
        }
      }
      if values.isEmpty { return nil }
      if key == .firstTextBaseline { return values.min() }
      if key == .lastTextBaseline { return values.max() }
      return values.reduce(0, +) / CGFloat(values.count)
    }
  }

  private static func isHorizontal(_ key: AlignmentKey) -> Bool {
    Tree.Guide.allCases.first { $0.key == key }?.axis == .horizontal
  }

  // MARK: Places

  /// Returns the origin of a view's only child in a frame of the given size.
  static func origin(_ tree: Tree, _ frame: CGSize, _ proposal: ProposedViewSize, _ axis: Axis?) -> CGPoint {
    func aligned(_ alignment: Alignment, _ child: Tree) -> CGPoint {
      let offer = childProposal(tree, proposal, axis)
      func distance(_ key: AlignmentKey) -> CGFloat {
        let value = standard(key, frame) - guide(child, key, offer, axis)
        return value.isFinite ? value : 0
      }
      return CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
    }
    switch tree {
    case .padding(let insets, _): return CGPoint(x: insets.leading, y: insets.top)
    case .fixed(_, _, let alignment, let child), .flexible(_, _, let alignment, let child):
      return aligned(alignment, child)
    case .ratio(_, _, let child): return aligned(.center, child)
    case .offset(let point, _): return point
    case .position(let point, let child):
      let size = size(child, proposal, axis)
      return CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    default: return .zero
    }
  }

  struct Child {
    var tree: Tree
    var frame: CGRect
    var proposal: ProposedViewSize
    var axis: Axis?
  }

  /// Returns the children of a stack or ZStack-like pile, in the container's coordinates.
  static func children(_ tree: Tree, _ proposal: ProposedViewSize) -> [Child] {
    // A stack without a proposal on the cross axis proposes its own length when it places its children.
    var across: CGFloat?
    if case .stack(let axis, _, _, _) = tree {
      let ideal = extent(tree, self.frames(tree, proposal)).size
      if axis == .horizontal, proposal.height == nil { across = ideal.height }
      if axis == .vertical, proposal.width == nil { across = ideal.width }
    }
    let frames = frames(tree, proposal, across: across)
    let whole = extent(tree, frames)
    func child(_ index: Int, _ tree: Tree, _ proposal: ProposedViewSize, _ axis: Axis?) -> Child {
      // `offsetBy` does not translate rectangles with an infinite origin.
      let origin = CGPoint(x: frames[index].origin.x - whole.origin.x, y: frames[index].origin.y - whole.origin.y)
      return Child(
        tree: tree, frame: CGRect(origin: origin, size: frames[index].size), proposal: proposal, axis: axis)
    }
    switch tree {
    case .pile(_, let children): return children.enumerated().map { child($0, $1, proposal, nil) }
    case .stack(let axis, _, _, let children):
      return children.enumerated().map {
        child($0, $1, offer($0, tree, proposal).replacing(across, across: axis), axis)
      }
    default: return []
    }
  }

  /// Appends the frames of the leaves, or `CGRect.zero` for hidden leaves.
  static func place(
    _ tree: Tree, in frame: CGRect, _ proposal: ProposedViewSize, _ axis: Axis?, _ direction: LayoutDirection,
    _ leaves: inout [CGRect]
  ) {
    func place(_ child: Tree, _ local: CGRect, _ proposal: ProposedViewSize, _ axis: Axis?) {
      let x = direction == .leftToRight ? frame.minX + local.minX : frame.maxX - local.minX - local.width
      let rect = CGRect(x: x, y: frame.minY + local.minY, width: local.width, height: local.height)
      self.place(child, in: rect, proposal, axis, direction, &leaves)
    }
    switch tree {
    case .box, .text, .spacer, .divider: leaves.append(frame)
    case .stack, .pile:
      for child in children(tree, proposal) { place(child.tree, child.frame, child.proposal, child.axis) }
    case .geometry(let child):
      let offer = ProposedViewSize(frame.size)
      place(child, CGRect(origin: .zero, size: size(child, offer, nil)), offer, nil)
    case .overlay(let alignment, let child, let over):
      self.place(child, in: frame, proposal, axis, direction, &leaves)
      let offer = ProposedViewSize(frame.size)
      func distance(_ key: AlignmentKey) -> CGFloat {
        (explicit(child, key, proposal, axis) ?? standard(key, frame.size)) - guide(over, key, offer, nil)
      }
      let origin = CGPoint(x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key))
      place(over, CGRect(origin: origin, size: size(over, offer, nil)), offer, nil)
    case .fitting(let children):
      for (index, child) in children.enumerated() {
        if index == chosenIndex(children, proposal) {
          self.place(child, in: frame, proposal, nil, direction, &leaves)
        } else {
          leaves += Array(repeating: .zero, count: leafCount(child))
        }
      }
    default:
      guard let child = child(tree) else { return }
      let offer = childProposal(tree, proposal, axis)
      place(
        child, CGRect(origin: origin(tree, frame.size, proposal, axis), size: size(child, offer, axis)), offer, axis)
    }
  }

  private static func chosenIndex(_ children: [Tree], _ proposal: ProposedViewSize) -> Int {
    children.dropLast().firstIndex { child in
      let ideal = size(child, .unspecified, nil)
      return ideal.width <= proposal.width ?? .infinity && ideal.height <= proposal.height ?? .infinity
    } ?? children.count - 1
  }

  private static func leafCount(_ tree: Tree) -> Int {
    switch tree {
    case .box, .text, .spacer, .divider: return 1
    case .stack(_, _, _, let children), .pile(_, let children), .fitting(let children):
      return children.map(leafCount).reduce(0, +)
    case .geometry(let child): return leafCount(child)
    case .overlay(_, let child, let over): return leafCount(child) + leafCount(over)
    default: return child(tree).map(leafCount) ?? 0
    }
  }
}
