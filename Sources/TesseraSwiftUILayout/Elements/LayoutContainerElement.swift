// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element that arranges its children with a `Layout`.
@_spi(Tessera) public final class LayoutContainerElement: LayoutElement {
  private var box: LayoutBox

  /// The children.
  public var children: [LayoutElement] {
    didSet {
      for child in oldValue where child.container === self { child.container = nil }
      adoptChildren()
      invalidate()
    }
  }

  /// The layout. Replacing it with a layout of the same type updates the existing cache. A layout of another type
  /// creates a new cache.
  public var layout: any Layout {
    get { box.layout }
    set {
      if !box.replace(with: newValue) { box = LayoutBox.make(newValue) }
      adoptChildren()
      invalidate()
    }
  }

  /// Creates an element from a layout and children.
  public init(_ layout: any Layout, children: [LayoutElement]) {
    box = LayoutBox.make(layout)
    self.children = children
    super.init()
    adoptChildren()
  }

  private func adoptChildren() {
    let axis = box.properties.stackOrientation
    for child in children {
      // The child has no container while its axis is set; otherwise, each child would invalidate this element.
      child.container = nil
      child.stackAxis = axis
      child.container = self
    }
  }

  private var subviews: LayoutSubviews { LayoutSubviews(children[...], direction: direction) }

  public override func resultsDidDrop() { box.isStale = true }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal, subviews) }

  public override var spacing: ViewSpacing { box.spacing(subviews) }

  public override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    children.isEmpty ? nil : box.explicitAlignment(of: key, in: dimensions, subviews)
  }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    for child in children { child.pending = nil }
    box.place(in: frame, proposal: proposal, subviews)
    for child in children {
      // A view that the layout doesn't place is centered.
      let pending =
        child.pending
        ?? PendingPlacement(
          position: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: proposal)
      child.pending = nil
      let place = pending.frame(of: child)
      child.place(
        in: direction == .rightToLeft ? frame.mirroring(place) : place, proposal: pending.proposal, space: space)
    }
  }
}
