// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A constraint knows its two items and its numbers; the engine of the tree that it is active in keeps its row. It holds
// its items weakly, so that views and constraints never keep each other alive.

public import Foundation
package import TesseraSolver

/// `first.attribute == multiplier x second.attribute + constant`, or the same with ≤ or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the first side relates to the second.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout. Also the axis of a stack view.
  public enum Axis: Int, Sendable {
    /// Left to right.
    case horizontal = 0
    /// Top to bottom.
    case vertical = 1
  }

  /// A side, size, centre line or baseline of an item. The margin attributes are those of a view's `layoutMargins`; of
  /// a guide they are its edges.
  public enum Attribute: Int, Sendable {
    /// No attribute: on the second side of a constraint with a constant alone.
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Another name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The view or guide whose attribute is on the left. Nil when it is gone: the constraint holds it weakly.
  open var firstItem: AnyObject? { firstItemStorage }
  /// The view or guide whose attribute is on the right; nil when there is none, when it is gone, and where the multiplier is 0.
  open var secondItem: AnyObject? { secondItemStorage }
  /// What of the first item is constrained.
  @exclusivity(unchecked) open private(set) var firstAttribute: Attribute
  /// What of the second item it is held to; `.notAnAttribute` without a second item.
  @exclusivity(unchecked) open private(set) var secondAttribute: Attribute
  /// How the two sides relate. Fixed once made.
  @exclusivity(unchecked) open private(set) var relation: Relation
  /// The factor of the second attribute. Fixed once made; beyond ±1e6 that limit is taken instead.
  @exclusivity(unchecked) open private(set) var multiplier: CGFloat

  /// The items that the engine knows, whatever overrides of the public members say.
  package final var firstItemStorage: AnyObject? {
    get { firstHandle?.object }
    set { firstHandle = Self.handle(newValue) }
  }
  package final var secondItemStorage: AnyObject? {
    get { secondHandle?.object }
    set { secondHandle = Self.handle(newValue) }
  }
  @exclusivity(unchecked) package final private(set) var firstHandle: ItemHandle?
  @exclusivity(unchecked) package final private(set) var secondHandle: ItemHandle?

  private static func handle(_ item: AnyObject?) -> ItemHandle? {
    guard let item else { return nil }
    return ItemHandle.finder?(item) ?? constraintItem(item)?.itemHandle
  }

  /// Added to the second side, in points. May be changed at any time; the next layout follows.
  ///
  /// Beyond ±1e9 that limit is taken instead, which is logged once. NaN and infinity end the process with UIKit's
  /// exception.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet {
      if constant != oldValue { constantDidChange() }
    }
  }

  /// How strongly the constraint is wanted. Required by default; values of 0 and below or above 1000 end the process
  /// with UIKit's exception.
  ///
  /// - Note: Differs from UIKit: may be changed from and to required while the constraint is active.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      checkPriority()
      if priority != oldValue { container?.layoutEngineIfLoaded?.priorityDidChange(self) }
    }
  }

  /// A name for conflict logs and descriptions.
  open var identifier: String?
  /// Stored only: constraints are not archived.
  open var shouldBeArchived = false
  /// The distances between anchors that the constraint relates. They take part in layout while it is active.
  final var distances: [any AnchorDistance] = []
  /// Whether the constant is the system's spacing: descriptions then say `NSSpace`.
  var isSystemSpacing = false

  /// Whether a view lists the constraint. The view's deinit, which may run on any thread, resets it.
  @exclusivity(unchecked) package final nonisolated(unsafe) var isInstalled = false
  /// The view that lists the constraint while it is active: the nearest common ancestor of its items.
  package final var container: (any LayoutView)? {
    get { containerHandle?.itemView }
    set { containerHandle = newValue?.itemHandle }
  }
  @exclusivity(unchecked) final private var containerHandle: ItemHandle?
  /// When the constraint was activated last, counted over all constraints: of a conflict, the last activated breaks.
  @exclusivity(unchecked) package final var activation: Int64 = 0
  /// The constraint's places in its items' lists.
  @exclusivity(unchecked) var firstLink: Int?
  @exclusivity(unchecked) var secondLink: Int?
  /// The row in the engine of `container`'s tree.
  @exclusivity(unchecked) package final var row: LinearConstraint?
  /// Who made the constraint: decides which of a conflict breaks.
  var origin: ConstraintOrigin { .user }
  /// Whether the constraint draws a side to its bound where nothing else decides. Sizes stay at rest: a width of at most
  /// 100 points without content is 0.
  var drawsToBound: Bool { origin == .user && relation != .equal && !firstAttribute.isSize }
  /// Whether a margin or a baseline enters the row as a number.
  var dependsOnMetrics: Bool { firstAttribute.dependsOnMetrics || secondAttribute.dependsOnMetrics }

  /// Creates an inactive required constraint.
  ///
  /// Items are views or layout guides. What UIKit refuses ends the process with its exception: other items, a location
  /// without a second item, a size held to a location, leading held to left.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as AnyObject
    let second = view2.map { $0 as AnyObject }
    (firstHandle, secondHandle) = (Self.handle(first), Self.handle(second))
    Self.checkArguments(
      first: (first, firstHandle), attribute: attr1, second: (second, secondHandle), secondAttribute: attr2,
      multiplier: multiplier, constant: c)
    if multiplier == 0 { secondHandle = nil }
    firstAttribute = attr1
    self.relation = relation
    secondAttribute = second == nil || multiplier == 0 ? .notAnAttribute : attr2
    self.multiplier = Self.substitute(multiplier, limit: Self.largestMultiplier, "multiplier")
    constant = Self.substitute(c, limit: Self.largestConstant, "constant")
    super.init()
    ConstraintWatch.made?(self)
  }

  deinit { releaseAssociatedObjects(of: self) }

  /// A constraint without items, which activation leaves inactive. For subclasses.
  @preconcurrency @MainActor public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    super.init()
    ConstraintWatch.made?(self)
  }

  /// For the layout languages, which have already checked that the two sides fit.
  package convenience init(
    first: AnyObject, attribute attr1: Attribute, relation: Relation, second: AnyObject?,
    secondAttribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: first, handle: Self.handle(first), attribute: attr1, relation: relation, second: second,
      secondHandle: Self.handle(second), secondAttribute: attr2, multiplier: multiplier,
      constant: c)
  }

  /// For anchors and the system. Its items are known to be views and guides, so that nothing has to be looked up.
  package convenience init(
    between first: any ConstraintItem, attribute attr1: Attribute, relation: Relation, second: (any ConstraintItem)?,
    secondAttribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: first, handle: first.itemHandle, attribute: attr1, relation: relation, second: second,
      secondHandle: second?.itemHandle, secondAttribute: attr2, multiplier: multiplier, constant: c)
  }

  package init(
    first: AnyObject, handle firstHandle: ItemHandle?, attribute attr1: Attribute, relation: Relation,
    second: AnyObject?,
    secondHandle: ItemHandle?, secondAttribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (self.firstHandle, self.secondHandle) = (firstHandle, multiplier == 0 ? nil : secondHandle)
    Self.checkArguments(
      first: (first, firstHandle), attribute: attr1, second: (second, secondHandle), secondAttribute: attr2,
      multiplier: multiplier, constant: c)
    firstAttribute = attr1
    self.relation = relation
    secondAttribute = multiplier == 0 ? .notAnAttribute : attr2
    self.multiplier = Self.substitute(multiplier, limit: Self.largestMultiplier, "multiplier")
    constant = Self.substitute(c, limit: Self.largestConstant, "constant")
    super.init()
    ConstraintWatch.made?(self)
  }

  /// Whether the constraint takes part in layout. Setting it adds it to, or removes it from, the items' nearest common
  /// ancestor; without one, activation ends the process with UIKit's exception.
  open var isActive: Bool {
    get { isInstalled }
    set {
      guard newValue != isActive else { return }
      if newValue {
        activateNow()
      } else {
        container?.uninstall(self)
        for distance in distances { distance.removeUser(self) }
      }
    }
  }

  /// Activates the constraints in order; those that are active already stay as they are.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Constraints written as a picture of a row or a column of views.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[name(>=80)]-gap-[field]-|", metrics: ["gap": 12], views: ["name": name, "field": field])
  ///
  /// `|` is the superview, `[name]` a view or guide from `views`, `-` a space: 8 points between views, the layout margin
  /// next to the superview. `-12-` and `-gap-` are spaces in points, `(>=80@750)` bounds a width (`V:`: a height) or, in a
  /// space, its length. The constraints are inactive and stand in the order of the text, alignments last.
  ///
  /// A text that is no format ends the process with UIKit's exception text, which shows the place.
  ///
  /// - Note: Differs from UIKit: white space is never accepted.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    makeConstraints(from: format, options: opts, metrics: metrics, views: views)
  }

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: constraintItem(firstItem), attribute: firstAttribute)
  }

  /// The second side as an anchor; nil without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: constraintItem($0), attribute: secondAttribute) }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintDescription.describe(self) }
  }

  nonisolated open override var debugDescription: String { description }

  private func activateNow() {
    if activateInCommonAncestor() { return }
    let describe = { (item: AnyObject?, attribute: Attribute) in
      "<\(attribute.anchorTypeName) \(ConstraintDescription.name(of: item)).\(attribute.name)>"
    }
    raise(
      "NSGenericException",
      "Unable to activate constraint with anchors \(describe(firstItem, firstAttribute)) and "
        + "\(describe(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
        + "anchors reference items in different view hierarchies?  That's illegal.")
  }

  /// Activates the inactive constraint; false when its items have no common ancestor, for callers with their own words.
  /// A constraint that has outlived one of its items holds nothing any more, and stays inactive.
  package func activateInCommonAncestor() -> Bool {
    guard let firstHandle, let first = firstHandle.item else { return true }
    for distance in distances { distance.addUser(self) }
    let second = secondHandle?.item
    if second == nil, secondAttribute != .notAnAttribute { return true }
    guard let ancestor = LayoutTree.commonAncestor(firstHandle, secondHandle) else { return false }
    ancestor.install(self, between: first, second)
    return true
  }

  private func constantDidChange() {
    Self.checkNumber(constant, "constant")
    let allowed = Self.substitute(constant, limit: Self.largestConstant, "constant")
    if allowed != constant {
      // Comes back here with a number that stays.
      constant = allowed
      return
    }
    container?.layoutEngineIfLoaded?.constantDidChange(self)
  }

  private func checkPriority() {
    let value = priority.rawValue
    if !(value > 0 && value <= 1000) {
      raise(
        "NSInvalidArgumentException",
        "It's illegal to set priority:\(value). Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000.")
    }
  }
}

/// Who made a constraint. Of a conflict, a constraint of the last of these is broken first.
package enum ConstraintOrigin: Int64 {
  /// Follows from what a view is: its size is not negative.
  case law
  /// Made for the user from a frame, a margin, a hidden arranged view.
  case system
  case user
  /// A stack view's own arrangement, which yields to what the user asked of the arranged views.
  case arrangement
}
