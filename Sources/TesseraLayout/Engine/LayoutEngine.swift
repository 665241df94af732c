// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout engine of one view tree. It converts views and guides to solver variables, constraints to rows, and
// solved values back to frames.
//
//     views, constraints ──events──► LayoutEngine ──rows, constants──► Solver
//     frames             ◄─copy-out─ LayoutEngine ◄──changed values──  Solver
//
// Only changes are passed to the solver, and only the frames of moved items are copied back. Events only record
// pending work, and rows are created by the next `solve`, so building a screen step by step costs a single pass. When
// a tree is added to another tree, its engine is released. When a tree is removed from another tree, its rows are
// removed. This is the only code that depends on both UIKit's constraints and the solver.

import Foundation
package import TesseraSolver

@MainActor
package final class LayoutEngine {
  package unowned let root: any LayoutView
  /// Whether the engine measures a subtree for `systemLayoutSizeFitting`, without side effects on views and
  /// constraints.
  package let isScratch: Bool
  package let solver = Solver()
  /// A weak handle to the engine.
  let handle = EngineHandle()

  private var scratchNodes: [ObjectIdentifier: EngineNode] = [:]
  @exclusivity(unchecked) private var scratchRows: [ObjectIdentifier: LinearConstraint] = [:]
  /// The nodes by variable.
  @exclusivity(unchecked) package var owners = SlotTable<Variable, EngineNode>()
  /// The owners of the rows, for conflict logs.
  @exclusivity(unchecked) package var rowOwners = SlotTable<LinearConstraint, RowOwner>()
  /// The active constraints that have no row yet.
  @exclusivity(unchecked) var pendingConstraints: [NSLayoutConstraint] = []
  /// The nodes whose intrinsic size must be queried again.
  @exclusivity(unchecked) var pendingContent: [EngineNode] = []
  /// The constraints whose row contains a margin or a baseline offset as a constant.
  @exclusivity(unchecked) var metricConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The constraints whose row contains a scroll view's content offset as a constant.
  @exclusivity(unchecked) var offsetConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// The nodes whose frames differ from the solution. It may also contain nodes that no longer differ: see
  /// `dropPlacedNodes`.
  @exclusivity(unchecked) package var movedNodes: [EngineNode] = []
  /// The number of solutions requested from the solver.
  var solutions = 0
  /// The nodes whose height depends on their width.
  var textNodes: [EngineNode] = []
  var reportedConflicts: Set<LinearConstraint> = []
  @exclusivity(unchecked) package var needsSolve = true
  /// Whether the solution is used only for measuring, so that no views move.
  var isMeasuring: Bool
  /// Whether there are solved conflicts that have not been reported yet.
  var hasUnreportedConflicts = false
  var needsRenumbering = true
  /// Whether nodes in `textNodes` or `pendingContent` have been removed from the engine since the last pass over
  /// these lists.
  var hasDeadNodes = false
  /// Whether constraints in `pendingConstraints` have been deactivated or removed since they were listed.
  var hasStalePending = false
  /// An empty array whose capacity is reused for the terms of the next expression.
  @exclusivity(unchecked) var spareTerms: [Term] = []
  /// The constraints whose row contains variables of a view that provides their item's baseline.
  @exclusivity(unchecked) var baselineProviderConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// Whether the log has reported that this tree's layout does not converge.
  @exclusivity(unchecked) package var reportedUnsettled = false
  /// The next order number for new nodes. Provisional numbers are unique and greater than all numbers assigned by
  /// renumbering.
  var provisionalOrder = Int64(1) << 40

  package init(root: any LayoutView, isScratch: Bool = false) {
    self.root = root
    self.isScratch = isScratch
    isMeasuring = isScratch
    handle.engine = self
  }

  deinit { handle.engine = nil }

  // MARK: Nodes and rows of items

  package func existingNode(of item: any ConstraintItem) -> EngineNode? {
    if isScratch { return scratchNodes[ObjectIdentifier(item)] }
    guard let node = item.layoutNode, node.handle === handle else { return nil }
    return node
  }

  /// Returns the item's node. Adds the item to the engine if necessary.
  func node(of item: any ConstraintItem) -> EngineNode {
    if let node = existingNode(of: item) { return node }
    let node = makeNode(item)
    if isScratch { scratchNodes[ObjectIdentifier(item)] = node } else { item.layoutNode = node }
    if let view = item.itemView { addOwnRows(of: view, node) } else { addContentAreaRows(item, node) }
    return node
  }

  private func makeNode(_ item: any ConstraintItem) -> EngineNode {
    let node = EngineNode(
      engine: self, item: item, x: addVariable(.origin), y: addVariable(.origin), width: addVariable(.size),
      height: addVariable(.size))
    owners[node.x] = node
    owners[node.y] = node
    owners[node.width] = node
    owners[node.height] = node
    noteMove(of: node)
    needsRenumbering = true
    needsSolve = true
    return node
  }

  func noteMove(of node: EngineNode) {
    node.moved = true
    if node.isListed { return }
    node.isListed = true
    movedNodes.append(node)
  }

  private func addVariable(_ role: Solver.Role) -> Variable {
    provisionalOrder += 1
    return solver.addVariable(role, order: provisionalOrder)
  }

  func removeNode(of item: any ConstraintItem) {
    guard let node = existingNode(of: item) else { return }
    removeOwnRows(node)
    for variable in [node.x, node.y, node.width, node.height] {
      owners[variable] = nil
      solver.removeVariable(variable)
    }
    node.isDead = true
    hasDeadNodes = true
    if isScratch { scratchNodes[ObjectIdentifier(item)] = nil } else { item.layoutNode = nil }
    needsSolve = true
  }

  /// Removes the rows implied by the item, such as its frame and intrinsic size rows.
  private func removeOwnRows(_ node: EngineNode) {
    removeContentRows(node)
    for row in node.frameRows { removeRow(row) }
    for row in node.nonNegativeSizeRows { removeRow(row) }
    (node.frameRows, node.nonNegativeSizeRows) = ([], [])
  }

  func row(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    isScratch ? scratchRows[ObjectIdentifier(constraint)] : constraint.row
  }

  func setRow(_ row: LinearConstraint?, of constraint: NSLayoutConstraint) {
    if isScratch { scratchRows[ObjectIdentifier(constraint)] = row } else { constraint.row = row }
  }

  func removeRow(_ row: LinearConstraint) {
    solver.removeConstraint(row)
    rowOwners[row] = nil
    reportedConflicts.remove(row)
    needsSolve = true
  }

  // MARK: Events from the tree

  /// Adds a view and its subtree.
  package func attach(_ view: any LayoutView) {
    view.visitTree { view in
      if !isScratch, view !== root { view.rootEngine = nil }
      if !view.translatesAutoresizingMask { _ = node(of: view) }
      for constraint in view.constraints where !hasRow(constraint) {
        if !isScratch { constraint.row = nil }
        pendingConstraints.append(constraint)
      }
    }
    needsSolve = true
    needsRenumbering = true
  }

  /// Returns whether this engine has created the constraint's row. This happens if a newly added view requests layout
  /// in a callback.
  private func hasRow(_ constraint: NSLayoutConstraint) -> Bool {
    guard let row = row(of: constraint), case .constraint(let owner)? = rowOwners[row] else { return false }
    return owner === constraint
  }

  package func attach(guide: any ConstraintItem) {
    guide.layoutNode = nil
  }

  /// Removes a view and its subtree. Constraints that cross the subtree's boundary must have been removed before.
  ///
  /// All rows are removed before the first variable, because a view's rows may contain variables of other views. For
  /// example, the rows of an autoresizing mask contain the superview's size.
  package func detach(_ view: any LayoutView) {
    // Baseline rows may contain variables of views in the removed subtree that only provide baselines, so all of
    // these rows are rebuilt. Constraints of the removed subtree are dropped from the list later.
    if !baselineProviderConstraints.isEmpty { rebuildRows(of: Array(baselineProviderConstraints.values)) }
    if !pendingConstraints.isEmpty { hasStalePending = true }
    view.visitTree { view in
      for constraint in view.constraints { removeRow(of: constraint) }
      if let node = existingNode(of: view) { removeOwnRows(node) }
    }
    view.visitTree { view in
      view.visitGuides { removeNode(of: $0) }
      removeNode(of: view)
    }
  }

  package func detach(guide: any ConstraintItem) {
    removeNode(of: guide)
  }

  package func orderDidChange() {
    needsRenumbering = true
    needsSolve = true
  }

  // MARK: Events from constraints

  package func add(_ constraint: NSLayoutConstraint) {
    pendingConstraints.append(constraint)
    needsSolve = true
  }

  package func remove(_ constraint: NSLayoutConstraint) {
    if row(of: constraint) == nil {
      hasStalePending = true
    } else {
      removeRow(of: constraint)
    }
  }

  private func removeRow(of constraint: NSLayoutConstraint) {
    guard let row = row(of: constraint) else { return }
    removeRow(row)
    setRow(nil, of: constraint)
    metricConstraints[ObjectIdentifier(constraint)] = nil
    offsetConstraints[ObjectIdentifier(constraint)] = nil
    baselineProviderConstraints[ObjectIdentifier(constraint)] = nil
  }

  package func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let row = row(of: constraint) else { return }
    solver.setConstant(rowConstant(of: constraint), of: row)
    needsSolve = true
    constraint.container?.markSubtreeNeedsLayout()
  }

  package func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let row = row(of: constraint) else { return }
    solver.setPriority(constraint.priority.solverPriority, of: row)
    needsSolve = true
    constraint.container?.markSubtreeNeedsLayout()
  }

  /// Updates the constants of rows that contain margins or baselines.
  package func metricsDidChange() {
    for constraint in metricConstraints.values {
      guard let row = row(of: constraint) else { continue }
      solver.setConstant(rowConstant(of: constraint), of: row)
    }
    needsSolve = true
  }

  /// Rebuilds the rows of all constraints after a change of the layout direction.
  package func rebuildRows() {
    rebuildRows(
      of: rowOwners.elements.compactMap { row in
        if case .constraint(let constraint) = row.value { return constraint }
        return nil
      })
  }

  /// Rebuilds baseline rows after the views that provide baselines have changed.
  package func baselineViewsDidChange() {
    rebuildRows(of: metricConstraints.values.filter { $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline })
  }

  /// Rebuilds rows in order of activation, so that the order does not depend on hashing.
  private func rebuildRows(of constraints: [NSLayoutConstraint]) {
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      removeRow(of: constraint)
      pendingConstraints.append(constraint)
    }
    needsSolve = true
  }

  // MARK: Events from views

  package func autoresizingDidChange(for view: any LayoutView) {
    if let node = existingNode(of: view) {
      replaceOwnRows(of: view, node)
    } else if !view.translatesAutoresizingMask {
      _ = node(of: view)
    }
  }

  package func frameDidChange(of view: any LayoutView) {
    guard let node = existingNode(of: view) else { return }
    if view === root || view.hasFrameRows { replaceFrameRows(of: view, node) }
    // The next layout pass of the superview (for the root, of the view itself) restores the frame that the
    // constraints determine.
    if !view.translatesAutoresizingMask { noteMove(of: node) }
  }

  package func contentSizeDidChange(of view: any LayoutView) {
    guard let node = existingNode(of: view) else { return }
    node.measuredWidth = .nan
    pendingContent.append(node)
    needsSolve = true
  }

  package func contentPrioritiesDidChange(of view: any LayoutView) {
    guard let node = existingNode(of: view) else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let rows = axis == .horizontal ? node.horizontal : node.vertical
      if let row = rows.hugging {
        solver.setPriority(view.hugging(on: axis).solverPriority, of: row)
      }
      if let row = rows.compression {
        solver.setPriority(view.compressionResistance(on: axis).solverPriority, of: row)
      }
    }
    needsSolve = true
  }
}

/// The owner of a solver row.
package enum RowOwner {
  case constraint(NSLayoutConstraint)
  case contentSize(EngineNode, NSLayoutConstraint.Axis)
  case frame(EngineNode)
  case nonNegativeSize(EngineNode)
}

extension UILayoutPriority {
  /// The solver's priority. Values outside 0...1000 are rejected when they are set.
  package var solverPriority: Priority { Priority(rawValue) ?? .required }
}
