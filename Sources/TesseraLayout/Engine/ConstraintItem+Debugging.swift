// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Inspection of a finished layout: ambiguity, the constraints that determine a view's position, and the constraints
// that they override.

import Foundation
import TesseraSolver

extension LayoutView {
  /// The reasons for the view's frame, one line for each of x, y, width and height.
  package var layoutExplanation: [String] {
    guard let (engine, node) = solved else {
      return ["\(ConstraintDescription.name(of: self)) is placed by its frame; no constraint touches it."]
    }
    return [("x", node.x), ("y", node.y), ("width", node.width), ("height", node.height)].map { name, variable in
      engine.explain(name, variable)
    }
  }
}

extension ConstraintItem {
  /// The item's node and its engine, after solving, or nil for an item without constraints.
  fileprivate var solved: (LayoutEngine, EngineNode)? {
    guard let engine = layoutView?.layoutEngineIfLoaded else { return nil }
    engine.solve()
    return engine.existingNode(of: self).map { (engine, $0) }
  }

  package func hasAmbiguousLayout(on axis: NSLayoutConstraint.Axis) -> Bool {
    guard let (engine, node) = solved else { return false }
    let variables = axis == .horizontal ? [node.x, node.width] : [node.y, node.height]
    return variables.contains { engine.solver.isAmbiguous($0) }
  }

  package func constraintsAffectingLayout(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let (engine, node) = solved else { return [] }
    let variables = axis == .horizontal ? [node.x, node.width] : [node.y, node.height]
    var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
    for row in variables.flatMap({ engine.solver.explanation(of: $0).determining }) {
      if case .constraint(let constraint)? = engine.rowOwners[row] { found[ObjectIdentifier(constraint)] = constraint }
    }
    return found.values.sorted { $0.activation < $1.activation }
  }
}

extension LayoutEngine {
  /// Returns `width = 120 because of …; which won over …`.
  fileprivate func explain(_ name: String, _ variable: Variable) -> String {
    let explanation = solver.explanation(of: variable)
    var text = "\(name) = \(ConstraintDescription.number(CGFloat((explanation.value * 1000).rounded() / 1000)))"
    let holders = explanation.determining.map(describe).filter { !$0.isEmpty }
    if !holders.isEmpty { text += " because of " + holders.joined(separator: ", ") }
    if explanation.isHeldByTieBreak {
      text += holders.isEmpty ? " because nothing determines it" : " and because nothing determines the rest"
    }
    let losers = explanation.overridden.map(describe).filter { !$0.isEmpty }
    if !losers.isEmpty { text += "; which won over " + losers.joined(separator: ", ") }
    return text
  }
}
