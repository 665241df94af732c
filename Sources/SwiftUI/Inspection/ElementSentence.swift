// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// A sentence, without its subject, about the proposal that an element received, the size that it took, and the reason.
@MainActor
struct ElementSentence {
  let words: String
  /// The maximum number of a stack's views that a sentence mentions.
  private static let limit = 8

  init(_ element: LayoutElement, _ tree: HostedTree) {
    let reason = Self.reason(element, tree)
    words = reason.map { "\(Self.start(element)): \($0)." } ?? Self.plain(element)
  }

  /// Returns `was proposed 100 × 50 and took 40 × 20.33.`
  static func plain(_ element: LayoutElement) -> String { start(element) + "." }

  private static func start(_ element: LayoutElement) -> String {
    "was proposed \(InspectedText.proposal(element.placedProposal)) and took \(InspectedText.size(element.frame.size))"
  }

  private static func reason(_ element: LayoutElement, _ tree: HostedTree) -> String? {
    switch element {
    case let container as LayoutContainerElement: return stack(container, tree)
    case let element as PaddingElement: return padding(element, element.insets)
    case let element as SafeAreaPaddingElement: return padding(element, element.insets)
    case let element as FixedFrameElement: return frame(element)
    case let element as FlexibleFrameElement: return frame(element)
    case let element as FixedSizeElement:
      return "it proposed \(InspectedText.proposal(element.child.placedProposal)) to its content, which has its ideal "
        + (element.horizontal && element.vertical ? "size" : element.horizontal ? "width" : "height")
    case let element as AspectRatioElement:
      return "it proposed \(InspectedText.proposal(element.child.placedProposal)) to its content, which "
        + (element.contentMode == .fit ? "fits the proposal" : "covers the proposal")
    case let element as WrapperElement:
      guard element.child.frame.size == element.frame.size else { return nil }
      return element is HiddenElement ? "its content is hidden but keeps its place" : "it has the size of its content"
    case is SpacerElement: return "it fills the length that is left"
    case let element as TextElement: return text(element)
    case let element as ImageElement: return image(element)
    case is GeometryElement: return "it fills the proposal"
    case is HostedElement where element.frame.size == element.placedProposal.replacingUnspecifiedDimensions():
      return fill(element)
    default: return nil
    }
  }

  private static func fill(_ element: LayoutElement) -> String {
    element.placedProposal.width == nil || element.placedProposal.height == nil
      ? "it fills the proposal, and is 10 points long where the proposal is nil" : "it fills the proposal"
  }

  // MARK: Contents

  private static func text(_ element: TextElement) -> String? {
    guard let shown = element.view.inspector.texts.first else { return nil }
    if shown.isTruncated {
      return shown.neededLines > 1
        ? "it shows \(shown.lines) of \(shown.neededLines) lines"
        : "its line is truncated, because it needs \(InspectedText.size(shown.neededSize))"
    }
    return shown.lines == 1 ? "it has one line" : "it has \(shown.lines) lines"
  }

  private static func image(_ element: ImageElement) -> String? {
    guard let view = element.view as? UIImageView else { return nil }
    return view.contentMode == .scaleToFill ? "it is resizable, so it fills the proposal" : "it has its own size"
  }

  // MARK: Modifiers

  private static func padding(_ element: WrapperElement, _ insets: EdgeInsets) -> String {
    let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    var added: [String] = []
    if width != 0 { added.append("\(InspectedText.number(width)) to the width") }
    if height != 0 { added.append("\(InspectedText.number(height)) to the height") }
    return content(element) + ", and added " + (added.isEmpty ? "nothing" : added.joined(separator: " and "))
  }

  /// Returns what a wrapper proposed to its content, and the content's size.
  private static func content(_ element: WrapperElement) -> String {
    "it proposed \(InspectedText.proposal(element.child.placedProposal)) to its content, which took "
      + InspectedText.size(element.child.frame.size)
  }

  private static func frame(_ element: FixedFrameElement) -> String {
    let child = InspectedText.size(element.child.frame.size)
    switch (element.width, element.height) {
    case (nil, nil): return "it has the size of its content"
    case (_?, nil): return "its width is fixed, and its height is that of its content, \(child)"
    case (nil, _?): return "its height is fixed, and its width is that of its content, \(child)"
    case (_?, _?): return "its size is fixed; its content took \(child)"
    }
  }

  private static func frame(_ element: FlexibleFrameElement) -> String {
    let (size, child) = (element.frame.size, element.child.frame.size)
    let width = length(
      of: "Width", limits: element.width, proposed: element.placedProposal.width, length: size.width,
      child: child.width)
    let height = length(
      of: "Height", limits: element.height, proposed: element.placedProposal.height, length: size.height,
      child: child.height)
    if width == height, width == ofContent { return "it has the size of its content" }
    return "its width \(width), and its height \(height)"
  }

  private static let ofContent = "is that of its content"

  /// Returns why a flexible frame has a length: `is the proposed one, because maxWidth is .infinity`.
  private static func length(
    of name: String, limits: FlexibleFrameElement.Limits, proposed: CGFloat?, length: CGFloat, child: CGFloat
  ) -> String {
    func isSame(_ other: CGFloat?) -> Bool { other.map { abs($0 - length) < 0.005 } ?? false }
    if let maximum = limits.maximum, isSame(proposed), !isSame(child) {
      return "is the proposed one, because max\(name) is \(InspectedText.number(maximum))"
    }
    if let maximum = limits.maximum, isSame(maximum), !isSame(child) {
      return "is limited by max\(name), which is \(InspectedText.number(maximum))"
    }
    if let minimum = limits.minimum, isSame(minimum), !isSame(child) {
      return "is extended by min\(name), which is \(InspectedText.number(minimum))"
    }
    if let ideal = limits.ideal, proposed == nil, isSame(ideal) {
      return "is ideal\(name), because none was proposed"
    }
    if isSame(child) { return ofContent }
    return "is \(InspectedText.number(length))"
  }

  // MARK: Containers

  private static func stack(_ container: LayoutContainerElement, _ tree: HostedTree) -> String? {
    guard !container.children.isEmpty else { return "it is empty" }
    switch container.layout {
    case is VStackLayout: return line(container, along: .vertical, in: tree)
    case is HStackLayout: return line(container, along: .horizontal, in: tree)
    case is ZStackLayout: return overlay(container, tree)
    default: return nil
    }
  }

  /// Returns the lengths and distances of a stack's views, and the view that determines the length across.
  private static func line(
    _ container: LayoutContainerElement, along axis: Axis, in tree: HostedTree
  ) -> String {
    let children = container.children
    func length(_ frame: CGRect, _ axis: Axis) -> CGFloat { axis == .horizontal ? frame.width : frame.height }
    func gap(_ one: CGRect, _ other: CGRect) -> CGFloat {
      if axis == .vertical { return other.minY - one.maxY }
      return container.direction == .rightToLeft ? one.minX - other.maxX : other.minX - one.maxX
    }
    func name(_ element: LayoutElement) -> String { tree.name(of: element) ?? "a view" }
    var parts: [String] = []
    for (index, child) in children.prefix(limit).enumerated() {
      if index > 0 {
        let distance = gap(children[index - 1].frame, child.frame)
        if abs(distance) > 0.005 { parts.append("spacing \(InspectedText.number(distance))") }
      }
      parts.append("\(name(child)) \(InspectedText.number(length(child.frame, axis)))")
    }
    if children.count > limit { parts.append("and \(children.count - limit) more") }
    let sum = (axis == .vertical ? "its height is " : "its width is ") + parts.joined(separator: ", ")
    let across: Axis = axis == .vertical ? .horizontal : .vertical
    let whole = length(container.frame, across)
    guard children.count > 1, let widest = children.first(where: { abs(length($0.frame, across) - whole) < 0.005 })
    else { return sum }
    return "\(sum); its \(across == .horizontal ? "width" : "height") is that of \(name(widest))"
  }

  private static func overlay(_ container: LayoutContainerElement, _ tree: HostedTree) -> String? {
    func first(_ length: KeyPath<CGRect, CGFloat>) -> String? {
      container.children.first { abs($0.frame[keyPath: length] - container.frame[keyPath: length]) < 0.005 }
        .map { tree.name(of: $0) ?? "a view" }
    }
    guard let wide = first(\.width), let high = first(\.height) else { return nil }
    return wide == high ? "it has the size of \(wide)" : "it has the width of \(wide) and the height of \(high)"
  }
}
