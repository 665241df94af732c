// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// The name that SwiftLayout 2 uses for the result of `@AnchorsBuilder`.
public typealias AnchorsContainer = Anchors

/// A value that describes the constraints of one item.
///
///     label.anchors {
///       Anchors.top.equalTo(title, attribute: .bottom, constant: 8)
///       Anchors.horizontal.equalToSuper(inwardOffset: 16)
///       Anchors.height.equalTo(constant: 44).priority(.defaultHigh)
///     }
///
/// Attributes without a relation equal the superview's attributes.
@preconcurrency @MainActor
public struct Anchors {
  private(set) var rules: [AnchorRule]

  /// Creates a value without constraints.
  public init() {
    rules = []
  }

  /// Creates anchors from the constraints in a closure.
  public init(@AnchorsBuilder _ build: () -> Anchors) {
    self = build()
  }

  init(_ rule: AnchorRule) {
    rules = [rule]
  }

  init(rules: [AnchorRule]) {
    self.rules = rules
  }

  mutating func append(_ other: Anchors) {
    if rules.isEmpty { self = other } else { rules += other.rules }
  }

  /// Creates anchors by joining the rules of several anchors in order.
  init(joining parts: [Anchors]) {
    var count = 0
    for part in parts { count += part.rules.count }
    rules = []
    rules.reserveCapacity(count)
    for part in parts { rules += part.rules }
  }

  /// Returns the anchors with their source location, for error messages.
  consuming func at(_ fileID: StaticString, _ line: UInt) -> Anchors {
    for index in rules.indices where rules[index].place == nil { rules[index].place = CodeLocation(fileID, line) }
    return self
  }

  // MARK: Modifiers, each for all constraints of the value

  /// Sets the constants, in points. They are offsets in the axis direction, not inward. A size without a relation
  /// equals its constant.
  public func constant(_ constant: CGFloat) -> Anchors {
    changing {
      $0.constant = constant
      $0.isInward = false
      if case .implicit = $0.target { $0.target = .number }
    }
  }

  /// Sets the multiplier of the second item's attribute. Has no effect on sizes that are plain numbers.
  public func multiplier(_ multiplier: CGFloat) -> Anchors {
    changing { $0.multiplier = multiplier }
  }

  /// Sets the priority of the constraints. The default is required.
  public func priority(_ priority: UILayoutPriority) -> Anchors {
    changing { $0.priority = priority }
  }

  /// Sets `NSLayoutConstraint.identifier`, by which `Activation.anchors` can find the constraints.
  public func identifier(_ identifier: String) -> Anchors {
    changing { $0.identifier = identifier }
  }

  private func changing(_ change: (inout AnchorRule) -> Void) -> Anchors {
    var copy = self
    for index in copy.rules.indices { change(&copy.rules[index]) }
    return copy
  }
}

/// A relation of one or more attributes to a target.
struct AnchorRule {
  var attributes: AttributeList
  var relation = NSLayoutConstraint.Relation.equal
  var target = AnchorTarget.Kind.implicit
  /// The second item's attribute, or nil to use the first item's attribute.
  var targetAttribute: NSLayoutConstraint.Attribute?
  var constant: CGFloat = 0
  /// Whether the constant is an inward offset.
  var isInward = false
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required
  var identifier: String?
  var place: CodeLocation?

  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    isInward && attribute.isFarEdge ? -constant : constant
  }
}

// MARK: Printing

extension Anchors {
  /// A description of each attribute's rule: `.leading == superview.leading + 10.0`, `.height == + 80.0`.
  package var printedRules: [String] { rules.flatMap(\.printedLines) }
}

extension AnchorRule {
  @MainActor
  fileprivate var printedLines: [String] {
    attributes.array.map { attribute in
      var line = ".\(attribute) \(printedRelation)"
      if let target = printedTarget(attribute) {
        line += " \(target).\(targetAttribute ?? attribute)"
        if multiplier != 1 { line += " x \(multiplier)" }
      }
      let constant = constant(for: attribute)
      if constant != 0 || printedTarget(attribute) == nil {
        line += constant < 0 ? " - \(-constant)" : " + \(constant)"
      }
      if priority != .required { line += " @\(priority.rawValue)" }
      return line + (identifier.map { " (identifier: \($0))" } ?? "")
    }
  }

  private var printedRelation: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  @MainActor
  private func printedTarget(_ attribute: NSLayoutConstraint.Attribute) -> String? {
    switch target {
    case .implicit, .superview: "superview"
    case .number: attribute.isDimension ? nil : "superview"
    case .item(let item): ItemName.name(of: item)
    case .identifier(let identifier): identifier
    }
  }
}
