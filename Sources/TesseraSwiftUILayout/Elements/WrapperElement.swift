// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element with one child, of the same size and in the same place. Override to change that.
///
/// The final wrappers of this module run in loops; subclasses elsewhere call their children recursively.
@_spi(Tessera) open class WrapperElement: LayoutElement {
  private final var storage: LayoutElement?

  /// The child.
  public final var child: LayoutElement {
    get { storage ?? Self.missing }
    set {
      guard newValue !== storage else { return }
      if storage?.container === self { storage?.container = nil }
      adopt(newValue)
      invalidate()
    }
  }

  /// The placeholder for the child of a wrapper that is being deinitialized.
  private static var missing: LayoutElement { LayoutElement() }

  /// Creates a wrapper.
  public init(child: LayoutElement) {
    super.init()
    adopt(child)
  }

  private final func adopt(_ child: LayoutElement) {
    storage = child
    child.container = nil
    if child.stackAxis != stackAxis { child.stackAxis = stackAxis }
    child.container = self
  }

  deinit {
    // Releases long chains in a loop; recursion could exhaust the stack.
    var next = storage.take()
    while next != nil, isKnownUniquelyReferenced(&next), let wrapper = next as? WrapperElement {
      next = wrapper.storage.take()
    }
  }

  override final var wrapped: LayoutElement? { storage }

  open override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  open override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.dimensions(dimensions.proposal).explicitValue(of: key)
  }

  open override var spacing: ViewSpacing { child.resolvedSpacing }

  open override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    child.place(in: frame, proposal: proposal, space: space)
  }
}

/// A wrapper whose child's proposal, size and origin follow from its own in one step.
@_spi(Tessera) public class StepElement: WrapperElement {
  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? { proposal }

  override func spacing(ofChild spacing: ViewSpacing) -> ViewSpacing? { spacing }

  /// Returns the proposal for the child when the wrapper is placed.
  func placedChildProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(for: proposal)?.asLengths ?? proposal
  }

  /// Returns the child's origin in left-to-right coordinates of a wrapper of the given size.
  func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { .zero }

  override func childPlacement(_ placement: Placement) -> Placement? {
    let dimensions = child.dimensions(placedChildProposal(for: placement.proposal))
    let origin = childOrigin(dimensions, in: placement.frame.size)
    let frame = CGRect(
      origin: placement.frame.origin.offset(x: origin.x, y: origin.y), size: dimensions.size.finiteLengths)
    return Placement(
      frame: direction == .rightToLeft ? placement.frame.mirroring(frame) : frame, proposal: dimensions.proposal,
      space: placement.space)
  }

  override func childDimensions(for key: AlignmentKey, in dimensions: ViewDimensions) -> ViewDimensions? {
    child.dimensions(placedChildProposal(for: dimensions.proposal))
  }

  override func guideOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint { childOrigin(child, in: size) }
}

extension Alignment {
  /// The guides of the alignment.
  var keys: [AlignmentKey] { [horizontal.key, vertical.key] }

  /// Returns the origin of a view of the given dimensions in a larger or smaller view, in left-to-right coordinates.
  func origin(of child: ViewDimensions, in parent: ViewDimensions) -> CGPoint {
    CGPoint(
      x: (parent[horizontal] - child[horizontal]).orZero, y: (parent[vertical] - child[vertical]).orZero)
  }

  /// Returns the origin of a view of the given dimensions in a size, in left-to-right coordinates.
  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    origin(of: child, in: ViewDimensions(size: size))
  }
}

extension Optional {
  /// Returns the value and leaves nil.
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
