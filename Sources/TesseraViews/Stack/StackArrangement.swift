// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The constraints of a stack view. They match the constraints that UIKit prints, as collected in "Let's build
// UIStackView" (kean.blog) and TZStackView's tests. Names assume a horizontal stack view; a vertical one swaps the
// axes.
//
//     main axis    canvas.leading == first.leading, next.leading == previous.trailing + spacing, last.trailing == canvas
//     cross axis   every view is aligned with the first; the spanner, a guide that encloses all views, has minimum size
//
// An update computes the list of required constraints and reuses existing ones, so hiding one of a hundred views
// changes only a few rows of the solver.

import Foundation

@MainActor
struct StackArrangement {
  private var installed: [PlannedConstraint.Key: NSLayoutConstraint] = [:]
  private var spanner: UILayoutGuide?
  private var gapGuides: [UILayoutGuide] = []

  /// A constraint that the stack view requires.
  struct PlannedConstraint {
    /// The immutable properties of a constraint.
    struct Key: Hashable {
      let first: ObjectIdentifier
      let attribute: NSLayoutConstraint.Attribute
      let relation: NSLayoutConstraint.Relation
      let second: ObjectIdentifier?
      let secondAttribute: NSLayoutConstraint.Attribute
      let multiplier: CGFloat
      let identifier: String

      /// Hashes only the items and attributes. Identifiers and multipliers rarely distinguish two constraints and are slow
      /// to hash.
      func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(attribute.rawValue << 16 | secondAttribute.rawValue << 8 | (relation.rawValue + 1))
      }
    }

    let first: any ConstraintItem
    let attribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: (any ConstraintItem)?
    let secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    let identifier: String

    var key: Key {
      Key(
        first: ObjectIdentifier(first), attribute: attribute, relation: relation,
        second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute, multiplier: multiplier,
        identifier: identifier)
    }
  }

  mutating func update(_ stack: UIStackView) {
    let views = stack.arrangedSubviews
    updateGuides(stack, views)
    var wanted: [PlannedConstraint] = []
    if !views.isEmpty {
      let plan = StackPlan(stack: stack, views: views, spanner: spanner, gapGuides: gapGuides)
      plan.addMainAxis(to: &wanted)
      plan.addDistribution(to: &wanted)
      plan.addCrossAxis(to: &wanted)
    }
    apply(wanted)
  }

  /// Activates new constraints, deactivates obsolete constraints, and updates all others.
  private mutating func apply(_ wanted: [PlannedConstraint]) {
    var next: [PlannedConstraint.Key: NSLayoutConstraint] = [:]
    next.reserveCapacity(wanted.count)
    var new: [NSLayoutConstraint] = []
    for item in wanted {
      let key = item.key
      if let existing = installed.removeValue(forKey: key), existing.isActive {
        existing.constant = item.constant
        existing.priority = item.priority
        next[key] = existing
      } else if next[key] == nil {
        let constraint = makeConstraint(for: item)
        next[key] = constraint
        new.append(constraint)
      }
    }
    NSLayoutConstraint.deactivate(Array(installed.values))
    NSLayoutConstraint.activate(new)
    installed = next
  }

  /// Removes the constraints that were added to arranged views, such as the constraint that hides a view, because the
  /// views may outlive the stack view.
  func removeViewConstraints() {
    for constraint in installed.values where constraint.secondAttribute == .notAnAttribute {
      constraint.container?.uninstall(constraint)
    }
  }

  /// Removes the constraints of a removed view immediately, because the stack view may never be laid out again.
  mutating func removeConstraints(of view: UIView) {
    for constraint in view.constraints where constraint.secondAttribute == .notAnAttribute {
      let key = PlannedConstraint.Key(
        first: ObjectIdentifier(view), attribute: constraint.firstAttribute, relation: constraint.relation, second: nil,
        secondAttribute: .notAnAttribute, multiplier: constraint.multiplier, identifier: constraint.identifier ?? "")
      guard installed[key] === constraint else { continue }
      installed[key] = nil
      view.uninstall(constraint)
    }
  }

  private func makeConstraint(for item: PlannedConstraint) -> NSLayoutConstraint {
    let type: NSLayoutConstraint.Type =
      item.identifier == "UISV-hiding" ? SystemConstraint.self : ArrangementConstraint.self
    let constraint =
      type == SystemConstraint.self
      ? SystemConstraint(
        between: item.first, attribute: item.attribute, relation: item.relation, second: item.second,
        secondAttribute: item.secondAttribute,
        multiplier: item.multiplier,
        constant: item.constant)
      : ArrangementConstraint(
        between: item.first, attribute: item.attribute, relation: item.relation, second: item.second,
        secondAttribute: item.secondAttribute,
        multiplier: item.multiplier,
        constant: item.constant)
    constraint.identifier = item.identifier
    constraint.priority = item.priority
    return constraint
  }

  private mutating func updateGuides(_ stack: UIStackView, _ views: [UIView]) {
    let needsSpanner = StackPlan.needsSpanner(alignment: stack.alignment, count: views.count)
    if needsSpanner, spanner == nil {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-alignment-spanner"
      stack.addLayoutGuide(guide)
      spanner = guide
    } else if !needsSpanner, let guide = spanner {
      stack.removeLayoutGuide(guide)
      spanner = nil
    }
    let gaps = StackPlan.gapCount(distribution: stack.distribution, views: views)
    while gapGuides.count > gaps { stack.removeLayoutGuide(gapGuides.removeLast()) }
    while gapGuides.count < gaps {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      stack.addLayoutGuide(guide)
      gapGuides.append(guide)
    }
  }
}
