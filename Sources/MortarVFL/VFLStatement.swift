// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of a captured list to constraints:
//
//     leading edge of a node   |=|   trailing edge of the previous node + fixed spaces between the nodes
//     size of a node           |=|   a number, another view's size, or a multiple of the first weighted node's size
//     trailing terminal        |=|   trailing edge of the last node + fixed spaces after it
//     parallel views           |=|   the first of these views, at both edges

import Foundation
import Mortar
import TesseraViews

@MainActor
struct VFLStatement {
  let axis: MortarAxis
  let leading: MortarAttribute?
  let trailing: MortarAttribute?
  let nodes: [_MortarVFLNode]

  /// Creates a statement. If `leading` or `trailing` has no components, it refers to the view's outer edge.
  init(axis: MortarAxis, leading: MortarAttribute?, trailing: MortarAttribute?, nodes: [_MortarVFLNode]) {
    self.axis = axis
    self.leading = leading.map { Self.terminal($0, edge: axis.leadingEdge, axis: axis) }
    self.trailing = trailing.map { Self.terminal($0, edge: axis.trailingEdge, axis: axis) }
    self.nodes = nodes
  }

  private static func terminal(
    _ attribute: MortarAttribute, edge: NSLayoutConstraint.Attribute, axis: MortarAxis
  ) -> MortarAttribute {
    guard let item = attribute.item else {
      VFLProblem.fail("A statement's end must be a view, not a number", remedy: "Write the view or its attribute.")
    }
    guard let components = attribute.components else {
      return MortarAttribute(item: item, components: MortarComponents(edge))
    }
    guard components.count == 1, components[0].mortarAxis == axis, !components[0].isSize else {
      VFLProblem.fail(
        "Axis mismatch: \(attribute.text) is not a \(axis.name) edge",
        remedy: "Use \(axis.leadingEdge.mortarName), \(axis.trailingEdge.mortarName) or "
          + "\(axis == .horizontal ? "centerX" : "centerY"), or the operators with \(axis == .horizontal ? "^" : ">").")
    }
    return attribute
  }

  func makeGroup() -> MortarGroup {
    VFLCheck(self).validate()
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
      if let previous { group.append(edge(of: view, attribute: axis.leadingEdge) |=| previous + space) }
      if let size = sizeConstraint(of: view, size: node.size, firstWeighted: &firstWeighted) { group.append(size) }
      for other in views.dropFirst() { group.append(bothEdges(of: other) |=| bothEdges(of: view)) }
      previous = edge(of: view, attribute: axis.trailingEdge)
      space = 0
    }
    if let previous, let trailing { group.append(previous |=| trailing - space) }
    return group
  }

  private func sizeConstraint(
    of view: UIView, size: _MortarSizingNode.Size?, firstWeighted: inout (view: UIView, weight: CGFloat)?
  ) -> MortarConstraint? {
    let own = edge(of: view, attribute: axis.size)
    switch size {
    case nil: return nil
    case .fixed(let points): return own |=| points
    case .same(let other): return own |=| edge(of: other, attribute: axis.size)
    case .weighted(let weight):
      guard let first = firstWeighted else {
        firstWeighted = (view, weight)
        return nil
      }
      return own |=| edge(of: first.view, attribute: axis.size) * (weight / first.weight)
    }
  }

  private func edge(of view: UIView, attribute: NSLayoutConstraint.Attribute) -> MortarAttribute {
    MortarAttribute(item: view, components: MortarComponents(attribute))
  }

  private func bothEdges(of view: UIView) -> MortarAttribute { axis == .horizontal ? view.m_sides : view.m_caps }

  /// Creates a hidden view for a weighted space.
  private func makeGhost() -> UIView {
    let ghost = _MortarVFLGhostView()
    let host = leading?.item ?? trailing?.item ?? nodes.lazy.compactMap(\.views.first).first
    guard let view = host as? UIView ?? (host as? UILayoutGuide)?.owningView else { return ghost }
    view.addSubview(ghost)
    ghost.collapseCrossAxis(of: axis, in: view)
    return ghost
  }
}

extension MortarAxis {
  var leadingEdge: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  var trailingEdge: NSLayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}
