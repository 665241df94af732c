// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A rectangle that takes part in layout and paints nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  open var identifier = ""

  /// The view whose coordinates the guide lives in. Set it with `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  var layoutNode: LayoutNode?
  var constraintLinks: ConstraintLinks?
  var layoutView: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
  var layoutScrollView: UIScrollView? { nil }
  /// Where layout placed the guide, in the owning view's coordinates.
  var solvedFrame: CGRect = .zero

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { releaseAssociatedObjects(of: self) }

  /// The guide's rectangle in its owning view's coordinates, after layout.
  open var layoutFrame: CGRect { solvedFrame }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

  /// Whether the constraints leave the guide's origin or size more than one best place.
  open var hasAmbiguousLayout: Bool { hasAmbiguousLayout(on: .horizontal) || hasAmbiguousLayout(on: .vertical) }

  /// The constraints that decide the guide's origin and size along an axis, in order of activation.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(on: axis)
  }
}
