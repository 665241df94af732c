// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraSwiftUILayout

/// A view tree as plain values. It is converted to elements, and laid out by the slow reference implementation.
indirect enum ReferenceTree {
  case box(minimum: CGSize, ideal: CGSize, maximum: CGSize)
  case text(Int)
  case spacer(CGFloat?)
  case divider
  case stack(Axis, spacing: CGFloat?, alignment: Alignment, [ReferenceTree])
  case pile(Alignment, [ReferenceTree])
  case padding(EdgeInsets, ReferenceTree)
  case fixed(width: CGFloat?, height: CGFloat?, Alignment, ReferenceTree)
  case flexible(width: Limits, height: Limits, Alignment, ReferenceTree)
  case fixedSize(horizontal: Bool, vertical: Bool, ReferenceTree)
  case ratio(CGFloat?, ContentMode, ReferenceTree)
  case offset(CGPoint, ReferenceTree)
  case position(CGPoint, ReferenceTree)
  case guide(Guide, CGFloat, ReferenceTree)
  case priority(Double, ReferenceTree)
  case geometry(ReferenceTree)
  case overlay(Alignment, ReferenceTree, over: ReferenceTree)
  case fitting([ReferenceTree])

  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
  }

  enum Guide: CaseIterable {
    case leading, center, trailing, top, middle, bottom, firstBaseline, lastBaseline

    var key: AlignmentKey {
      switch self {
      case .leading: HorizontalAlignment.leading.key
      case .center: HorizontalAlignment.center.key
      case .trailing: HorizontalAlignment.trailing.key
      case .top: VerticalAlignment.top.key
      case .middle: VerticalAlignment.center.key
      case .bottom: VerticalAlignment.bottom.key
      case .firstBaseline: VerticalAlignment.firstTextBaseline.key
      case .lastBaseline: VerticalAlignment.lastTextBaseline.key
      }
    }

    var axis: Axis {
      switch self {
      case .leading, .center, .trailing: .horizontal
      default: .vertical
      }
    }
  }

  /// Creates the element for this tree and appends its leaves.
  func element(_ direction: LayoutDirection, _ leaves: inout [LayoutElement]) -> LayoutElement {
    func leaf(_ element: LayoutElement) -> LayoutElement {
      leaves.append(element)
      return element
    }
    func make(_ tree: ReferenceTree) -> LayoutElement { tree.element(direction, &leaves) }
    let element: LayoutElement
    switch self {
    case .box(let minimum, let ideal, let maximum):
      element = leaf(Box(minimum: minimum, ideal: ideal, maximum: maximum))
    case .text(let count): element = leaf(TextBox(count))
    case .spacer(let length): element = leaf(SpacerElement(minLength: length))
    case .divider: element = leaf(DividerElement())
    case .stack(.horizontal, let spacing, let alignment, let children):
      element = LayoutContainerElement(
        HStackLayout(alignment: alignment.vertical, spacing: spacing), children: children.map(make))
    case .stack(.vertical, let spacing, let alignment, let children):
      element = LayoutContainerElement(
        VStackLayout(alignment: alignment.horizontal, spacing: spacing), children: children.map(make))
    case .pile(let alignment, let children):
      element = LayoutContainerElement(ZStackLayout(alignment: alignment), children: children.map(make))
    case .padding(let insets, let child): element = PaddingElement(child: make(child), insets: insets)
    case .fixed(let width, let height, let alignment, let child):
      element = FixedFrameElement(child: make(child), width: width, height: height, alignment: alignment)
    case .flexible(let width, let height, let alignment, let child):
      element = FlexibleFrameElement(
        child: make(child), minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
        minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum, alignment: alignment)
    case .fixedSize(let horizontal, let vertical, let child):
      element = FixedSizeElement(child: make(child), horizontal: horizontal, vertical: vertical)
    case .ratio(let ratio, let mode, let child):
      element = AspectRatioElement(child: make(child), ratio: ratio, contentMode: mode)
    case .offset(let point, let child): element = OffsetElement(child: make(child), x: point.x, y: point.y)
    case .position(let point, let child): element = PositionElement(child: make(child), x: point.x, y: point.y)
    case .guide(let guide, let value, let child):
      element = AlignmentGuideElement(child: make(child), key: guide.key) { _ in value }
    case .priority(let priority, let child): element = PriorityElement(child: make(child), priority: priority)
    case .geometry(let child): element = GeometryElement(children: [make(child)])
    case .overlay(let alignment, let child, let over):
      let base = make(child)
      element = OverlayElement(child: base, secondary: [make(over)], alignment: alignment)
    case .fitting(let children): element = ViewThatFitsElement(children: children.map(make))
    }
    element.direction = direction
    return element
  }
}
