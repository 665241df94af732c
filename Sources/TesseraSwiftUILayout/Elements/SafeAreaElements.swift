// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element whose child extends beyond the safe area at edges where the element touches the safe area's boundary.
@_spi(Tessera) public final class SafeAreaIgnoringElement: StepElement {
  /// The edges at which the child extends beyond the safe area.
  public var edges: Edge.Set {
    didSet { if edges != oldValue { invalidate() } }
  }

  /// The regions of the safe area beyond which the child extends.
  public var regions: SafeAreaRegions {
    didSet { if regions != oldValue { invalidate() } }
  }

  /// Creates an element whose child extends beyond regions of the safe area at the given edges.
  public init(child: LayoutElement, regions: SafeAreaRegions = .all, edges: Edge.Set = .all) {
    (self.regions, self.edges) = (regions, edges)
    super.init(child: child)
  }

  override func childPlacement(_ placement: Placement) -> Placement? {
    let whole = placement.space.grown(placement.frame, regions: regions, edges: edges, direction: direction)
    if whole == placement.frame { return placement }
    let dimensions = child.dimensions(ProposedViewSize(whole.size))
    let origin = Alignment.center.origin(of: dimensions, in: whole.size)
    let frame = CGRect(origin: whole.origin.offset(x: origin.x, y: origin.y), size: dimensions.size.finiteLengths)
    return Placement(
      frame: direction == .rightToLeft ? whole.mirroring(frame) : frame, proposal: dimensions.proposal,
      space: placement.space.ignoring(regions, edges: edges, direction: direction))
  }
}

/// An element with additional content at an edge. The content reduces the child's safe area.
@_spi(Tessera) public final class SafeAreaInsetElement: WrapperElement {
  /// The edge at which the content is placed.
  public var edge: Edge {
    didSet { if edge != oldValue { invalidate() } }
  }
  /// The alignment of the content along the edge.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { invalidate() } }
  }
  /// The distance between the child and the content, in points, or nil for their preferred distance.
  public var distance: CGFloat? {
    didSet { if distance != oldValue { invalidate() } }
  }
  /// The content placed at the edge.
  public var inset: LayoutElement {
    didSet {
      if oldValue.container === self { oldValue.container = nil }
      inset.container = self
      invalidate()
    }
  }

  /// Creates an element with additional content at an edge.
  public init(
    child: LayoutElement, edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil, inset: LayoutElement
  ) {
    self.edge = edge
    self.alignment = alignment
    distance = spacing
    self.inset = inset
    super.init(child: child)
    inset.container = self
  }

  /// Returns the length that the content takes up at the edge, and the content's dimensions.
  private func reserve(_ proposal: ProposedViewSize) -> (length: CGFloat, content: ViewDimensions) {
    let content = inset.dimensions(proposal.replacing(edge.axis, by: nil))
    let (one, other) =
      edge == .top || edge == .leading
      ? (inset.resolvedSpacing, child.resolvedSpacing) : (child.resolvedSpacing, inset.resolvedSpacing)
    let gap = distance?.orZero ?? one.distance(to: other, along: edge.axis)
    return (max(0, content.size[edge.axis].orZero + gap), content)
  }

  private func childProposal(_ proposal: ProposedViewSize, minus length: CGFloat) -> ProposedViewSize {
    proposal.replacing(edge.axis, by: proposal[edge.axis].map { ($0 - length).asLength })
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (length, _) = reserve(proposal)
    var size = child.size(childProposal(proposal, minus: length))
    size[edge.axis] += length
    return size
  }

  private func childOrigin(minus length: CGFloat) -> CGPoint {
    switch edge {
    case .top: CGPoint(x: 0, y: length)
    case .leading: CGPoint(x: length, y: 0)
    case .bottom, .trailing: .zero
    }
  }

  public override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let (length, _) = reserve(dimensions.proposal)
    let value = child.dimensions(childProposal(dimensions.proposal, minus: length)).explicitValue(of: key)
    let origin = childOrigin(minus: length)
    return value.map { $0 + (key.axis == .horizontal ? origin.x : origin.y) }
  }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let (length, content) = reserve(proposal)
    func placed(_ origin: CGPoint, _ size: CGSize) -> CGRect {
      let rect = CGRect(origin: frame.origin.offset(x: origin.x, y: origin.y), size: size.finiteLengths)
      return direction == .rightToLeft ? frame.mirroring(rect) : rect
    }
    var origin = alignment.origin(of: content, in: frame.size)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = frame.height - content.height
    case .leading: origin.x = 0
    case .trailing: origin.x = frame.width - content.width
    }
    inset.place(in: placed(origin, content.size), proposal: content.proposal, space: space)
    let inner = child.dimensions(childProposal(proposal, minus: length))
    var safe = frame.size
    safe[edge.axis] = (safe[edge.axis] - length).asLength
    child.place(
      in: placed(childOrigin(minus: length), inner.size), proposal: inner.proposal,
      space: space.narrowed(to: frame, safe: placed(childOrigin(minus: length), safe), direction: direction))
  }
}

extension ProposedViewSize {
  /// Returns the proposal with the length along one axis replaced.
  fileprivate func replacing(_ axis: Axis, by length: CGFloat?) -> ProposedViewSize {
    var result = self
    result[axis] = length
    return result
  }
}
