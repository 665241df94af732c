// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Computes the constraints that a stack view requires for its arranged views. Each group of constraints has a
/// separate function.
@MainActor
struct StackPlan {
  typealias Wanted = StackArrangement.PlannedConstraint
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  let views: [UIView]
  let visible: [UIView]
  let spanner: UILayoutGuide?
  let gapGuides: [UILayoutGuide]
  /// The item to which the outer views are pinned: the stack view or its layout margins guide.
  let canvas: any ConstraintItem
  let main: Sides
  let cross: Sides

  /// The layout attributes of an axis.
  struct Sides {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let size: Attribute

    static let horizontal = Sides(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Sides(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  init(stack: UIStackView, views: [UIView], spanner: UILayoutGuide?, gapGuides: [UILayoutGuide]) {
    self.stack = stack
    self.views = views
    visible = views.filter { !$0.isHidden }
    self.spanner = spanner
    self.gapGuides = gapGuides
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    main = stack.axis == .horizontal ? .horizontal : .vertical
    cross = stack.axis == .horizontal ? .vertical : .horizontal
  }

  static func needsSpanner(alignment: UIStackView.Alignment, count: Int) -> Bool {
    switch alignment {
    case .fill: false
    case .center: count > 1
    default: count > 0
    }
  }

  static func gapCount(distribution: UIStackView.Distribution, views: [UIView]) -> Int {
    guard distribution == .equalSpacing || distribution == .equalCentering else { return 0 }
    return max(0, views.filter { !$0.isHidden }.count - 1)
  }

  private func constraint(
    first: any ConstraintItem, attribute: Attribute, relation: NSLayoutConstraint.Relation,
    second: (any ConstraintItem)?,
    secondAttribute: Attribute, identifier: String, constant: CGFloat = 0, multiplier: CGFloat = 1,
    priority: Float = 1000
  ) -> Wanted {
    Wanted(
      first: first, attribute: attribute, relation: relation, second: second, secondAttribute: secondAttribute,
      multiplier: multiplier, constant: constant, priority: UILayoutPriority(priority), identifier: identifier)
  }

  // MARK: Main axis

  /// Adds the chain of constraints from the canvas through all views and back to the canvas. Hidden views have no
  /// length.
  func addMainAxis(to list: inout [Wanted]) {
    guard let first = views.first, let last = views.last else { return }
    list.append(
      constraint(
        first: canvas, attribute: main.start, relation: .equal, second: first, secondAttribute: main.start,
        identifier: "UISV-canvas-connection"))
    list.append(
      constraint(
        first: canvas, attribute: main.end, relation: .equal, second: last, secondAttribute: main.end,
        identifier: "UISV-canvas-connection"))
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, gap) in gaps().enumerated() {
      let (previous, next) = (views[index], views[index + 1])
      let relation: NSLayoutConstraint.Relation = isLoose && gap.mayGrow ? .greaterThanOrEqual : .equal
      let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
      list.append(
        constraint(
          first: next, attribute: usesBaselines ? .firstBaseline : main.start, relation: relation, second: previous,
          secondAttribute: usesBaselines ? .lastBaseline : main.end, identifier: "UISV-spacing", constant: gap.length))
    }
    for view in views where view.isHidden {
      list.append(
        constraint(
          first: view, attribute: main.size, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
          identifier: "UISV-hiding"))
    }
  }

  /// Returns the gap after each view except the last. Hidden views between two visible views are centered in the gap.
  /// Hidden views at the beginning or end have no gap.
  private func gaps() -> [(length: CGFloat, mayGrow: Bool)] {
    var lastVisible: UIView?
    return views.indices.dropLast().map { index in
      let (view, next) = (views[index], views[index + 1])
      if !view.isHidden { lastVisible = view }
      guard let before = lastVisible, views[(index + 1)...].contains(where: { !$0.isHidden }) else { return (0, false) }
      let gap = stack.gap(after: before)
      switch (view.isHidden, next.isHidden) {
      case (false, false): return (gap, true)
      case (false, true), (true, false): return (gap / 2, true)
      case (true, true): return (0, false)
      }
    }
  }

  func addDistribution(to list: inout [Wanted]) {
    guard let first = visible.first else { return }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        list.append(
          constraint(
            first: view, attribute: main.size, relation: .equal, second: first, secondAttribute: main.size,
            identifier: "UISV-fill-equally"))
      }
    case .fillProportionally: addProportions(to: &list)
    case .equalSpacing:
      addGaps(to: &list, from: main.end, toAttribute: main.start, priority: 1000, step: 0)
      addMainFit(to: &list)
    case .equalCentering:
      addGaps(to: &list, from: main.center, toAttribute: main.center, priority: 149, step: 1)
      addMainFit(to: &list)
    }
  }

  /// Adds a weak constraint that keeps the stack view as short as its views allow, because gaps may grow without
  /// limit.
  private func addMainFit(to list: inout [Wanted]) {
    list.append(
      constraint(
        first: canvas, attribute: main.size, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
        identifier: "UISV-canvas-fit", priority: 49))
  }

  /// Adds lengths proportional to the intrinsic lengths, with priorities that decrease from 999, so that only one of
  /// them is affected by rounding. The proportions refer to the whole stack view including its margins, so the last
  /// view is shorter by the margins.
  private func addProportions(to list: inout [Wanted]) {
    let lengths = visible.map { view in
      let size = view.intrinsicContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let spacing = visible.dropLast().map(stack.gap(after:)).reduce(0, +)
    let total = lengths.reduce(0, +) + spacing
    guard total > 0 else { return }
    for (index, view) in visible.enumerated() where lengths[index] > 0 {
      let priority: Float = visible.count == 1 ? 1000 : max(1, 999 - Float(index))
      list.append(
        constraint(
          first: view, attribute: main.size, relation: .equal, second: stack, secondAttribute: main.size,
          identifier: "UISV-fill-proportionally", multiplier: lengths[index] / total,
          priority: priority))
    }
  }

  /// Adds guides in the gaps between neighbors. All guides have the same length.
  private func addGaps(
    to list: inout [Wanted], from: Attribute, toAttribute to: Attribute, priority: Float, step: Float
  ) {
    for (index, guide) in gapGuides.enumerated() where index + 1 < visible.count {
      list.append(
        constraint(
          first: guide, attribute: main.start, relation: .equal, second: visible[index], secondAttribute: from,
          identifier: "UISV-distributing-edge"))
      list.append(
        constraint(
          first: guide, attribute: main.end, relation: .equal, second: visible[index + 1], secondAttribute: to,
          identifier: "UISV-distributing-edge"))
      guard index > 0 else { continue }
      list.append(
        constraint(
          first: guide, attribute: main.size, relation: .equal, second: gapGuides[0], secondAttribute: main.size,
          identifier: "UISV-distributing",
          priority: max(1, priority - step * Float(index - 1))))
    }
  }

  // MARK: Cross axis

  func addCrossAxis(to list: inout [Wanted]) {
    guard let first = views.first else { return }
    switch stack.alignment {
    case .fill: addFill(first, to: &list)
    case .leading: addEdge(first, cross.start, to: &list)
    case .trailing: addEdge(first, cross.end, to: &list)
    case .center: addCenter(first, to: &list)
    case .firstBaseline, .lastBaseline: addBaseline(first, to: &list)
    }
  }

  private func addFill(_ first: UIView, to list: inout [Wanted]) {
    for view in views.dropFirst() {
      list.append(
        constraint(
          first: first, attribute: cross.start, relation: .equal, second: view, secondAttribute: cross.start,
          identifier: "UISV-alignment"))
      list.append(
        constraint(
          first: first, attribute: cross.end, relation: .equal, second: view, secondAttribute: cross.end,
          identifier: "UISV-alignment"))
    }
    list.append(
      constraint(
        first: canvas, attribute: cross.start, relation: .equal, second: first, secondAttribute: cross.start,
        identifier: "UISV-canvas-connection"))
    list.append(
      constraint(
        first: canvas, attribute: cross.end, relation: .equal, second: first, secondAttribute: cross.end,
        identifier: "UISV-canvas-connection"))
  }

  private func addEdge(_ first: UIView, _ edge: Attribute, to list: inout [Wanted]) {
    let opposite = edge == cross.start ? cross.end : cross.start
    for view in views.dropFirst() {
      list.append(
        constraint(
          first: first, attribute: edge, relation: .equal, second: view, secondAttribute: edge,
          identifier: "UISV-alignment"))
    }
    list.append(
      constraint(
        first: canvas, attribute: edge, relation: .equal, second: first, secondAttribute: edge,
        identifier: "UISV-canvas-connection"))
    guard let spanner else { return }
    list.append(
      constraint(
        first: canvas, attribute: opposite, relation: .equal, second: spanner, secondAttribute: opposite,
        identifier: "UISV-canvas-connection"))
    for view in views {
      list.append(
        constraint(
          first: spanner, attribute: edge, relation: .equal, second: view, secondAttribute: edge,
          identifier: "UISV-spanning-boundary", priority: 999.5))
      let outwards: NSLayoutConstraint.Relation = opposite == cross.end ? .greaterThanOrEqual : .lessThanOrEqual
      list.append(
        constraint(
          first: spanner, attribute: opposite, relation: outwards, second: view, secondAttribute: opposite,
          identifier: "UISV-spanning-boundary"))
    }
    addFits(spanner, to: &list)
  }

  private func addCenter(_ first: UIView, to list: inout [Wanted]) {
    for view in views.dropFirst() {
      list.append(
        constraint(
          first: first, attribute: cross.center, relation: .equal, second: view, secondAttribute: cross.center,
          identifier: "UISV-alignment"))
    }
    list.append(
      constraint(
        first: canvas, attribute: cross.center, relation: .equal, second: first, secondAttribute: cross.center,
        identifier: "UISV-canvas-connection"))
    guard let spanner else {
      list.append(
        constraint(
          first: canvas, attribute: cross.start, relation: .lessThanOrEqual, second: first,
          secondAttribute: cross.start, identifier: "UISV-canvas-connection"))
      list.append(
        constraint(
          first: canvas, attribute: cross.end, relation: .greaterThanOrEqual, second: first, secondAttribute: cross.end,
          identifier: "UISV-canvas-connection"))
      list.append(
        constraint(
          first: canvas, attribute: cross.size, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
          identifier: "UISV-canvas-fit", priority: 49))
      list.append(
        constraint(
          first: first, attribute: cross.size, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
          identifier: "UISV-ambiguity-suppression", priority: 25))
      return
    }
    list.append(
      constraint(
        first: canvas, attribute: cross.start, relation: .equal, second: spanner, secondAttribute: cross.start,
        identifier: "UISV-canvas-connection"))
    list.append(
      constraint(
        first: canvas, attribute: cross.end, relation: .equal, second: spanner, secondAttribute: cross.end,
        identifier: "UISV-canvas-connection"))
    addSpan(spanner, to: &list)
    addFits(spanner, to: &list)
  }

  /// Aligns baselines. A vertical stack view treats baseline alignments as leading alignment.
  private func addBaseline(_ first: UIView, to list: inout [Wanted]) {
    guard stack.axis == .horizontal else {
      addEdge(first, cross.start, to: &list)
      return
    }
    let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() {
      list.append(
        constraint(
          first: first, attribute: baseline, relation: .equal, second: view, secondAttribute: baseline,
          identifier: "UISV-alignment"))
    }
    guard let spanner else { return }
    list.append(
      constraint(
        first: canvas, attribute: .top, relation: .equal, second: spanner, secondAttribute: .top,
        identifier: "UISV-canvas-connection"))
    if stack.alignment == .firstBaseline {
      list.append(
        constraint(
          first: canvas, attribute: .bottom, relation: .equal, second: spanner, secondAttribute: .bottom,
          identifier: "UISV-canvas-connection"))
    } else {
      list.append(
        constraint(
          first: canvas, attribute: .bottom, relation: .greaterThanOrEqual, second: first, secondAttribute: .bottom,
          identifier: "UISV-canvas-connection"))
      list.append(
        constraint(
          first: canvas, attribute: .bottom, relation: .greaterThanOrEqual, second: spanner, secondAttribute: .bottom,
          identifier: "UISV-canvas-connection"))
    }
    addSpan(spanner, to: &list)
    list.append(
      constraint(
        first: canvas, attribute: .height, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
        identifier: "UISV-canvas-fit", priority: 49))
    addFits(spanner, to: &list)
  }

  private func addSpan(_ spanner: UILayoutGuide, to list: inout [Wanted]) {
    for view in views {
      list.append(
        constraint(
          first: spanner, attribute: cross.start, relation: .lessThanOrEqual, second: view,
          secondAttribute: cross.start, identifier: "UISV-spanning-boundary"))
      list.append(
        constraint(
          first: spanner, attribute: cross.end, relation: .greaterThanOrEqual, second: view, secondAttribute: cross.end,
          identifier: "UISV-spanning-boundary"))
    }
  }

  /// Adds weak constraints that remove ambiguity by minimizing the sizes, across the axis, of the views and of the
  /// spanner, which is the guide that encloses them.
  private func addFits(_ spanner: UILayoutGuide, to list: inout [Wanted]) {
    list.append(
      constraint(
        first: spanner, attribute: cross.size, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
        identifier: "UISV-spanning-fit", priority: 51))
    for view in views {
      list.append(
        constraint(
          first: view, attribute: cross.size, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
          identifier: "UISV-ambiguity-suppression", priority: 25))
    }
  }
}
