// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that takes the proposed size, and places its children at the top leading corner.
@_spi(Tessera) public final class GeometryElement: LayoutElement {
  /// The children. Each is proposed the element's size.
  public var children: [LayoutElement] {
    didSet {
      for child in oldValue where child.container === self { child.container = nil }
      for child in children { child.container = self }
      invalidate()
    }
  }
  /// Called with the element's frame and space before the children are placed. It may replace the children.
  public var onPlace: (CGRect, LayoutSpace) -> Void

  /// Creates an element.
  public init(children: [LayoutElement] = [], onPlace: @escaping (CGRect, LayoutSpace) -> Void = { _, _ in }) {
    self.children = children
    self.onPlace = onPlace
    super.init()
    for child in children { child.container = self }
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    onPlace(frame, space)
    for child in children {
      let dimensions = child.dimensions(ProposedViewSize(frame.size))
      let rect = CGRect(origin: frame.origin, size: dimensions.size.finiteLengths)
      child.place(
        in: direction == .rightToLeft ? frame.mirroring(rect) : rect, proposal: dimensions.proposal, space: space)
    }
  }
}

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

/// A line across the axis of the stack, or a horizontal one without a stack, one pixel thick.
@_spi(Tessera) public final class DividerElement: LayoutElement {
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let thickness = scale > 0 && scale.isFinite ? 1 / scale : 1
    let axis = stackAxis ?? .vertical
    return CGSize(along: axis, length: thickness, across: proposal[axis.crossAxis] ?? 10)
  }
}

/// An element that shows the first of its children whose ideal size fits in the proposal.
@_spi(Tessera) public final class ViewThatFitsElement: LayoutElement {
  /// The axes along which children must fit.
  public var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }
  /// The children in order of preference.
  public var children: [LayoutElement] {
    didSet {
      for child in oldValue where child.container === self { child.container = nil }
      for child in children { child.container = self }
      invalidate()
    }
  }
  /// The index of the child last placed; nil without children.
  public private(set) var selection: Int?
  /// Called with the index of the child to show before it is placed.
  public var onSelect: (Int) -> Void = { _ in }

  /// Creates an element that chooses among children.
  public init(axes: Axis.Set = [.horizontal, .vertical], children: [LayoutElement]) {
    self.axes = axes
    self.children = children
    super.init()
    for child in children { child.container = self }
  }

  /// Returns the index of the child for a proposal.
  public func index(for proposal: ProposedViewSize) -> Int? {
    let offer = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    let fitting = children.dropLast().firstIndex { child in
      let ideal = child.size(offer)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    }
    return fitting ?? (children.isEmpty ? nil : children.count - 1)
  }

  private func child(for proposal: ProposedViewSize) -> LayoutElement? { index(for: proposal).map { children[$0] } }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { child(for: proposal)?.size(proposal) ?? .zero }

  public override var spacing: ViewSpacing { children.first?.resolvedSpacing ?? ViewSpacing() }

  public override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child(for: dimensions.proposal)?.dimensions(dimensions.proposal).explicitValue(of: key)
  }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    selection = index(for: proposal)
    guard let selection else { return }
    onSelect(selection)
    children[selection].place(in: frame, proposal: proposal, space: space)
  }
}
