// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A wrapper that proposes the child's size to secondary elements and places them over or under the child.
@_spi(Tessera) public class SecondaryElement: StepElement {
  private var group: LayoutElement?

  /// The secondary elements. If there are several, they overlap.
  public final var secondary: [LayoutElement] {
    didSet {
      regroup()
      invalidate()
    }
  }
  /// The alignment of the secondary elements with the child.
  public final var alignment: Alignment {
    didSet {
      guard alignment != oldValue else { return }
      regroup()
      invalidate()
    }
  }

  /// Creates a wrapper with secondary elements.
  public init(child: LayoutElement, secondary: [LayoutElement], alignment: Alignment = .center) {
    self.secondary = secondary
    self.alignment = alignment
    super.init(child: child)
    regroup()
  }

  private final func regroup() {
    // The element may already be inside one of the new elements.
    if group?.container === self { group?.container = nil }
    group =
      secondary.count > 1
      ? LayoutContainerElement(ZStackLayout(alignment: alignment), children: secondary) : secondary.first
    directionDidChange()
    group?.container = self
  }

  override final func directionDidChange() {
    // A group of several elements is created above and has no direction yet. A single element already has one.
    if secondary.count > 1 { group?.direction = direction }
  }

  /// Returns the placement of the secondary elements, given the child's placement.
  func secondaryPlacement(_ placement: Placement) -> Placement { placement }

  override final func childPlacement(_ placement: Placement) -> Placement? {
    guard let group else { return placement }
    let whole = secondaryPlacement(placement)
    let own =
      whole.frame == placement.frame
      ? ViewDimensions(size: placement.frame.size, proposal: placement.proposal, element: child)
      : ViewDimensions(size: whole.frame.size)
    let other = group.dimensions(ProposedViewSize(whole.frame.size))
    let origin = alignment.origin(of: other, in: own)
    let rect = CGRect(origin: whole.frame.origin.offset(x: origin.x, y: origin.y), size: other.size.finiteLengths)
    group.place(
      in: direction == .rightToLeft ? whole.frame.mirroring(rect) : rect, proposal: other.proposal, space: whole.space)
    return placement
  }
}

/// A wrapper with secondary elements in front of its child.
@_spi(Tessera) public final class OverlayElement: SecondaryElement {}

/// A wrapper with secondary elements under its child. These elements may extend beyond the safe area.
@_spi(Tessera) public final class BackgroundElement: SecondaryElement {
  /// The edges at which the background extends beyond the safe area.
  public var ignoresSafeAreaEdges: Edge.Set {
    didSet { if ignoresSafeAreaEdges != oldValue { invalidate() } }
  }

  /// Creates an element with a background.
  public init(
    child: LayoutElement, secondary: [LayoutElement], alignment: Alignment = .center,
    ignoresSafeAreaEdges: Edge.Set = []
  ) {
    self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
    super.init(child: child, secondary: secondary, alignment: alignment)
  }

  override func secondaryPlacement(_ placement: Placement) -> Placement {
    let edges = ignoresSafeAreaEdges
    guard !edges.isEmpty else { return placement }
    var whole = placement
    whole.frame = placement.space.grown(placement.frame, edges: edges, direction: direction)
    whole.space = placement.space.ignoring(.all, edges: edges, direction: direction)
    return whole
  }
}
