// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A constraint stores its two items and its numbers. While it is active, the layout engine of its view tree stores
// the corresponding solver row. References to items are weak, so views and constraints never retain each other.

public import Foundation
package import TesseraSolver

/// A linear relation between two items: `first.attribute == multiplier x second.attribute + constant`, or the same
/// equation with ≤ or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second side.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second side.
    case greaterThanOrEqual = 1
  }

  /// A layout axis. Also the axis of a stack view.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// An edge, dimension, center line or baseline of an item. A view's margin attributes refer to its `layoutMargins`.
  /// A guide's margin attributes are equal to its edges.
  public enum Attribute: Int, Sendable {
    /// No attribute, used for the second side of a constraint without a second item.
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// Another name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The view or guide on the left side of the equation. The reference is weak and becomes nil when the item is
  /// deallocated.
  open var firstItem: AnyObject? { firstItemStorage }
  /// The view or guide on the right side of the equation. Nil if there is none, if it was deallocated, or if the
  /// multiplier is 0.
  open var secondItem: AnyObject? { secondItemStorage }
  /// The constrained attribute of the first item.
  @exclusivity(unchecked) open private(set) var firstAttribute: Attribute
  /// The attribute of the second item, or `.notAnAttribute` if there is no second item.
  @exclusivity(unchecked) open private(set) var secondAttribute: Attribute
  /// The relation between the two sides. Immutable.
  @exclusivity(unchecked) open private(set) var relation: Relation
  /// The factor by which the second attribute is multiplied. Immutable; limited to ±1e6.
  @exclusivity(unchecked) open private(set) var multiplier: CGFloat

  /// The items as the engine uses them, even if a subclass overrides the public properties.
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

  /// The number of points added to the second side. It may be set at any time, and the next layout uses it.
  ///
  /// Values are limited to ±1e9, and the first value outside this range is logged. NaN and infinity terminate the
  /// process with UIKit's exception.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet {
      if constant != oldValue { constantDidChange() }
    }
  }

  /// The constraint's priority. The default is required. Values of 0 or less, or above 1000, terminate the process
  /// with UIKit's exception.
  ///
  /// - Note: Differs from UIKit: may be changed from or to required while the constraint is active.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet {
      checkPriority()
      if priority != oldValue { container?.layoutEngineIfLoaded?.priorityDidChange(self) }
    }
  }

  /// The name in conflict logs and descriptions.
  @exclusivity(unchecked) open var identifier: String?
  /// Whether the constraint should be archived. Stored only, because constraints are never archived.
  open var shouldBeArchived = false
  /// The anchor distances that the constraint refers to. They participate in layout while the constraint is active.
  @exclusivity(unchecked) final var distances: [any AnchorDistance] = []
  /// Whether the constant is the system spacing. If so, the constraint's description contains `NSSpace`.
  var isSystemSpacing = false

  /// Whether a view has the constraint in its list. Reset by the view's deinit, which may run on any thread.
  @exclusivity(unchecked) package final nonisolated(unsafe) var isInstalled = false
  /// The view whose list contains the constraint while it is active: the nearest common ancestor of its items.
  package final var container: (any LayoutView)? {
    get { containerHandle?.itemView }
    set { containerHandle = newValue?.itemHandle }
  }
  @exclusivity(unchecked) final private var containerHandle: ItemHandle?
  /// The value of the activation counter at the last activation. In a conflict, the most recently activated
  /// constraint is broken.
  @exclusivity(unchecked) package final var activation: Int64 = 0
  /// The constraint's indexes in the links of its items.
  @exclusivity(unchecked) var firstLink: Int?
  @exclusivity(unchecked) var secondLink: Int?
  /// The constraint's row in the layout engine of `container`.
  @exclusivity(unchecked) package final var row: LinearConstraint?
  /// The origin of the constraint, which determines the constraint to break in a conflict.
  var origin: ConstraintOrigin { .user }
  /// Whether an inequality pulls a location to its bound if nothing else determines the location. Always false for
  /// sizes, so a view whose only size constraint is `width <= 100` has a width of 0 if it has no content.
  var drawsToBound: Bool { origin == .user && relation != .equal && !firstAttribute.isSize }
  /// Whether the row contains a margin or a baseline offset as a constant.
  var dependsOnMetrics: Bool { firstAttribute.dependsOnMetrics || secondAttribute.dependsOnMetrics }

  /// Creates an inactive required constraint.
  ///
  /// The process terminates with UIKit's exception if an item is neither a view nor a layout guide, if a location has no
  /// second item, if a size is related to a location, or if leading or trailing is related to left or right.
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

  /// Creates a constraint for a layout language (a module with a custom syntax for constraints). The caller has
  /// checked that the two sides are compatible.
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

  /// Creates a constraint for anchors and for the system. The caller guarantees that items are views or guides, which
  /// avoids dynamic casts.
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

  /// Whether the constraint is active. Setting it to true adds the constraint to the list of the items' nearest
  /// common ancestor. Setting it to false removes the constraint. Activation without a common ancestor terminates the
  /// process with UIKit's exception.
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

  /// Activates the constraints in order. Constraints that are active stay unchanged.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates the constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns the constraints described by a visual format string, which depicts a row or a column of views.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[name(>=80)]-gap-[field]-|", metrics: ["gap": 12], views: ["name": name, "field": field])
  ///
  /// `|` is the superview, `[name]` a view or guide from `views`, and `-` a space: 8 points between views, or the
  /// layout margin next to the superview. `-12-` and `-gap-` are spaces in points. In a view, `(>=80@750)` constrains
  /// the width (with `V:`, the height). In a space, it constrains the length. The constraints are inactive and in the
  /// order of the format string, with alignments last.
  ///
  /// An invalid format string terminates the process with UIKit's exception text, which shows the position of the
  /// error.
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

  /// The second side as an anchor, or nil if there is no second item.
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

  /// Activates the constraint, which must be inactive. Returns false if its items have no common ancestor, so that
  /// callers can report the error. A constraint with a deallocated item has no effect and stays inactive.
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
      // This calls the property observer again, with a valid number.
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

/// The origin of a constraint. If constraints conflict, those with an origin later in this list are broken first.
package enum ConstraintOrigin: Int64 {
  /// An invariant of the engine: sizes must not be negative, and content areas must be at the origin.
  case invariant
  /// Created automatically from a frame, a margin or a hidden arranged view.
  case system
  case user
  /// Created for a stack view's arrangement. Broken before the user's constraints on the arranged views.
  case arrangement
}
