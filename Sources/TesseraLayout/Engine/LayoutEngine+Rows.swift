// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How constraints and frames become rows. A side of an item is a sum of variables: origins from the item up to the common
// ancestor, plus the item's size for the far edges, plus half of it for centres, plus numbers for margins and baselines.

import Foundation
import TesseraSolver

/// A sum of variables and a number.
struct LinearExpression {
  var terms: [Term] = []
  var constant = 0.0
  /// Whether the content offset of a scroll view is part of `constant`.
  var readsOffset = false
  /// Whether a view that stands for the baseline of an item is among the terms.
  var usesStandIn = false

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }
}

extension LayoutEngine {
  // MARK: Constraints

  func addPendingConstraints() {
    while !pendingConstraints.isEmpty {
      let pending = pendingConstraints
      let isStale = hasStalePending
      (pendingConstraints, hasStalePending) = ([], false)
      for constraint in pending where row(of: constraint) == nil {
        guard let container = constraint.container, !isStale || isHome(of: container) else { continue }
        addRow(for: constraint)
      }
    }
  }

  /// Whether the view is in the tree this engine lays out, or in the part of it that a scratch engine measures.
  private func isHome(of view: any LayoutView) -> Bool {
    isScratch ? view.isInside(root) : isRoot(view.layoutRoot)
  }

  private func addRow(for constraint: NSLayoutConstraint) {
    guard let ancestor = constraint.container, let first = constraint.firstHandle?.item else { return }
    let isRTL = isRightToLeft(constraint)
    let expression = difference(of: constraint, first, ancestor, isRTL)
    defer { recycle(expression) }
    let row = solver.addConstraint(
      expression.terms, (isRTL ? constraint.relation.reversed : constraint.relation).solverRelation,
      rowConstant(constraint, isRTL) - expression.constant, at: constraint.priority.solverPriority,
      rank: constraint.origin.rank(constraint.activation), drawsToBound: constraint.drawsToBound)
    rowOwners[row] = .constraint(constraint)
    setRow(row, of: constraint)
    if constraint.dependsOnMetrics { metricConstraints[ObjectIdentifier(constraint)] = constraint }
    if expression.usesStandIn { standInConstraints[ObjectIdentifier(constraint)] = constraint }
    if expression.readsOffset { offsetConstraints[ObjectIdentifier(constraint)] = constraint }
    needsSolve = true
  }

  func rowConstant(of constraint: NSLayoutConstraint) -> Double {
    let isRTL = isRightToLeft(constraint)
    let isDependent =
      constraint.dependsOnMetrics
      || !offsetConstraints.isEmpty && offsetConstraints[ObjectIdentifier(constraint)] != nil
    guard isDependent else { return rowConstant(constraint, isRTL) }
    guard let ancestor = constraint.container, let first = constraint.firstHandle?.item else { return 0 }
    let expression = difference(of: constraint, first, ancestor, isRTL)
    defer { recycle(expression) }
    return rowConstant(constraint, isRTL) - expression.constant
  }

  /// Keeps the memory of an expression's terms for the next one.
  private func recycle(_ expression: consuming LinearExpression) {
    spareTerms = expression.terms
    spareTerms.removeAll(keepingCapacity: true)
  }

  /// The constraint's own number. From right to left, distances between leading or trailing edges run the other way: constant
  /// and relation turn.
  private func rowConstant(_ constraint: NSLayoutConstraint, _ isRTL: Bool) -> Double {
    isRTL ? -Double(constraint.constant) : Double(constraint.constant)
  }

  /// first - multiplier x second.
  private func difference(
    of constraint: NSLayoutConstraint, _ first: any ConstraintItem, _ ancestor: any LayoutView, _ isRTL: Bool
  ) -> LinearExpression {
    var expression = LinearExpression(terms: spareTerms)
    spareTerms = []
    guard let second = constraint.secondHandle?.item, constraint.secondAttribute != .notAnAttribute else {
      add(first, constraint.firstAttribute, 1, ancestor, isRTL, to: &expression)
      return expression
    }
    let factor = -Double(constraint.multiplier)
    let isSystem = constraint.origin == .system
    if !addScrollSide(first, constraint.firstAttribute, 1, ancestor, isRTL, second, isSystem, to: &expression) {
      add(first, constraint.firstAttribute, 1, ancestor, isRTL, to: &expression)
    }
    if !addScrollSide(second, constraint.secondAttribute, factor, ancestor, isRTL, first, isSystem, to: &expression) {
      add(second, constraint.secondAttribute, factor, ancestor, isRTL, to: &expression)
    }
    return expression
  }

  /// Whether leading means right for the constraint: the view that holds it decides, whatever the directions of those in
  /// it. So a view that is forced to read from the right mirrors what is constrained to it.
  func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
    return constraint.container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func add(
    _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ ancestor: any LayoutView,
    _ isRTL: Bool, to expression: inout LinearExpression
  ) {
    let side = attribute.resolved(isRTL: isRTL)
    let own = item
    let item = standIn(for: own, side)
    if item !== own { expression.usesStandIn = true }
    let node = node(of: item)
    let isHorizontal = side.axis == .horizontal
    let size = isHorizontal ? node.width : node.height
    if side.isSize {
      expression.add(size, factor)
      return
    }
    addOrigin(of: item, isHorizontal, factor, ancestor, to: &expression)
    let share = side.sizeShare
    if share != 0 { expression.add(size, factor * share) }
    expression.constant += factor * metric(of: item, side)
  }

  /// The view whose baseline stands for the item's: a stack view's first label, or what `forFirstBaselineLayout` says.
  private func standIn(for item: any ConstraintItem, _ side: NSLayoutConstraint.Attribute) -> any ConstraintItem {
    guard side == .firstBaseline || side == .lastBaseline, let view = item.itemView else { return item }
    return view.baselineItem(side)
  }

  /// The item's origin in the ancestor's coordinates: its own and those of all containers between.
  func addOrigin(
    of item: any ConstraintItem, _ isHorizontal: Bool, _ factor: Double, _ ancestor: any LayoutView,
    to expression: inout LinearExpression
  ) {
    var current: any ConstraintItem = item
    while current !== ancestor {
      let node = node(of: current)
      expression.add(isHorizontal ? node.x : node.y, factor)
      guard let container = current.layoutContainer else { return }
      if container !== ancestor, let scroll = container.layoutScrollView {
        subtractOffset(of: scroll, isHorizontal, factor, from: &expression)
      }
      current = container
    }
  }

  /// What a margin or a baseline adds to its edge.
  func metric(of item: any ConstraintItem, _ side: NSLayoutConstraint.Attribute) -> Double {
    guard side.dependsOnMetrics, let view = item.itemView else { return 0 }
    switch side {
    case .firstBaseline: return Double(view.baselineOffsets().first)
    case .lastBaseline: return -Double(view.baselineOffsets().last)
    default: break
    }
    let insets = view.effectiveMargins
    switch side {
    case .leftMargin: return Double(insets.left)
    case .rightMargin: return -Double(insets.right)
    case .topMargin: return Double(insets.top)
    case .bottomMargin: return -Double(insets.bottom)
    case .centerXWithinMargins: return Double(insets.left - insets.right) / 2
    case .centerYWithinMargins: return Double(insets.top - insets.bottom) / 2
    default: return 0
    }
  }

  // MARK: Rows that follow from a view

  func addOwnRows(of view: any LayoutView, _ node: EngineNode) {
    if isRoot(view) || view.hasFrameRows { addFrameRows(of: view, node) }
    if !view.translatesAutoresizingMask || (isScratch && isRoot(view)) {
      if view.heightDependsOnWidth { textNodes.append(node) }
      pendingContent.append(node)
    }
  }

  func replaceOwnRows(of view: any LayoutView, _ node: EngineNode) {
    for row in node.frameRows { removeRow(row) }
    node.frameRows = []
    removeContentRows(node)
    textNodes.removeAll { $0 === node }
    addOwnRows(of: view, node)
    needsSolve = true
  }

  func replaceFrameRows(of view: any LayoutView, _ node: EngineNode) {
    if !isRoot(view), !view.hasAutoresizingMask, node.frameRows.count == 4 {
      let rect = view.alignmentRect(forFrame: view.frame)
      let values = [rect.minX, rect.width, rect.minY, rect.height]
      for (row, value) in zip(node.frameRows, values) { solver.setConstant(Double(value), of: row) }
    } else {
      for row in node.frameRows { removeRow(row) }
      node.frameRows = []
      addFrameRows(of: view, node)
    }
    needsSolve = true
  }

  private func addFrameRows(of view: any LayoutView, _ node: EngineNode) {
    if isRoot(view) {
      addRootRows(of: view, node)
      return
    }
    let rect = view.alignmentRect(forFrame: view.frame)
    let parent = view.autoresizingParent
    let outer = parent?.bounds.size ?? .zero
    let fixed: AutoresizingShares = (0, 0)
    let shares = parent == nil ? (x: fixed, y: fixed) : view.autoresizingShares(of: rect, in: outer)
    // The window's wish for a root view that asks for constraints yields to those that give it a frame.
    let priority = view.translatesAutoresizingMask ? Priority.required : UILayoutPriority(999.99).solverPriority
    addFrameRows(
      node, node.x, node.width, start: rect.minX, length: rect.width, outer: outer.width,
      outerVariable: parent.map { self.node(of: $0).width }, shares: shares.x, priority: priority)
    addFrameRows(
      node, node.y, node.height, start: rect.minY, length: rect.height, outer: outer.height,
      outerVariable: parent.map { self.node(of: $0).height }, shares: shares.y, priority: priority)
  }

  private func addFrameRows(
    _ node: EngineNode, _ origin: Variable, _ size: Variable, start: CGFloat, length: CGFloat, outer: CGFloat,
    outerVariable: Variable?, shares: AutoresizingShares, priority: Priority
  ) {
    for (variable, value, share) in [(origin, start, shares.start), (size, length, shares.length)] {
      var terms = [Term(variable: variable, coefficient: 1)]
      if let outerVariable, share != 0 { terms.append(Term(variable: outerVariable, coefficient: -Double(share))) }
      addFrameRow(node, terms, Double(value - share * outer), at: priority)
    }
  }

  /// A root stands at the origin. Its size is its bounds, unless it asks for constraints to find it.
  private func addRootRows(of view: any LayoutView, _ node: EngineNode) {
    addFrameRow(node, [Term(variable: node.x, coefficient: 1)], 0)
    addFrameRow(node, [Term(variable: node.y, coefficient: 1)], 0)
    if isScratch { return }
    let size = view.alignmentRect(forFrame: view.bounds).size
    if view.translatesAutoresizingMask {
      addFrameRow(node, [Term(variable: node.width, coefficient: 1)], Double(size.width))
      addFrameRow(node, [Term(variable: node.height, coefficient: 1)], Double(size.height))
    } else {
      solver.setRest(Double(size.width), of: node.width)
      solver.setRest(Double(size.height), of: node.height)
    }
  }

  private func addFrameRow(_ node: EngineNode, _ terms: [Term], _ constant: Double, at priority: Priority = .required) {
    let row = solver.addConstraint(terms, .equal, constant, at: priority, rank: ConstraintOrigin.system.rank(0))
    rowOwners[row] = .frame(node)
    node.frameRows.append(row)
  }

  // MARK: Intrinsic size

  /// Forgets the nodes of items that left. Once for all of them, as many may leave one by one.
  private func dropDeadNodes() {
    guard hasDeadNodes else { return }
    hasDeadNodes = false
    textNodes.removeAll { $0.isDead }
    pendingContent.removeAll { $0.isDead }
  }

  func updatePendingContent() {
    dropDeadNodes()
    let pending = pendingContent
    pendingContent = []
    for node in pending {
      guard let view = node.item.itemView else { continue }
      let size = view.meteredIntrinsicSize
      setContentSize(Double(size.width), node, .horizontal, view)
      // A text that was measured for its width keeps that height until it is measured again.
      if !(view.heightDependsOnWidth && node.vertical.size >= 0) {
        setContentSize(Double(size.height), node, .vertical, view)
      }
    }
    if !pending.isEmpty, !metricConstraints.isEmpty { metricsDidChange() }
  }

  /// Sets what hugging and compression resistance pull one axis to. Negative and NaN mean no intrinsic size.
  func setContentSize(
    _ value: Double, _ node: EngineNode, _ axis: NSLayoutConstraint.Axis, _ view: any LayoutView
  ) {
    let size = value >= 0 ? min(value, 1e7) : -1
    var rows = axis == .horizontal ? node.horizontal : node.vertical
    guard rows.size != size else { return }
    let variable = axis == .horizontal ? node.width : node.height
    rows.size = size
    if size < 0 {
      for row in [rows.hugging, rows.compression].compactMap({ $0 }) { removeRow(row) }
      (rows.hugging, rows.compression) = (nil, nil)
    } else if let hugging = rows.hugging, let compression = rows.compression {
      solver.setConstant(size, of: hugging)
      solver.setConstant(size, of: compression)
    } else {
      rows.hugging = addContentRow(variable, .lessThanOrEqual, size, view.hugging(on: axis), node, axis)
      rows.compression = addContentRow(
        variable, .greaterThanOrEqual, size, view.compressionResistance(on: axis), node, axis)
    }
    if !(isRoot(node.item) && !isMeasuring) { solver.setRest(max(0, size), of: variable) }
    if axis == .horizontal { node.horizontal = rows } else { node.vertical = rows }
    needsSolve = true
  }

  private func addContentRow(
    _ variable: Variable, _ relation: TesseraSolver.Relation, _ size: Double, _ priority: UILayoutPriority,
    _ node: EngineNode, _ axis: NSLayoutConstraint.Axis
  ) -> LinearConstraint {
    let row = solver.addConstraint(
      [Term(variable: variable, coefficient: 1)], relation, size, at: priority.solverPriority,
      rank: ConstraintOrigin.system.rank(0))
    rowOwners[row] = .contentSize(node, axis)
    return row
  }

  func removeContentRows(_ node: EngineNode) {
    for row in [node.horizontal.hugging, node.horizontal.compression, node.vertical.hugging, node.vertical.compression]
    {
      if let row { removeRow(row) }
    }
    node.horizontal = ContentSizeRows()
    node.vertical = ContentSizeRows()
  }

  /// Adds `size >= 0` where the solution broke it. Views do not have negative sizes, but rows that never matter need not
  /// be in the system: the optimum without them that keeps them is the optimum with them.
  func enforceLaws(_ changed: [Variable]) -> Bool {
    var added = false
    for variable in changed where solver.value(of: variable) < -1e-6 {
      guard let node = owners[variable], variable == node.width || variable == node.height,
        node.item.anchorDistance == nil
      else { continue }
      let row = solver.addConstraint(
        [Term(variable: variable, coefficient: 1)], .greaterThanOrEqual, 0, at: .required,
        rank: ConstraintOrigin.law.rank(0))
      rowOwners[row] = .law(node)
      node.lawRows.append(row)
      added = true
    }
    return added
  }
}

extension ConstraintOrigin {
  /// The place in the order of breaking: first by origin, then by activation.
  func rank(_ activation: Int64) -> Int64 { (rawValue << 48) + activation }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: TesseraSolver.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// leading and trailing as left and right.
  func resolved(isRTL: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRTL ? .right : .left
    case .trailing: isRTL ? .left : .right
    case .leadingMargin: isRTL ? .rightMargin : .leftMargin
    case .trailingMargin: isRTL ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// How much of the item's size lies between its origin and this side.
  var sizeShare: Double {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }
}
