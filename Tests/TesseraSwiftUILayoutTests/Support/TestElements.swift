// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraSwiftUILayout

/// A leaf whose lengths are the proposed lengths, clamped to limits.
final class Box: LayoutElement {
  let minimum: CGSize
  let ideal: CGSize
  let maximum: CGSize
  /// The number of uncached measurements.
  private(set) var measurements = 0
  private(set) var placements = 0

  init(minimum: CGSize, ideal: CGSize, maximum: CGSize) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measurements += 1
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: min(max(size.width, minimum.width), maximum.width),
      height: min(max(size.height, minimum.height), maximum.height))
  }

  override var staysAtMaximum: Bool { true }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) { placements += 1 }
}

/// A leaf that behaves like text: characters are 10 points wide, lines are 20 points high with baselines at 15, and
/// the spacing between texts is 4 points.
final class TextBox: LayoutElement {
  let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  static func size(_ count: Int, _ proposal: ProposedViewSize) -> CGSize {
    let width = min(proposal.width ?? .infinity, 1e6)
    let perLine = max(1, Int(width / 10))
    let lines = min((count + perLine - 1) / perLine, max(1, Int(min(proposal.height ?? .infinity, 1e6) / 20)))
    return CGSize(width: CGFloat(min(count, perLine)) * 10, height: CGFloat(lines) * 20)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { Self.size(count, proposal) }

  override var staysAtMaximum: Bool { true }

  override func explicitAlignment(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    switch key {
    case .firstTextBaseline: 15
    case .lastTextBaseline: dimensions.height - 5
    default: nil
    }
  }

  override var spacing: ViewSpacing { ViewSpacing(textDistance: 4) }
}

/// A factory for the elements of a case that collects their leaves.
final class Tree {
  private(set) var leaves: [LayoutElement] = []
  private(set) var all: [LayoutElement] = []
  /// Whether widths and heights are swapped.
  let isTransposed: Bool

  init(isTransposed: Bool = false) { self.isTransposed = isTransposed }

  func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    isTransposed ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  func add<E: LayoutElement>(_ element: E) -> E {
    all.append(element)
    return element
  }

  func leaf<E: LayoutElement>(_ element: E) -> E {
    leaves.append(element)
    return add(element)
  }

  func box(_ width: CGFloat, _ height: CGFloat) -> Box {
    let size = size(width, height)
    return leaf(Box(minimum: size, ideal: size, maximum: size))
  }

  func flex(
    _ minWidth: CGFloat = 0, _ maxWidth: CGFloat = .infinity, height: ClosedRange<CGFloat> = 0...(.infinity),
    ideal: CGSize = CGSize(width: 10, height: 10)
  ) -> Box {
    leaf(
      Box(
        minimum: size(minWidth, height.lowerBound), ideal: size(ideal.width, ideal.height),
        maximum: size(maxWidth, height.upperBound)))
  }

  func text(_ count: Int) -> TextBox { leaf(TextBox(count)) }
  func spacer(_ minLength: CGFloat? = nil) -> SpacerElement { add(SpacerElement(minLength: minLength)) }
  func divider() -> DividerElement { add(DividerElement()) }

  func row(spacing: CGFloat? = nil, _ children: LayoutElement...) -> LayoutContainerElement {
    add(
      isTransposed
        ? LayoutContainerElement(VStackLayout(spacing: spacing), children: children)
        : LayoutContainerElement(HStackLayout(spacing: spacing), children: children))
  }

  func column(spacing: CGFloat? = nil, _ children: LayoutElement...) -> LayoutContainerElement {
    add(LayoutContainerElement(VStackLayout(spacing: spacing), children: children))
  }

  func pile(_ children: LayoutElement...) -> LayoutContainerElement {
    add(LayoutContainerElement(ZStackLayout(), children: children))
  }

  func fixed(_ width: CGFloat?, _ height: CGFloat?, _ child: LayoutElement) -> FixedFrameElement {
    fixed(width, height, .center, child)
  }

  func frame(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil, _ child: LayoutElement
  ) -> FlexibleFrameElement {
    frame(min: min, ideal: ideal, max: max, .center, child)
  }

  func row(
    _ alignment: VerticalAlignment, spacing: CGFloat? = nil, _ children: LayoutElement...
  ) -> LayoutContainerElement {
    guard isTransposed else {
      return add(LayoutContainerElement(HStackLayout(alignment: alignment, spacing: spacing), children: children))
    }
    let across: HorizontalAlignment = alignment == .top ? .leading : alignment == .bottom ? .trailing : .center
    return add(LayoutContainerElement(VStackLayout(alignment: across, spacing: spacing), children: children))
  }

  func column(
    _ alignment: HorizontalAlignment, spacing: CGFloat? = nil, _ children: LayoutElement...
  ) -> LayoutContainerElement {
    add(LayoutContainerElement(VStackLayout(alignment: alignment, spacing: spacing), children: children))
  }

  func pile(_ alignment: Alignment, _ children: LayoutElement...) -> LayoutContainerElement {
    add(LayoutContainerElement(ZStackLayout(alignment: alignment), children: children))
  }

  func fixed(
    _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment, _ child: LayoutElement
  ) -> FixedFrameElement {
    add(FixedFrameElement(child: child, width: width, height: height, alignment: alignment))
  }

  func frame(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil, _ alignment: Alignment = .center,
    _ child: LayoutElement
  ) -> FlexibleFrameElement {
    add(FlexibleFrameElement(child: child, minWidth: min, idealWidth: ideal, maxWidth: max, alignment: alignment))
  }

  func pad(
    _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat, _ child: LayoutElement
  ) -> PaddingElement {
    let insets = EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    return add(PaddingElement(child: child, insets: insets))
  }

  func ratio(_ ratio: CGFloat?, _ mode: ContentMode, _ child: LayoutElement) -> AspectRatioElement {
    add(AspectRatioElement(child: child, ratio: ratio, contentMode: mode))
  }

  func priority(_ priority: Double, _ child: LayoutElement) -> PriorityElement {
    add(PriorityElement(child: child, priority: priority))
  }

  func guide(_ guide: HorizontalAlignment, _ value: CGFloat, _ child: LayoutElement) -> AlignmentGuideElement {
    add(AlignmentGuideElement(child: child, key: guide.key) { _ in value })
  }

  func guide(_ guide: VerticalAlignment, _ value: CGFloat, _ child: LayoutElement) -> AlignmentGuideElement {
    add(AlignmentGuideElement(child: child, key: guide.key) { _ in value })
  }
}
