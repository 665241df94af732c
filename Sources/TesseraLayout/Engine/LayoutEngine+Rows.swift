// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of constraints and frames to solver rows. An item's edge is a sum of variables: the origins from the
// item up to the common ancestor. Far edges add the item's size, and centers add half of it. Margins and baselines
// add constants.

import Foundation
import TesseraSolver

/// A sum of variables and a constant.
struct LinearExpression {
  var terms: [Term] = []
  var constant = 0.0
  /// Whether `constant` includes a scroll view's content offset.
  var readsOffset = false
  /// Whether the terms include variables of a view that provides an item's baseline.
  var usesBaselineProvider = false

  mutating func addTerm(_ variable: Variable, coefficient: Double) {
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

  /// Returns whether the view is in the engine's tree or, for a scratch engine, in the measured subtree.
  private func isHome(of view: any LayoutView) -> Bool {
    isScratch ? view.isInside(root) : view.layoutRoot === root
  }

  private func addRow(for constraint: NSLayoutConstraint) {
    guard let ancestor = constraint.container, let first = constraint.firstHandle?.item else { return }
    let isRTL = isRightToLeft(constraint)
    let expression = difference(of: constraint, first: first, ancestor: ancestor, isRTL: isRTL)
    defer { recycle(expression) }
    let row = solver.addConstraint(
      expression.terms, relation: (isRTL ? constraint.relation.reversed : constraint.relation).solverRelation,
      constant: rowConstant(of: constraint, isRTL: isRTL) - expression.constant, at: constraint.priority.solverPriority,
      rank: constraint.origin.rank(constraint.activation), drawsToBound: constraint.drawsToBound)
    rowOwners[row] = .constraint(constraint)
    setRow(row, of: constraint)
    if constraint.dependsOnMetrics { metricConstraints[ObjectIdentifier(constraint)] = constraint }
    if expression.usesBaselineProvider { baselineProviderConstraints[ObjectIdentifier(constraint)] = constraint }
    if expression.readsOffset { offsetConstraints[ObjectIdentifier(constraint)] = constraint }
    needsSolve = true
  }

  func rowConstant(of constraint: NSLayoutConstraint) -> Double {
    let isRTL = isRightToLeft(constraint)
    let isDependent =
      constraint.dependsOnMetrics
      || !offsetConstraints.isEmpty && offsetConstraints[ObjectIdentifier(constraint)] != nil
    guard isDependent else { return rowConstant(of: constraint, isRTL: isRTL) }
    guard let ancestor = constraint.container, let first = constraint.firstHandle?.item else { return 0 }
    let expression = difference(of: constraint, first: first, ancestor: ancestor, isRTL: isRTL)
    defer { recycle(expression) }
    return rowConstant(of: constraint, isRTL: isRTL) - expression.constant
  }

  /// Saves the memory of an expression's terms for reuse by the next expression.
  private func recycle(_ expression: consuming LinearExpression) {
    spareTerms = expression.terms
    spareTerms.removeAll(keepingCapacity: true)
  }

  /// Returns the constraint's constant. In a right-to-left layout, distances between leading or trailing edges are
  /// negated, and the relation is reversed.
  private func rowConstant(of constraint: NSLayoutConstraint, isRTL: Bool) -> Double {
    isRTL ? -Double(constraint.constant) : Double(constraint.constant)
  }

  /// Returns first - multiplier x second.
  private func difference(
    of constraint: NSLayoutConstraint, first: any ConstraintItem, ancestor: any LayoutView, isRTL: Bool
  ) -> LinearExpression {
    var expression = LinearExpression(terms: spareTerms)
    spareTerms = []
    guard let second = constraint.secondHandle?.item, constraint.secondAttribute != .notAnAttribute else {
      addTerms(
        of: first, attribute: constraint.firstAttribute, factor: 1, ancestor: ancestor, isRTL: isRTL, to: &expression)
      return expression
    }
    let factor = -Double(constraint.multiplier)
    let isSystem = constraint.origin == .system
    if !addScrollSide(
      of: first, attribute: constraint.firstAttribute, factor: 1, ancestor: ancestor, isRTL: isRTL, other: second,
      isSystem: isSystem, to: &expression)
    {
      addTerms(
        of: first, attribute: constraint.firstAttribute, factor: 1, ancestor: ancestor, isRTL: isRTL, to: &expression)
    }
    if !addScrollSide(
      of: second, attribute: constraint.secondAttribute, factor: factor, ancestor: ancestor, isRTL: isRTL, other: first,
      isSystem: isSystem, to: &expression)
    {
      addTerms(
        of: second, attribute: constraint.secondAttribute, factor: factor, ancestor: ancestor, isRTL: isRTL,
        to: &expression)
    }
    return expression
  }

  /// Returns whether leading means right for the constraint. The view whose constraint list contains the constraint
  /// determines this, regardless of its subviews' directions. A view with a forced right-to-left direction therefore
  /// mirrors the constraints in its list.
  func isRightToLeft(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
    return constraint.container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func addTerms(
    of item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute, factor: Double, ancestor: any LayoutView,
    isRTL: Bool, to expression: inout LinearExpression
  ) {
    let side = attribute.resolved(isRTL: isRTL)
    let own = item
    let item = baselineProvider(for: own, side)
    if item !== own { expression.usesBaselineProvider = true }
    let node = node(of: item)
    let isHorizontal = side.axis == .horizontal
    let size = isHorizontal ? node.width : node.height
    if side.isSize {
      expression.addTerm(size, coefficient: factor)
      return
    }
    addOrigin(of: item, isHorizontal: isHorizontal, factor: factor, ancestor: ancestor, to: &expression)
    let share = side.sizeShare
    if share != 0 { expression.addTerm(size, coefficient: factor * share) }
    expression.constant += factor * metric(of: item, side)
  }

  /// Returns the view that provides the item's baseline, such as a stack view's first label or the view returned by
  /// `forFirstBaselineLayout`.
  private func baselineProvider(
    for item: any ConstraintItem, _ side: NSLayoutConstraint.Attribute
  ) -> any ConstraintItem {
    guard side == .firstBaseline || side == .lastBaseline, let view = item.itemView else { return item }
    return view.baselineItem(side)
  }

  /// Adds the item's origin in the ancestor's coordinates: the sum of the origins of the item and all containers in
  /// between.
  func addOrigin(
    of item: any ConstraintItem, isHorizontal: Bool, factor: Double, ancestor: any LayoutView,
    to expression: inout LinearExpression
  ) {
    var current: any ConstraintItem = item
    while current !== ancestor {
      let node = node(of: current)
      expression.addTerm(isHorizontal ? node.x : node.y, coefficient: factor)
      guard let container = current.layoutContainer else { return }
      if container !== ancestor, let scroll = container.layoutScrollView {
        subtractOffset(of: scroll, isHorizontal: isHorizontal, factor: factor, from: &expression)
      }
      current = container
    }
  }

  /// Returns the offset of a margin or a baseline from its edge.
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

  // MARK: Implied rows

  func addOwnRows(of view: any LayoutView, _ node: EngineNode) {
    if view === root || view.hasFrameRows { addFrameRows(of: view, node) }
    if !view.translatesAutoresizingMask || (isScratch && view === root) {
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
    if view !== root, !view.hasAutoresizingMask, node.frameRows.count == 4 {
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
    if view === root {
      addRootRows(of: view, node)
      return
    }
    let rect = view.alignmentRect(forFrame: view.frame)
    let parent = view.autoresizingParent
    let outer = parent?.bounds.size ?? .zero
    let fixed: AutoresizingShares = (0, 0)
    let shares = parent == nil ? (x: fixed, y: fixed) : view.autoresizingShares(of: rect, in: outer)
    // If a root view uses constraints, the constraints that determine its frame take precedence over the window's
    // size.
    let priority = view.translatesAutoresizingMask ? Priority.required : UILayoutPriority(999.99).solverPriority
    addFrameRows(
      for: node, origin: node.x, size: node.width, start: rect.minX, length: rect.width, outer: outer.width,
      outerVariable: parent.map { self.node(of: $0).width }, shares: shares.x, priority: priority)
    addFrameRows(
      for: node, origin: node.y, size: node.height, start: rect.minY, length: rect.height, outer: outer.height,
      outerVariable: parent.map { self.node(of: $0).height }, shares: shares.y, priority: priority)
  }

  private func addFrameRows(
    for node: EngineNode, origin: Variable, size: Variable, start: CGFloat, length: CGFloat, outer: CGFloat,
    outerVariable: Variable?, shares: AutoresizingShares, priority: Priority
  ) {
    for (variable, value, share) in [(origin, start, shares.start), (size, length, shares.length)] {
      var terms = [Term(variable: variable, coefficient: 1)]
      if let outerVariable, share != 0 { terms.append(Term(variable: outerVariable, coefficient: -Double(share))) }
      addFrameRow(for: node, terms: terms, constant: Double(value - share * outer), at: priority)
    }
  }

  /// Adds the rows of a root view. The root is at the origin with the size of its bounds, unless it uses constraints.
  private func addRootRows(of view: any LayoutView, _ node: EngineNode) {
    addFrameRow(for: node, terms: [Term(variable: node.x, coefficient: 1)], constant: 0)
    addFrameRow(for: node, terms: [Term(variable: node.y, coefficient: 1)], constant: 0)
    if isScratch { return }
    let size = view.alignmentRect(forFrame: view.bounds).size
    if view.translatesAutoresizingMask {
      addFrameRow(for: node, terms: [Term(variable: node.width, coefficient: 1)], constant: Double(size.width))
      addFrameRow(for: node, terms: [Term(variable: node.height, coefficient: 1)], constant: Double(size.height))
    } else {
      solver.setRest(Double(size.width), of: node.width)
      solver.setRest(Double(size.height), of: node.height)
    }
  }

  private func addFrameRow(for node: EngineNode, terms: [Term], constant: Double, at priority: Priority = .required) {
    let row = solver.addConstraint(
      terms, relation: .equal, constant: constant, at: priority, rank: ConstraintOrigin.system.rank(0))
    rowOwners[row] = .frame(node)
    node.frameRows.append(row)
  }

  // MARK: Intrinsic size

  /// Removes the nodes of items that were removed from the engine. Because items may leave one by one, their nodes
  /// are removed in one pass.
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
      setContentSize(to: Double(size.width), of: node, axis: .horizontal, priorities: view)
      // Multi-line text keeps its measured height until it is measured again.
      if !(view.heightDependsOnWidth && node.vertical.size >= 0) {
        setContentSize(to: Double(size.height), of: node, axis: .vertical, priorities: view)
      }
    }
    if !pending.isEmpty, !metricConstraints.isEmpty { metricsDidChange() }
  }

  /// Sets the intrinsic size for hugging and compression resistance on one axis. Negative values and NaN mean no
  /// intrinsic size.
  func setContentSize(
    to value: Double, of node: EngineNode, axis: NSLayoutConstraint.Axis, priorities view: any LayoutView
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
      rows.hugging = addContentRow(
        for: variable, relation: .lessThanOrEqual, size: size, priority: view.hugging(on: axis), node: node, axis: axis)
      rows.compression = addContentRow(
        for: variable, relation: .greaterThanOrEqual, size: size, priority: view.compressionResistance(on: axis),
        node: node, axis: axis)
    }
    if !(node.item === root && !isMeasuring) { solver.setRest(max(0, size), of: variable) }
    if axis == .horizontal { node.horizontal = rows } else { node.vertical = rows }
    needsSolve = true
  }

  private func addContentRow(
    for variable: Variable, relation: TesseraSolver.Relation, size: Double, priority: UILayoutPriority,
    node: EngineNode, axis: NSLayoutConstraint.Axis
  ) -> LinearConstraint {
    let row = solver.addConstraint(
      [Term(variable: variable, coefficient: 1)], relation: relation, constant: size, at: priority.solverPriority,
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

  /// Adds a `size >= 0` row for each size that is negative in the solution. Nonnegative sizes need no such row: if an
  /// optimum found without these rows satisfies them, it is also the optimum with them.
  func enforceNonNegativeSizes(_ changed: [Variable]) -> Bool {
    var added = false
    for variable in changed where solver.value(of: variable) < -1e-6 {
      guard let node = owners[variable], variable == node.width || variable == node.height,
        node.item.anchorDistance == nil
      else { continue }
      let row = solver.addConstraint(
        [Term(variable: variable, coefficient: 1)], relation: .greaterThanOrEqual, constant: 0, at: .required,
        rank: ConstraintOrigin.invariant.rank(0))
      rowOwners[row] = .nonNegativeSize(node)
      node.nonNegativeSizeRows.append(row)
      added = true
    }
    return added
  }
}

extension ConstraintOrigin {
  /// Returns the rank that determines the order in which constraints are broken: first by origin, then by activation.
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
  /// Returns left or right for leading and trailing attributes, depending on the layout direction.
  func resolved(isRTL: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRTL ? .right : .left
    case .trailing: isRTL ? .left : .right
    case .leadingMargin: isRTL ? .rightMargin : .leftMargin
    case .trailingMargin: isRTL ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The fraction of the item's size between its origin and this edge.
  var sizeShare: Double {
    switch self {
    case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }
}
