// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A rectangle that participates in layout but draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, ConstraintItem {
  /// A name used in conflict logs. Empty by default.
  open var identifier = ""

  /// The view to which `addLayoutGuide(_:)` added the guide, or nil. The guide is in its coordinate space. Not
  /// retained.
  open internal(set) var owningView: UIView? {
    get { ownerHandle?.view }
    set { ownerHandle = newValue?.itemHandle }
  }
  @exclusivity(unchecked) final private var ownerHandle: ItemHandle?
  /// A weak handle to the guide.
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
  /// The frame computed by layout, in the owning view's coordinate space.
  var solvedFrame: CGRect = .zero

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    handleStorage?.clear()
    releaseAssociatedObjects(of: self)
  }

  /// The pixel-aligned frame from the last layout, in the owning view's coordinate space. Zero before the first
  /// layout.
  open var layoutFrame: CGRect { solvedFrame }

  /// The leading edge, which is the left edge, or the right edge in right-to-left layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The trailing edge, which is the right edge, or the left edge in right-to-left layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge, regardless of the layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge, regardless of the layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The vertical center line.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The horizontal center line.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

  /// Whether the constraints allow several equally good solutions for the guide's origin or size.
  open var hasAmbiguousLayout: Bool { hasAmbiguousLayout(on: .horizontal) || hasAmbiguousLayout(on: .vertical) }

  /// Returns the constraints that affect the guide's origin and size along an axis, in activation order.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(on: axis)
  }
}
