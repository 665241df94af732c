// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that proposes nil, and therefore the ideal length, to its child along some axes.
@_spi(Tessera) public final class FixedSizeElement: StepElement {
  /// Whether the child has its ideal width.
  public var horizontal: Bool {
    didSet { if horizontal != oldValue { invalidate() } }
  }
  /// Whether the child has its ideal height.
  public var vertical: Bool {
    didSet { if vertical != oldValue { invalidate() } }
  }

  /// Creates an element whose child has its ideal size along the given axes.
  public init(child: LayoutElement, horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child: child)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// An element that proposes a size with a given aspect ratio to its child.
@_spi(Tessera) public final class AspectRatioElement: StepElement {
  /// The width divided by the height, or nil for the aspect ratio of the child's ideal size.
  public var ratio: CGFloat? {
    didSet { if ratio != oldValue { invalidate() } }
  }
  /// Whether the child fits within the proposed size or covers it.
  public var contentMode: ContentMode {
    didSet { if contentMode != oldValue { invalidate() } }
  }

  /// Creates an element with an aspect ratio.
  public init(child: LayoutElement, ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
    super.init(child: child)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    let needsIdeal = ratio == nil || proposal.width == nil && proposal.height == nil
    let ideal = needsIdeal ? child.size(.unspecified) : .zero
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(fitting(ideal, ratio))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?): return ProposedViewSize(fitting(CGSize(width: width, height: height), ratio))
    }
  }

  private func fitting(_ size: CGSize, _ ratio: CGFloat) -> CGSize {
    let isWider = size.width > size.height * ratio
    return isWider == (contentMode == .fit)
      ? CGSize(width: size.height * ratio, height: size.height)
      : CGSize(width: size.width, height: size.width / ratio)
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    Alignment.center.origin(of: child, in: size)
  }
}

/// The contents of a scroll view, which have their ideal length along scrollable axes.
@_spi(Tessera) public final class ScrollContentElement: StepElement {
  /// The scrollable axes.
  public var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }

  /// Creates contents that scroll along the given axes.
  public init(child: LayoutElement, axes: Axis.Set) {
    self.axes = axes
    super.init(child: child)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }
}
