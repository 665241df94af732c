// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element whose size follows the proposal within limits.
///
/// Along an axis without limits, the element has its child's length. A minimum makes the element at least that long
/// and lets it shrink below the child's length if the proposal is smaller. A maximum lets the element extend to the
/// proposed length, up to the maximum.
@_spi(Tessera) public final class FlexibleFrameElement: StepElement {
  /// The limits along an axis, in points.
  public struct Limits: Equatable {
    /// The minimum length.
    public var minimum: CGFloat?
    /// The length used if the proposal is nil.
    public var ideal: CGFloat?
    /// The maximum length, which may be infinite.
    public var maximum: CGFloat?

    /// Creates limits in points.
    public init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    /// The limits without NaN and negative lengths, with the maximum raised to at least the minimum.
    var valid: Limits {
      let minimum = minimum.flatMap { $0.isFinite ? max(0, $0) : nil }
      let ideal = ideal.flatMap { $0.isFinite ? max(0, $0) : nil }
      let maximum = maximum.flatMap { $0.isNaN ? nil : max($0, minimum ?? 0) }
      return Limits(minimum: minimum, ideal: ideal, maximum: maximum)
    }

    /// Clamps a length to the limits.
    func clamp(_ length: CGFloat) -> CGFloat { min(max(length, minimum ?? 0), maximum ?? .infinity) }

    /// Returns the length proposed to the child. The limits must be valid.
    func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

    /// Returns the element's length, given the proposed length and the child's length. The limits must be valid.
    func length(_ proposed: CGFloat?, ofChild child: CGFloat) -> CGFloat {
      guard let proposed else { return clamp(ideal ?? child) }
      let offer = clamp(proposed)
      var length = child
      if let minimum { length = max(minimum, min(length, offer)) }
      if let maximum { length = min(maximum, max(length, offer)) }
      return length
    }
  }

  /// The limits of the width.
  public var width: Limits {
    didSet { if width != oldValue { invalidate() } }
  }
  /// The limits of the height.
  public var height: Limits {
    didSet { if height != oldValue { invalidate() } }
  }
  /// The alignment of the child within the frame.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { invalidate() } }
  }

  /// Creates an element with limits.
  public init(child: LayoutElement, width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center)
  {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child: child)
  }

  /// Creates an element with limits in points.
  public convenience init(
    child: LayoutElement, minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    self.init(
      child: child, width: Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    ProposedViewSize(width: width.valid.offer(proposal.width), height: height.valid.offer(proposal.height))
  }

  override func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize {
    CGSize(
      width: width.valid.length(proposal.width, ofChild: size.width),
      height: height.valid.length(proposal.height, ofChild: size.height))
  }

  override var originKeys: [AlignmentKey] { alignment.keys }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }
}
