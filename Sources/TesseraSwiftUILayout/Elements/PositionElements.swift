// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that offsets its child without affecting the enclosing layout.
@_spi(Tessera) public final class OffsetElement: StepElement {
  /// The offset toward the trailing edge, in points.
  public var x: CGFloat {
    didSet { if x != oldValue { setNeedsPlacementUpward() } }
  }
  /// The downward offset, in points.
  public var y: CGFloat {
    didSet { if y != oldValue { setNeedsPlacementUpward() } }
  }

  /// Creates an element with an offset in points.
  public init(child: LayoutElement, x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
    super.init(child: child)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { CGPoint(x: x.orZero, y: y.orZero) }

  override func guideOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }
}

/// An element that accepts the proposed size and centers its child at a point.
@_spi(Tessera) public final class PositionElement: StepElement {
  /// The distance of the child's center from the leading edge, in points.
  public var x: CGFloat {
    didSet { if x != oldValue { invalidate() } }
  }
  /// The distance of the child's center from the top edge, in points.
  public var y: CGFloat {
    didSet { if y != oldValue { invalidate() } }
  }

  /// Creates an element from the position of the child's center, in points.
  public init(child: LayoutElement, x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
    super.init(child: child)
  }

  override func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: (x - child.width / 2).orZero, y: (y - child.height / 2).orZero)
  }

  public override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  override func childDimensions(for key: AlignmentKey, in dimensions: ViewDimensions) -> ViewDimensions? { nil }
}
