// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A group has two phases. While the hierarchy is being built, its views may be unknown. Afterward, the group contains
// a list of constraints. If the constraints are accessed during the first phase, they are created immediately with
// placeholder items. The actual views replace the placeholders later, so that the constraint objects stay the same.

internal import TesseraViews
public import UIKit

/// A statement's constraints.
///
/// ```swift
/// let group = $0.layout.center == $0.parentLayout.center
/// group.layoutConstraints.first?.constant += 20
/// ```
@preconcurrency @MainActor
public final class MortarConstraintGroup {
  /// The pending statement, or nil after its constraints were created or its error was reported.
  private var statement: MortarStatement?
  private var drafts: [MortarStatement.Draft] = []
  private var placeholders: [UILayoutGuide] = []
  private var made: [NSLayoutConstraint]?
  private var isWanted: Bool
  private let text: String
  /// The statement's source location, for constraint inspection.
  private let mark = ConstraintWatch.willRunStatement?()
  var fileID: String?
  var line: UInt?

  private init(_ statement: MortarStatement) {
    self.statement = statement
    isWanted = statement.isActivated
    text = statement.text
  }

  /// Creates a statement's constraints, either immediately or when the outermost builder ends.
  static func makeGroup(
    target: MortarCoordinate, relation: MortarAliasLayoutRelation, source: MortarCoordinate
  ) -> MortarConstraintGroup {
    let group = MortarConstraintGroup(MortarStatement(target: target, relation: relation, source: source))
    if MortarMainThreadLayoutStack.isExecuting {
      MortarMainThreadLayoutStack.enqueue(group)
    } else {
      group.resolve()
    }
    return group
  }

  /// The constraints, one for each attribute, in the order of the statement's left side. Empty if the statement is
  /// invalid, which is reported as an error.
  public var layoutConstraints: [NSLayoutConstraint] {
    if let made { return made }
    return (try? makePreliminaryConstraints()) ?? []
  }

  /// Whether all constraints are active. A value that is set inside a builder takes effect when the outermost builder
  /// ends.
  public var isActive: Bool {
    get {
      guard statement == nil else { return isWanted }
      return made?.isEmpty == false && made?.allSatisfy(\.isActive) == true
    }
    set {
      isWanted = newValue
      guard statement == nil, let made else { return }
      if newValue { NSLayoutConstraint.activate(made) } else { NSLayoutConstraint.deactivate(made) }
    }
  }

  // MARK: Creation

  /// Finds the views, creates the pending constraints and activates them.
  func resolve() {
    guard let statement else { return }
    do {
      let drafts = try checkedDrafts(statement)
      var items: [(first: AnyObject, second: AnyObject?)] = []
      for draft in drafts { items.append((try draft.first.resolve(), try draft.second?.resolve())) }
      try checkCommonAncestor(items)
      let constraints = zip(drafts, items).map {
        makeConstraint($0, first: $1.first, second: $1.second, priority: statement.priority)
      }
      if let early = made { replacePlaceholders(of: early, with: items) } else { made = constraints }
      activate(targets: items.map(\.first))
    } catch {
      made = []
      releaseViews()
      MortarError.report(MortarError(message: error.message, statement: text, fileID: fileID, line: line))
    }
  }

  private func checkedDrafts(_ statement: MortarStatement) throws(MortarFault) -> [MortarStatement.Draft] {
    if drafts.isEmpty { drafts = try statement.makeDrafts() }
    return drafts
  }

  /// Creates the constraints, using placeholders for views that are still unknown.
  private func makePreliminaryConstraints() throws(MortarFault) -> [NSLayoutConstraint] {
    guard let statement else { return [] }
    let drafts = try checkedDrafts(statement)
    let constraints = drafts.map { draft in
      makeConstraint(
        draft, first: placeholder(for: draft.first), second: draft.second.map { placeholder(for: $0) },
        priority: statement.priority)
    }
    made = constraints
    return constraints
  }

  private func placeholder(for place: LayoutItemReference) -> AnyObject {
    if let item = try? place.resolve() { return item }
    let guide = UILayoutGuide()
    guide.identifier = place.text
    placeholders.append(guide)
    return guide
  }

  private func replacePlaceholders(of early: [NSLayoutConstraint], with items: [(first: AnyObject, second: AnyObject?)])
  {
    for (constraint, item) in zip(early, items) where !constraint.isActive {
      constraint.firstItemStorage = item.first
      constraint.secondItemStorage = item.second
    }
  }

  private func makeConstraint(
    _ draft: MortarStatement.Draft, first: AnyObject, second: AnyObject?, priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    if mark != nil { ConstraintWatch.statement = mark }
    defer { if mark != nil { ConstraintWatch.statement = nil } }
    let constraint = NSLayoutConstraint(
      item: first, attribute: draft.firstAttribute, relatedBy: draft.relation, toItem: second,
      attribute: draft.secondAttribute, multiplier: draft.multiplier, constant: draft.constant)
    constraint.priority = priority
    return constraint
  }

  private func checkCommonAncestor(_ items: [(first: AnyObject, second: AnyObject?)]) throws(MortarFault) {
    for (first, second) in items {
      guard let second, !Self.areClose(first, second) else { continue }
      guard let a = Self.root(of: first), let b = Self.root(of: second) else {
        throw MortarFault("A layout guide is not part of a view. Add it with addLayoutGuide(_:) first.")
      }
      if a !== b {
        throw MortarFault(
          "\(MortarText.name(of: first)) and \(MortarText.name(of: second)) are in different view hierarchies. Add "
            + "both to one hierarchy first.")
      }
    }
  }

  /// Returns whether the items are the same, parent and child, or siblings. This is the common case and avoids
  /// walking up to the root views.
  private static func areClose(_ first: AnyObject, _ second: AnyObject) -> Bool {
    let (a, b) = (LayoutItemReference.parent(of: first), LayoutItemReference.parent(of: second))
    return first === second ? first is UIView || a != nil : a === second || b === first || (a != nil && a === b)
  }

  private static func root(of item: AnyObject) -> UIView? {
    var root = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    while let parent = root?.superview { root = parent }
    return root
  }

  /// Disables autoresizing mask constraints for the left side's views and activates the constraints if requested.
  private func activate(targets: [AnyObject]) {
    for case let view as UIView in targets { view.translatesAutoresizingMaskIntoConstraints = false }
    releaseViews()
    if isWanted, let made { NSLayoutConstraint.activate(made) }
  }

  private func releaseViews() {
    statement = nil
    drafts = []
    placeholders = []
  }
}

extension MortarConstraintGroup: CustomStringConvertible {
  /// A description of the statement's constraints in English, one per line, after the statement's location.
  public var inWords: String {
    let place = fileID.map { "\($0):\(line ?? 0): " } ?? ""
    let sentences = layoutConstraints.map(\.inWords)
    return ([place + text] + sentences.map { "  " + $0 }).joined(separator: "\n")
  }

  /// The same text as `inWords`. Traps outside the main actor.
  nonisolated public var description: String { MainActor.assumeIsolated { inWords } }
}
