// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of a captured list to constraints:
//
//   leading edge of a node   |=|   trailing edge of the one before + fixed spaces between
//   its size                 |=|   a number, another view's size, or its share of the first weighted node's size
//   trailing terminal        |=|   trailing edge of the last node + fixed spaces after it
//   views in parallel        |=|   the first of them, at both edges

import Foundation
import Mortar
import TesseraViews

@MainActor
struct VFLStatement {
  let axis: MortarAxis
  let leading: MortarAttribute?
  let trailing: MortarAttribute?
  let nodes: [_MortarVFLNode]

  /// Creates a statement. `leading` and `trailing` without components mean the view's outer edges.
  init(axis: MortarAxis, leading: MortarAttribute?, trailing: MortarAttribute?, nodes: [_MortarVFLNode]) {
    self.axis = axis
    self.leading = leading.map { Self.terminal($0, axis.leadingEdge, axis) }
    self.trailing = trailing.map { Self.terminal($0, axis.trailingEdge, axis) }
    self.nodes = nodes
  }

  private static func terminal(
    _ attribute: MortarAttribute, _ edge: NSLayoutConstraint.Attribute, _ axis: MortarAxis
  ) -> MortarAttribute {
    guard let item = attribute.item else {
      VFLProblem.stop("A statement's end must be a view, not a number", "Write the view or its attribute.")
    }
    guard let components = attribute.components else { return MortarAttribute(item, MortarComponents(edge)) }
    guard components.count == 1, components[0].mortarAxis == axis, !components[0].isSize else {
      VFLProblem.stop(
        "Axis mismatch: \(attribute.words) is no \(axis.name) edge",
        "Use \(axis.leadingEdge.mortarName), \(axis.trailingEdge.mortarName) or "
          + "\(axis == .horizontal ? "centerX" : "centerY"), or the operators with \(axis == .horizontal ? "^" : ">").")
    }
    return attribute
  }

  func make() -> MortarGroup {
    VFLCheck(self).run()
    var group: MortarGroup = []
    var previous = leading
    var space: CGFloat = 0
    var firstWeighted: (view: UIView, weight: CGFloat)?
    for node in nodes {
      if node.isSpace, case .fixed(let points) = node.size {
        space += points
        continue
      }
      let views = node.isSpace ? [makeGhost()] : node.views
      guard let view = views.first else { continue }
      views.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
      if let previous { group.append(edge(view, axis.leadingEdge) |=| previous + space) }
      if let size = size(of: view, node.size, &firstWeighted) { group.append(size) }
      for other in views.dropFirst() { group.append(both(other) |=| both(view)) }
      previous = edge(view, axis.trailingEdge)
      space = 0
    }
    if let previous, let trailing { group.append(previous |=| trailing - space) }
    return group
  }

  private func size(
    of view: UIView, _ size: _MortarSizingNode.Size?, _ firstWeighted: inout (view: UIView, weight: CGFloat)?
  ) -> MortarConstraint? {
    let own = edge(view, axis.size)
    switch size {
    case nil: return nil
    case .fixed(let points): return own |=| points
    case .same(let other): return own |=| edge(other, axis.size)
    case .weighted(let weight):
      guard let first = firstWeighted else {
        firstWeighted = (view, weight)
        return nil
      }
      return own |=| edge(first.view, axis.size) * (weight / first.weight)
    }
  }

  private func edge(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> MortarAttribute {
    MortarAttribute(view, MortarComponents(attribute))
  }

  private func both(_ view: UIView) -> MortarAttribute { axis == .horizontal ? view.m_sides : view.m_caps }

  /// Creates a hidden view for a weighted space.
  private func makeGhost() -> UIView {
    let ghost = _MortarVFLGhostView()
    let host = leading?.item ?? trailing?.item ?? nodes.lazy.compactMap(\.views.first).first
    guard let view = host as? UIView ?? (host as? UILayoutGuide)?.owningView else { return ghost }
    view.addSubview(ghost)
    ghost.lieFlat(along: axis, in: view)
    return ghost
  }
}

extension MortarAxis {
  var leadingEdge: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  var trailingEdge: NSLayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
