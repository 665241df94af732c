// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of a parsed format to constraints. Names are resolved to views and numbers. Spaces and predicates
// become constraints in the order of the format string, and the alignment constraints come last.

import Foundation

@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let sides: Sides
  private var result: [NSLayoutConstraint] = []

  /// The attributes for a format's edges and sizes, which depend on its axis and direction.
  private struct Sides {
    let size: NSLayoutConstraint.Attribute
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    let (startMargin, endMargin): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    /// Whether coordinates increase in the direction opposite to the format's.
    let isReversed: Bool
  }

  static func build(
    _ format: VisualFormat, length: Int, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(format: format, options: options, metrics: metrics, views: views)
    try builder.checkOptions(length: length)
    try builder.addItems()
    return builder.result
  }

  private init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
    sides = Self.sides(format.axis, options.intersection(.directionMask))
  }

  private static func sides(_ axis: NSLayoutConstraint.Axis, _ direction: NSLayoutConstraint.FormatOptions) -> Sides {
    if axis == .vertical {
      return Sides(
        size: .height, start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin, isReversed: false)
    }
    if direction == .directionLeftToRight {
      return Sides(
        size: .width, start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin, isReversed: false)
    }
    if direction == .directionRightToLeft {
      return Sides(
        size: .width, start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin, isReversed: true)
    }
    return Sides(
      size: .width, start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin,
      isReversed: false)
  }

  private func checkOptions(length: Int) throws(VisualFormatError) {
    let axis = format.axis == .horizontal ? "horizontal" : "vertical"
    if options.alignments.contains(where: { $0.axis == format.axis }) {
      throw VisualFormatError(
        sentence:
          "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout that is "
          + "also \(axis).", offset: length)
    }
    if options.contains(.spacingBaselineToBaseline), format.axis == .horizontal {
      throw VisualFormatError(
        sentence: "Options mask required spaces between baselines, which only a vertical layout has.", offset: length)
    }
  }

  // MARK: Items

  private mutating func addItems() throws(VisualFormatError) {
    var items: [any ConstraintItem] = []
    for view in format.views { items.append(try item(view.name)) }
    var connections = format.connections[...]
    if let edge = format.leadingEdge, let connection = connections.popFirst() {
      try addSpaces(connection, toEdge: container(of: items[0], at: edge), items[0], isStart: true)
    }
    for index in items.indices {
      try addSizes(of: items[index], format.views[index].predicates)
      guard let connection = connections.popFirst() else { continue }
      if index + 1 < items.count {
        try addSpaces(connection, between: items[index], items[index + 1])
      } else if let edge = format.trailingEdge {
        try addSpaces(connection, toEdge: container(of: items[index], at: edge), items[index], isStart: false)
      }
    }
    alignNeighbors(items)
  }

  private func item(_ name: VisualFormat.Name) throws(VisualFormatError) -> any ConstraintItem {
    guard let value = views[name.text] else {
      throw VisualFormatError(sentence: "Unable to find view with name \(name.text)", offset: name.offset)
    }
    guard let item = constraintItem(value as AnyObject) else {
      throw VisualFormatError(
        sentence: "The value for \(name.text) in the views dictionary is neither a view nor a layout guide",
        offset: name.offset)
    }
    return item
  }

  private func container(of item: any ConstraintItem, at offset: Int) throws(VisualFormatError) -> any LayoutView {
    guard let container = item.layoutContainer else {
      throw VisualFormatError(
        sentence: "Unable to interpret '|' character, because the related view doesn't have a superview",
        offset: offset)
    }
    return container
  }

  private mutating func alignNeighbors(_ items: [any ConstraintItem]) {
    for attribute in options.alignments {
      for (one, next) in zip(items, items.dropFirst()) {
        addConstraint(
          first: next, attribute: attribute, relation: .equal, second: one, secondAttribute: attribute, constant: 0)
      }
    }
  }

  // MARK: Sizes and spaces

  private mutating func addSizes(
    of item: any ConstraintItem, _ predicates: [VisualFormat.Predicate]
  ) throws(VisualFormatError) {
    for predicate in predicates {
      let priority = try priority(of: predicate)
      if case .name(let name) = predicate.object, metrics[name.text] == nil {
        let other = try self.item(name)
        addConstraint(
          first: item, attribute: sides.size, relation: predicate.relation, second: other, secondAttribute: sides.size,
          constant: 0, priority: priority)
      } else {
        addConstraint(
          first: item, attribute: sides.size, relation: predicate.relation, second: nil,
          secondAttribute: .notAnAttribute, constant: try number(predicate.object), priority: priority)
      }
    }
  }

  private mutating func addSpaces(
    _ connection: VisualFormat.Connection, toEdge container: any LayoutView, _ item: any ConstraintItem, isStart: Bool
  ) throws(VisualFormatError) {
    let side = isStart ? sides.start : sides.end
    switch connection {
    case .flush:
      addSpace(between: container, edge: side, item: item, side: side, isStart: isStart, relation: .equal, space: 0)
    case .standard:
      addSpace(
        between: container, edge: isStart ? sides.startMargin : sides.endMargin, item: item, side: side,
        isStart: isStart, relation: .equal, space: 0)
    case .spaces(let predicates):
      for predicate in predicates {
        addSpace(
          between: container, edge: side, item: item, side: side, isStart: isStart, relation: predicate.relation,
          space: try number(predicate.object),
          priority: try priority(of: predicate))
      }
    }
  }

  /// Adds a space between the superview's edge and the first or last item. Positive constants inset the item.
  private mutating func addSpace(
    between container: any LayoutView, edge: NSLayoutConstraint.Attribute, item: any ConstraintItem,
    side: NSLayoutConstraint.Attribute, isStart: Bool, relation: NSLayoutConstraint.Relation, space: CGFloat,
    priority: UILayoutPriority = .required
  ) {
    if isStart != sides.isReversed {
      addConstraint(
        first: item, attribute: side, relation: relation, second: container, secondAttribute: edge, constant: space,
        priority: priority)
    } else {
      addConstraint(
        first: container, attribute: edge, relation: relation, second: item, secondAttribute: side, constant: space,
        priority: priority)
    }
  }

  private mutating func addSpaces(
    _ connection: VisualFormat.Connection, between one: any ConstraintItem, _ next: any ConstraintItem
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: addSpace(from: one, to: next, relation: .equal, space: 0)
    case .standard:
      addSpace(from: one, to: next, relation: .equal, space: SystemSpacing.standard)
      result.last?.isSystemSpacing = true
    case .spaces(let predicates):
      for predicate in predicates {
        addSpace(
          from: one, to: next, relation: predicate.relation, space: try number(predicate.object),
          priority: try priority(of: predicate))
      }
    }
  }

  private mutating func addSpace(
    from one: any ConstraintItem, to next: any ConstraintItem, relation: NSLayoutConstraint.Relation, space: CGFloat,
    priority: UILayoutPriority = .required
  ) {
    if options.contains(.spacingBaselineToBaseline) {
      addConstraint(
        first: next, attribute: .firstBaseline, relation: relation, second: one, secondAttribute: .lastBaseline,
        constant: space, priority: priority)
    } else if sides.isReversed {
      addConstraint(
        first: one, attribute: sides.end, relation: relation, second: next, secondAttribute: sides.start,
        constant: space, priority: priority)
    } else {
      addConstraint(
        first: next, attribute: sides.start, relation: relation, second: one, secondAttribute: sides.end,
        constant: space, priority: priority)
    }
  }

  private mutating func addConstraint(
    first: any ConstraintItem, attribute attribute1: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation,
    second: (any ConstraintItem)?, secondAttribute attribute2: NSLayoutConstraint.Attribute, constant: CGFloat,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      between: first, attribute: attribute1, relation: relation, second: second, secondAttribute: attribute2,
      multiplier: 1, constant: constant)
    if priority != .required { constraint.priority = priority }
    result.append(constraint)
  }

  // MARK: Numbers

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
    guard let operand = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(operand)))
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> CGFloat {
    switch operand {
    case .number(let value, _): return CGFloat(value)
    case .name(let name):
      guard let value = metrics[name.text] else {
        throw VisualFormatError(
          sentence: "\(name.text) is not a key in the metrics dictionary.", offset: name.offset)
      }
      guard let number = Self.number(value) else {
        throw VisualFormatError(
          sentence: "The value for \(name.text) in the metrics dictionary is not a number.", offset: name.offset)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    if let number = value as? any BinaryFloatingPoint { return CGFloat(number) }
    if let number = value as? any BinaryInteger { return CGFloat(number) }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
