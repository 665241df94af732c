// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An element with insets around its child.
@_spi(Tessera) public final class PaddingElement: StepElement {
  /// The insets, in points. NaN and infinity are replaced with 0.
  public var insets: EdgeInsets {
    didSet { if insets != oldValue { invalidate() } }
  }

  /// Creates an element with insets, in points.
  public init(child: LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(child: child)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    proposal.inset(by: insets.finite)
  }

  override func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize {
    let insets = insets.finite
    return CGSize(
      width: size.width + insets.length(along: .horizontal), height: size.height + insets.length(along: .vertical))
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading.orZero, y: insets.top.orZero)
  }

  override func spacing(ofChild spacing: ViewSpacing) -> ViewSpacing? { spacing.reset(where: insets) }
}

/// An element that insets its contents but lets them extend into the insets by ignoring the safe area.
@_spi(Tessera) public final class SafeAreaPaddingElement: StepElement {
  /// The insets, in points. NaN and infinity are replaced with 0.
  public var insets: EdgeInsets {
    didSet { if insets != oldValue { invalidate() } }
  }

  /// Creates an element with insets, in points.
  public init(child: LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(child: child)
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    proposal.inset(by: insets.finite)
  }

  override func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize {
    let insets = insets.finite
    return CGSize(
      width: size.width + insets.length(along: .horizontal), height: size.height + insets.length(along: .vertical))
  }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    CGPoint(x: insets.leading.orZero, y: insets.top.orZero)
  }

  override func childPlacement(_ placement: Placement) -> Placement? {
    guard var inner = super.childPlacement(placement) else { return nil }
    inner.space = placement.space.narrowed(to: placement.frame, safe: inner.frame, direction: direction)
    return inner
  }

  override func spacing(ofChild spacing: ViewSpacing) -> ViewSpacing? { spacing.reset(where: insets) }
}

extension ViewSpacing {
  /// Returns the spacing with default preferences at edges that have insets.
  fileprivate func reset(where insets: EdgeInsets) -> ViewSpacing {
    var result = self
    if insets.top != 0 { result.reset(edges: .top) }
    if insets.leading != 0 { result.reset(edges: .leading) }
    if insets.bottom != 0 { result.reset(edges: .bottom) }
    if insets.trailing != 0 { result.reset(edges: .trailing) }
    return result
  }
}
