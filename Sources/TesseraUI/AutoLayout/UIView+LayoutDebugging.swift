// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Questions about a finished layout: is it the only one, what holds a view where it is, and what lost.

import Foundation
import TesseraSolver

extension UIView {
  /// Whether the constraints leave the view's origin or size more than one best place.
  ///
  /// The layout is deterministic all the same: sizes are drawn to the intrinsic size or zero, then origins to zero.
  public var hasAmbiguousLayout: Bool {
    guard let engine = solvedEngine, let node = engine.existingNode(of: self) else { return false }
    return [node.x, node.y, node.width, node.height].contains { engine.solver.isAmbiguous($0) }
  }

  /// The constraints that decide the view's origin and size along an axis, in order of activation.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine = solvedEngine, let node = engine.existingNode(of: self) else { return [] }
    let variables = axis == .horizontal ? [node.x, node.width] : [node.y, node.height]
    var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
    for variable in variables {
      for row in engine.solver.explanation(of: variable).holders {
        if case .constraint(let constraint)? = engine.rowOwners[row] {
          found[ObjectIdentifier(constraint)] = constraint
        }
      }
    }
    return found.values.sorted { $0.activation < $1.activation }
  }

  /// Why the view's sides are where they are, one line for each of x, y, width and height.
  package var layoutExplanation: [String] {
    guard let engine = solvedEngine, let node = engine.existingNode(of: self) else {
      return ["\(ConstraintDescription.name(of: self)) is placed by its frame; no constraint touches it."]
    }
    return [("x", node.x), ("y", node.y), ("width", node.width), ("height", node.height)].map { name, variable in
      engine.explain(name, variable)
    }
  }

  private var solvedEngine: LayoutEngine? {
    let engine = layoutEngineIfLoaded
    engine?.solve()
    return engine
  }
}

extension LayoutEngine {
  /// `width = 120 because …; … lost`.
  fileprivate func explain(_ name: String, _ variable: Variable) -> String {
    let explanation = solver.explanation(of: variable)
    var text = "\(name) = \(ConstraintDescription.number(CGFloat((explanation.value * 1000).rounded() / 1000)))"
    let holders = explanation.holders.map(describe).filter { !$0.isEmpty }
    if !holders.isEmpty { text += " because of " + holders.joined(separator: ", ") }
    if explanation.isHeldByTieBreak {
      text += holders.isEmpty ? " because nothing decides it" : " and because nothing decides the rest"
    }
    let losers = explanation.losers.map(describe).filter { !$0.isEmpty }
    if !losers.isEmpty { text += "; which won over " + losers.joined(separator: ", ") }
    return text
  }
}
