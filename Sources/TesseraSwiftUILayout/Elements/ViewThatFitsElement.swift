// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that shows the first child whose ideal size fits within the proposal.
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
      selection = nil
      invalidate()
    }
  }
  /// The index of the last placed child, or nil if there are no children.
  public private(set) var selection: Int?
  /// A closure called with the selected child's index before the child is placed.
  public var onSelect: (Int) -> Void = { _ in }

  /// Creates an element that selects one of its children.
  public init(axes: Axis.Set = [.horizontal, .vertical], children: [LayoutElement]) {
    self.axes = axes
    self.children = children
    super.init()
    for child in children { child.container = self }
  }

  /// Returns the index of the child to show for a proposal.
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
