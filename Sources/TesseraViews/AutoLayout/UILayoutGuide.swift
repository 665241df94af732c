// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A rectangle that takes part in layout and paints nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, ConstraintItem {
  /// A name for conflict logs. Empty by default.
  open var identifier = ""

  /// The view whose coordinates the guide lives in; nil until `addLayoutGuide(_:)` sets it. Held weakly.
  open internal(set) var owningView: UIView? {
    get { ownerHandle?.view }
    set { ownerHandle = newValue?.itemHandle }
  }
  @exclusivity(unchecked) final private var ownerHandle: ItemHandle?
  /// Stands for the guide where it is not kept alive.
  package final var itemHandle: ItemHandle {
    if let handleStorage { return handleStorage }
    let made = ItemHandle(guide: self)
    handleStorage = made
    return made
  }
  @exclusivity(unchecked) final private var handleStorage: ItemHandle?

  @exclusivity(unchecked) package final var layoutNode: EngineNode?
  @exclusivity(unchecked) package final var constraintLinks: ConstraintLinks?
  package final var itemView: (any LayoutView)? { nil }
  package final var layoutView: (any LayoutView)? { owningView }
  package final var layoutContainer: (any LayoutView)? { owningView }
  package final var layoutScrollView: (any LayoutScrollView)? { nil }
  package final var guideIdentifier: String? { identifier }
  package var contentArea: (any LayoutContentArea)? { nil }
  package var anchorDistance: (any AnchorDistance)? { nil }
  /// Where layout placed the guide, in the owning view's coordinates.
  var solvedFrame: CGRect = .zero

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    releaseAssociatedObjects(of: self)
  }

  /// Where the last layout placed the guide, in its owning view's coordinates, on whole pixels. Zero before.
  open var layoutFrame: CGRect { solvedFrame }

  /// The edge where reading begins: left, or right in right-to-left layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The edge where reading ends: right, or left in right-to-left layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge, in any reading direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge, in any reading direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The vertical line through the middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The horizontal line through the middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

  /// Whether the constraints leave the guide's origin or size more than one equally good value.
  open var hasAmbiguousLayout: Bool { hasAmbiguousLayout(on: .horizontal) || hasAmbiguousLayout(on: .vertical) }

  /// The constraints that hold the guide's origin and size along an axis, in order of activation.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(on: axis)
  }
}
