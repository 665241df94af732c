// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that takes the space that others leave: along the stack's axis, or along both without a stack.
@_spi(Tessera) public final class SpacerElement: LayoutElement {
  /// The minimum length in points; nil for 8.
  public var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidate() } }
  }

  /// Creates a spacer with a minimum length in points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
    super.init()
  }

  /// Spacers take what views of all priorities leave.
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

/// A line of one pixel that runs across the axis of the enclosing stack, or horizontally if there is none.
@_spi(Tessera) public final class DividerElement: LayoutElement {
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = scale > 0 && scale.isFinite ? 1 / scale : 1
    let axis = stackAxis ?? .vertical
    return CGSize(along: axis, length: thickness, across: proposal[axis.crossAxis] ?? 10)
  }
}
