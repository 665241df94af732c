// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Explanations of a view's edges. The solver reports the rows that determine x, y, width and height. The far edges
// and the centers are sums of two of these values. If some of the rows for such a sum refer to the edge itself, only
// these rows are reported; otherwise all rows are reported.

import Foundation
import TesseraSolver

/// The constraints that determine one edge of a view, and the constraints that they override.
package struct SideExplanation {
  /// A constraint, or a view property with the effect of a constraint.
  package struct Reason {
    /// The description in UIKit's format.
    package var text: String
    /// The constraint, or nil for a property of the view.
    package var constraint: NSLayoutConstraint?
    /// The system component that created the constraint, such as `UIStackView` or `intrinsic size`, or nil if app
    /// code created it.
    package var systemOrigin: String?
  }

  package enum Side: String, CaseIterable, Sendable {
    case left, right, top, bottom, width, height, centerX, centerY
  }

  package var side: Side
  /// The edge's position in points, in the superview's coordinates.
  package var value: Double
  /// The constraints that determine the edge, by descending priority.
  package var determining: [Reason]
  /// The unsatisfied constraints on the edge.
  package var overridden: [Reason]
  /// Whether the constraints leave the edge undetermined.
  package var isUndetermined: Bool
}

extension LayoutView {
  /// Returns the explanations of the view's edges in order, or nil for a view without constraints. Centers are
  /// included only if a constraint refers to them.
  ///
  /// `name` returns the names of views and guides.
  package func sideExplanations(naming name: @MainActor (AnyObject?) -> String) -> [SideExplanation]? {
    guard let engine = layoutEngineIfLoaded else { return nil }
    engine.solve()
    guard let node = engine.existingNode(of: self) else { return nil }
    let violations = engine.solver.violations
    return SideExplanation.Side.allCases.compactMap {
      engine.explain(side: $0, of: self, node: node, violations: violations, name: name)
    }
  }

  /// The edges that the constraints leave undetermined, in order, or nil for a view without constraints.
  package var undeterminedSides: [SideExplanation.Side]? {
    guard let engine = layoutEngineIfLoaded else { return nil }
    engine.solve()
    guard let node = engine.existingNode(of: self) else { return nil }
    return engine.undeterminedSides(of: self, node)
  }
}

extension LayoutEngine {
  fileprivate func explain(
    side: SideExplanation.Side, of view: any LayoutView, node: EngineNode, violations: Solver.Violations,
    name: @MainActor (AnyObject?) -> String
  ) -> SideExplanation? {
    let parts = side.variables(of: node).map { solver.explanation(of: $0, violations) }
    var determining = unique(parts.flatMap(\.determining))
    let naming = determining.filter { names($0, edge: side, of: view) }
    if side == .centerX || side == .centerY, naming.isEmpty { return nil }
    if !naming.isEmpty, parts.count > 1 { determining = naming }
    let overridden = unique(parts.flatMap(\.overridden)).filter { names($0, edge: side, of: view) }
    return SideExplanation(
      side: side, value: Double(side.value(of: view.frame)),
      determining: determining.map { reason(for: $0, name) }.filter { !$0.text.isEmpty },
      overridden: overridden.map { reason(for: $0, name) }.filter { !$0.text.isEmpty },
      isUndetermined: naming.isEmpty && parts.contains { $0.isHeldByTieBreak })
  }

  fileprivate func undeterminedSides(of view: any LayoutView, _ node: EngineNode) -> [SideExplanation.Side] {
    let variables = [node.x, node.y, node.width, node.height]
    let parts = variables.map { solver.explanation(of: $0, .untold) }
    return SideExplanation.Side.allCases.filter { side in
      // A center is included only if a constraint refers to it, so it is never undetermined.
      guard side != .centerX, side != .centerY else { return false }
      let own = side.variables(of: node).compactMap { variables.firstIndex(of: $0) }.map { parts[$0] }
      return own.contains { $0.isHeldByTieBreak }
        && !own.contains { $0.determining.contains { names($0, edge: side, of: view) } }
    }
  }

  private func unique(_ rows: [LinearConstraint]) -> [LinearConstraint] {
    var seen: Set<LinearConstraint> = []
    return rows.filter { seen.insert($0).inserted }
  }

  /// Returns whether a row refers to an edge of the view.
  private func names(_ row: LinearConstraint, edge side: SideExplanation.Side, of view: any LayoutView) -> Bool {
    switch rowOwners[row] {
    case .constraint(let constraint):
      let isRightToLeft = isRightToLeft(constraint)
      return
        (constraint.firstItem === view && side.isNamed(by: constraint.firstAttribute, isRightToLeft: isRightToLeft))
        || (constraint.secondItem === view
          && side.isNamed(by: constraint.secondAttribute, isRightToLeft: isRightToLeft))
    case .contentSize(let node, let axis):
      return node.item === view && side == (axis == .horizontal ? .width : .height)
    case .frame(let node):
      guard node.item === view, let index = node.frameRows.firstIndex(of: row) else { return false }
      return side == [.left, .width, .top, .height][min(index, 3)]
    case .nonNegativeSize, nil: return false
    }
  }

  private func reason(for row: LinearConstraint, _ name: @MainActor (AnyObject?) -> String) -> SideExplanation.Reason {
    var reason = SideExplanation.Reason(text: description(for: row, name: name))
    switch rowOwners[row] {
    case .constraint(let constraint): (reason.constraint, reason.systemOrigin) = (constraint, constraint.systemOrigin)
    case .contentSize: reason.systemOrigin = "intrinsic size"
    case .frame(let node): reason.systemOrigin = node.item === root ? "window" : "autoresizing mask"
    case .nonNegativeSize, nil: break
    }
    return reason
  }

  /// Returns a row's description in UIKit's constraint format, with names instead of addresses.
  private func description(for row: LinearConstraint, name: @MainActor (AnyObject?) -> String) -> String {
    switch rowOwners[row] {
    case .constraint(let constraint):
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      return identifier + ConstraintDescription.equation(constraint, naming: name)
    case .contentSize(let node, let axis):
      guard let view = node.item.itemView else { return "" }
      let rows = axis == .horizontal ? node.horizontal : node.vertical
      let number = ConstraintDescription.number
      return "\(name(view)).\(axis == .horizontal ? "width" : "height") == \(number(CGFloat(rows.size))) "
        + "(its content, Hug:\(number(CGFloat(view.hugging(on: axis).rawValue))) "
        + "CompressionResistance:\(number(CGFloat(view.compressionResistance(on: axis).rawValue))))"
    case .frame(let node):
      guard let view = node.item.itemView, let index = node.frameRows.firstIndex(of: row) else { return "" }
      if view === root {
        return index < 2 ? "" : "\(name(view)).\(index == 2 ? "width" : "height") (its window's size)"
      }
      let attribute = ["minX", "width", "minY", "height"][min(index, 3)]
      let rect = view.alignmentRect(forFrame: view.frame)
      let value = [rect.minX, rect.width, rect.minY, rect.height][min(index, 3)]
      return "\(name(view)).\(attribute) == \(ConstraintDescription.number(value)) (its frame and autoresizing mask)"
    case .nonNegativeSize, nil: return ""
    }
  }
}

extension SideExplanation.Side {
  fileprivate func variables(of node: EngineNode) -> [Variable] {
    switch self {
    case .left: [node.x]
    case .right, .centerX: [node.x, node.width]
    case .top: [node.y]
    case .bottom, .centerY: [node.y, node.height]
    case .width: [node.width]
    case .height: [node.height]
    }
  }

  fileprivate func value(of frame: CGRect) -> CGFloat {
    switch self {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    }
  }

  fileprivate func isNamed(by attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> Bool {
    switch attribute {
    case .left: self == .left
    case .right: self == .right
    case .leading: self == (isRightToLeft ? .right : .left)
    case .trailing: self == (isRightToLeft ? .left : .right)
    case .top, .firstBaseline: self == .top
    case .bottom, .lastBaseline: self == .bottom
    case .width: self == .width
    case .height: self == .height
    case .centerX: self == .centerX
    case .centerY: self == .centerY
    default: false
    }
  }
}
