// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element with one child. By default, the wrapper has the child's size and position; subclasses can override
/// this.
///
/// The final wrapper classes of this module are laid out iteratively. Subclasses in other modules call their children
/// recursively.
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

  /// A placeholder used as the child during deinitialization.
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
    // Releases long chains of wrappers in a loop, because recursion could overflow the stack.
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

/// A wrapper that determines its child's proposal, size and origin directly from its own, so nested wrappers can be
/// processed in a loop.
@_spi(Tessera) public class StepElement: WrapperElement {
  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? { proposal }

  override func spacing(ofChild spacing: ViewSpacing) -> ViewSpacing? { spacing }

  /// Returns the child's proposal during placement.
  func placedChildProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    childProposal(for: proposal)?.asLengths ?? proposal
  }

  /// Returns the child's origin within a wrapper of the given size, in left-to-right coordinates.
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
  /// The keys of the alignment's guides.
  var keys: [AlignmentKey] { [horizontal.key, vertical.key] }

  /// Returns the origin of an aligned view within a larger or smaller parent, in left-to-right coordinates.
  func origin(of child: ViewDimensions, in parent: ViewDimensions) -> CGPoint {
    CGPoint(
      x: (parent[horizontal] - child[horizontal]).orZero, y: (parent[vertical] - child[vertical]).orZero)
  }

  /// Returns the origin of an aligned view within an area of the given size, in left-to-right coordinates.
  func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    origin(of: child, in: ViewDimensions(size: size))
  }
}

extension Optional {
  /// Returns the value and sets the optional to nil.
  mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}
