// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that accepts the proposed size and places its children at the top leading corner. Represents a
/// `GeometryReader`.
@_spi(Tessera) public final class GeometryElement: LayoutElement {
  /// The children. The element proposes its size to each of them.
  public var children: [LayoutElement] {
    didSet {
      for child in oldValue where child.container === self { child.container = nil }
      for child in children { child.container = self }
      invalidate()
    }
  }
  /// A closure called with the element's frame and space before the children are placed. It may replace the children.
  public var onPlace: (CGRect, LayoutSpace) -> Void

  /// Creates an element.
  public init(children: [LayoutElement] = [], onPlace: @escaping (CGRect, LayoutSpace) -> Void = { _, _ in }) {
    self.children = children
    self.onPlace = onPlace
    super.init()
    for child in children { child.container = self }
  }

  private var isPlacing = false
  // Replacing the children during placement doesn't invalidate containers, because this element's size doesn't depend
  // on its children.
  override var containsInvalidation: Bool { isPlacing }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    isPlacing = true
    defer { isPlacing = false }
    onPlace(frame, space)
    for child in children {
      let dimensions = child.dimensions(ProposedViewSize(frame.size))
      let rect = CGRect(origin: frame.origin, size: dimensions.size.finiteLengths)
      child.place(
        in: direction == .rightToLeft ? frame.mirroring(rect) : rect, proposal: dimensions.proposal, space: space)
    }
  }
}
