// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that fills the remaining space along the stack's axis, or along both axes outside of a stack.
@_spi(Tessera) public final class SpacerElement: LayoutElement {
  /// The minimum length in points, or nil for 8 points.
  public var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidate() } }
  }

  /// Creates a spacer with a minimum length in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
    super.init()
  }

  /// Spacers receive the space that remains after all views of other priorities.
  override var defaultPriority: Double { -.infinity }

  public override var spacing: ViewSpacing { .zero }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minLength.map { $0.asLength.orZero } ?? ViewSpacing.standardDistance
    func length(_ axis: Axis) -> CGFloat {
      stackAxis == axis.crossAxis ? 0 : max(minimum, proposal[axis] ?? minimum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
}

/// A one-pixel line that is perpendicular to the enclosing stack's axis, or horizontal outside of a stack.
@_spi(Tessera) public final class DividerElement: LayoutElement {
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = scale > 0 && scale.isFinite ? 1 / scale : 1
    let axis = stackAxis ?? .vertical
    return CGSize(along: axis, length: thickness, across: proposal[axis.crossAxis] ?? 10)
  }
}
