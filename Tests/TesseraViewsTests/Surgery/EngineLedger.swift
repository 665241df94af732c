// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraSolver

@testable import TesseraLayout
@testable import TesseraViews

/// A check that a layout engine contains exactly the rows and variables that its view tree requires.
@MainActor
enum EngineLedger {
  /// Returns a description of the first error in a view tree's engine, or nil if each row and variable is accounted
  /// for.
  static func fault(of root: UIView) -> String? {
    var walk = TreeWalk(root)
    while let view = walk.next() {
      if view !== root, view.rootEngine != nil { return "\(view) below the root has an engine" }
      walk.descend(into: view)
    }
    guard let engine = root.rootEngine else { return nil }
    return faultOfCounts(engine) ?? faultOfNodes(engine) ?? faultOfRows(engine)
  }

  private static func faultOfCounts(_ engine: LayoutEngine) -> String? {
    let counts = engine.solver.liveCounts
    if counts.variables != engine.owners.count { return "\(counts.variables) variables, \(engine.owners.count) owned" }
    if counts.rows != engine.rowOwners.count { return "\(counts.rows) rows, \(engine.rowOwners.count) owned" }
    return nil
  }

  private static func faultOfNodes(_ engine: LayoutEngine) -> String? {
    for node in engine.owners.elements.map(\.value) {
      guard node.item.layoutNode === node else {
        let own = node.item.layoutNode.map { $0.engine === engine ? "here" : "elsewhere" } ?? "nowhere"
        return "a node of \(node.item) in \(node.item.layoutContainer as Any) is not its own, which is \(own)"
      }
      guard let view = node.item.layoutView as? UIView else { return "a guide without a view has a node" }
      guard AncestorHints.root(of: view) === engine.root else { return "\(view) has a node but is in another tree" }
      if let guide = node.item as? UILayoutGuide, !view.layoutGuides.contains(guide) {
        return "a removed guide has a node"
      }
    }
    return nil
  }

  private static func faultOfRows(_ engine: LayoutEngine) -> String? {
    for (row, owner) in engine.rowOwners.elements {
      switch owner {
      case .constraint(let constraint):
        guard constraint.row == row else { return "\(constraint) has another row" }
        guard let holder = constraint.container, holder.layoutRoot === engine.root else {
          return "\(constraint) has a row but is not active in this tree"
        }
      case .contentSize(let node, _), .frame(let node), .nonNegativeSize(let node):
        if node.isDead { return "a removed node has a row" }
      }
    }
    return nil
  }

  /// Returns all layout frames of a view tree.
  static func frames(of root: UIView) -> [CGRect] {
    var frames: [CGRect] = []
    var walk = TreeWalk(root)
    while let view = walk.next() {
      frames += [view.frame, view.bounds]
      walk.descend(into: view)
    }
    return frames
  }

  /// Returns a description of the first view whose frame has changed, or nil.
  static func change(_ old: [CGRect], _ root: UIView) -> String? {
    let new = frames(of: root)
    guard let index = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return old.count == new.count ? nil : "a view was added or removed"
    }
    var walk = TreeWalk(root)
    for _ in 0..<(index / 2) { if let view = walk.next() { walk.descend(into: view) } }
    let view = walk.next()
    let part = index % 2 == 0 ? "the frame" : "the bounds"
    return
      "\(part) of \(view?.description ?? "") in \(view?.superview?.description ?? "nothing"), previously \(old[index])"
  }

  /// Lays out the view tree from scratch.
  static func layoutAnew(_ root: UIView) {
    root.rootEngine = nil
    layoutAll(root)
  }

  /// Lays out all views. A view that was moved by setting its frame returns to its position when its superview is
  /// laid out.
  static func layoutAll(_ root: UIView) {
    var walk = TreeWalk(root)
    while let view = walk.next() {
      view.setNeedsLayout()
      walk.descend(into: view)
    }
    root.layoutIfNeeded()
  }

  /// Performs layout until no view requests it. Returns `false` if the requests don't end.
  static func settle(_ root: UIView) -> Bool {
    for _ in 0..<20 {
      root.layoutIfNeeded()
      if !root.flags.subtreeNeedsLayout, root.rootEngine?.needsSolve != true { return true }
    }
    return false
  }

  static func hasConflicts(_ root: UIView) -> Bool { !(root.rootEngine?.solver.conflicts.isEmpty ?? true) }
}
