// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A constraint stores its two items and its numbers; the engine of the tree that it is active in stores its row. References to
// items are weak, so that views and constraints never retain each other.

public import Foundation
package import TesseraSolver

/// A linear relation between two items: `first.attribute == multiplier x second.attribute + constant`, or the same with ≤ or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides of a constraint.
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

  /// An edge, size, center line or baseline of an item. The margin attributes of a view refer to its `layoutMargins`; those of
  /// a guide are its edges.
  public enum Attribute: Int, Sendable {
    /// No attribute: the second side of a constraint with a constant only.
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Another name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The view or guide of the left side. A weak reference: nil after its deallocation.
  open var firstItem: AnyObject? { firstItemStorage }
  /// The view or guide of the right side; nil if there is none, after its deallocation, or if the multiplier is 0.
  open var secondItem: AnyObject? { secondItemStorage }
  /// The constrained attribute of the first item.
  @exclusivity(unchecked) open private(set) var firstAttribute: Attribute
  /// The attribute of the second item; `.notAnAttribute` without a second item.
  @exclusivity(unchecked) open private(set) var secondAttribute: Attribute
  /// The relation between the two sides. Immutable.
  @exclusivity(unchecked) open private(set) var relation: Relation
  /// The factor of the second attribute. Immutable; limited to ±1e6.
  @exclusivity(unchecked) open private(set) var multiplier: CGFloat

  /// The items as the engine uses them, regardless of overrides of the public members.
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

  /// The number of points added to the second side. May be changed at any time; the next layout uses it.
  ///
  /// Limited to ±1e9, which is logged once. NaN and infinity terminate the process with UIKit's exception.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet {
      if constant != oldValue { constantDidChange() }
    }
  }

  /// The priority of the constraint. Required by default; values of 0 or less, or above 1000, terminate the process with UIKit's
  /// exception.
  ///
  /// - Note: Differs from UIKit: may be changed from and to required while the constraint is active.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      checkPriority()
      if priority != oldValue { container?.layoutEngineIfLoaded?.priorityDidChange(self) }
    }
  }

  /// A name for conflict logs and descriptions.
  @exclusivity(unchecked) open var identifier: String?
  /// Stored only: constraints are not archived.
  open var shouldBeArchived = false
  /// The distances between anchors that the constraint refers to. They participate in layout while the constraint is active.
  @exclusivity(unchecked) final var distances: [any AnchorDistance] = []
  /// Whether the constant is the system spacing: descriptions then contain `NSSpace`.
  var isSystemSpacing = false

  /// Whether a view lists the constraint. Reset by the view's deinit, which may run on any thread.
  @exclusivity(unchecked) package final nonisolated(unsafe) var isInstalled = false
  /// The view that lists the constraint while it is active: the nearest common ancestor of its items.
  package final var container: (any LayoutView)? {
    get { containerHandle?.itemView }
    set { containerHandle = newValue?.itemHandle }
  }
  @exclusivity(unchecked) final private var containerHandle: ItemHandle?
  /// The number of the last activation, counted over all constraints. In a conflict, the constraint activated last is broken.
  @exclusivity(unchecked) package final var activation: Int64 = 0
  /// The constraint's indexes in its items' lists.
  @exclusivity(unchecked) var firstLink: Int?
  @exclusivity(unchecked) var secondLink: Int?
  /// The row in the engine of the tree of `container`.
  @exclusivity(unchecked) package final var row: LinearConstraint?
  /// The origin of the constraint, which determines the constraint to break in a conflict.
  var origin: ConstraintOrigin { .user }
  /// Whether an inequality moves a location to its bound if nothing else determines it. Sizes keep their default: without
  /// content, a width of at most 100 points is 0.
  var drawsToBound: Bool { origin == .user && relation != .equal && !firstAttribute.isSize }
  /// Whether the row contains a margin or a baseline as a number.
  var dependsOnMetrics: Bool { firstAttribute.dependsOnMetrics || secondAttribute.dependsOnMetrics }

  /// Creates an inactive required constraint.
  ///
  /// Items are views or layout guides. Invalid combinations terminate the process with UIKit's exception: other items, a location
  /// without a second item, a size related to a location, leading related to left.
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
    ConstraintWatch.didCreateConstraint?(self)
  }

  deinit { releaseAssociatedObjects(of: self) }

  /// Creates a constraint without items, for subclasses. Activating it has no effect.
  @preconcurrency @MainActor public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    super.init()
    ConstraintWatch.didCreateConstraint?(self)
  }

  /// Creates a constraint for a layout language, which has already checked that the two sides are compatible.
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

  /// Creates a constraint for anchors and the system. The items are known to be views and guides, which avoids dynamic casts.
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
    ConstraintWatch.didCreateConstraint?(self)
  }

  /// Whether the constraint is active. Setting it adds the constraint to the items' nearest common ancestor, or removes it from
  /// there. Activation without a common ancestor terminates the process with UIKit's exception.
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

  /// Activates the constraints in order. Active ones are not changed.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the constraints described by a visual format: a picture of a row or a column of views.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[name(>=80)]-gap-[field]-|", metrics: ["gap": 12], views: ["name": name, "field": field])
  ///
  /// `|` is the superview, `[name]` a view or guide from `views`, `-` a space: 8 points between views, the layout margin
  /// next to the superview. `-12-` and `-gap-` are spaces in points. `(>=80@750)` constrains a width (`V:`: a height) or, in a
  /// space, its length. The constraints are inactive and in the order of the text, with alignments last.
  ///
  /// An invalid format terminates the process with UIKit's exception text, which shows the position of the error.
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

  /// Activates the inactive constraint. Returns false if its items have no common ancestor, for callers with a custom message.
  /// A constraint with a deallocated item has no effect, and stays inactive.
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
      // Calls this observer again, with a valid number.
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

/// The origin of a constraint. In a conflict, constraints whose origin is later in this list are broken first.
package enum ConstraintOrigin: Int64 {
  /// An invariant of the engine: sizes are not negative, and content areas are at the origin.
  case invariant
  /// Created automatically from a frame, a margin, or a hidden arranged view.
  case system
  case user
  /// A stack view's arrangement, which yields to the user's constraints on the arranged views.
  case arrangement
}
