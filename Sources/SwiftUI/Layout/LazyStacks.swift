// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// The views that remain pinned while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value, with one bit per view type.
  public let rawValue: UInt32
  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack that fills the proposed width.
///
/// The stack creates its views when they are scrolled into the visible part of the enclosing scroll view. Views that are
/// scrolled out keep their state. Outside of a scroll view, all views are created immediately.
public struct LazyVStack<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a stack. The spacing is in points. Nil uses the preferred spacing.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: LazyNode<Content>.self) { LazyNode(view.arrangement, context) }
      .update(view.arrangement, content: view.content, in: context)
  }
}

/// A horizontal stack that fills the proposed height.
///
/// The stack creates its views when they are scrolled into the visible part of the enclosing scroll view. Views that are
/// scrolled out keep their state. Outside of a scroll view, all views are created immediately.
public struct LazyHStack<Content: View>: View {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a stack. The spacing is in points. Nil uses the preferred spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
      pinsHeaders: pinnedViews.contains(.sectionHeaders), pinsFooters: pinnedViews.contains(.sectionFooters))
    self.content = content()
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: LazyNode<Content>.self) { LazyNode(view.arrangement, context) }
      .update(view.arrangement, content: view.content, in: context)
  }
}

/// The node of a lazy stack or grid.
final class LazyNode<Content: View>: WrapperNode, IdentifiedScrollContainer {
  private let element: LazyElement

  init(_ arrangement: LazyArrangement, _ context: _ViewContext) {
    element = LazyElement(arrangement)
    super.init(context)
    element.onDisplayChange = { [weak graph = context.graph] in
      MainActor.assumeIsolated { graph?.needsAdoption = true }
    }
  }

  func update(_ arrangement: LazyArrangement, content: Content, in context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.arrangement = arrangement
    updateChild(content, environment, isLazy: true)
    return self
  }

  override func childElementsDidChange() {
    element.setContents(child?.elements ?? [])
    setElements([element])
  }

  func scrollFrame(of id: AnyHashable, in view: UIView) -> CGRect? {
    var part = descendant(withID: id)?.elements.first
    while let container = part?.container, container !== element { part = container }
    guard let frame = element.frame(of: part, orItemWithID: id) else { return nil }
    let (own, place) = (element.frame, element.frame(inHost: view))
    return frame.offsetBy(dx: place.minX - own.minX, dy: place.minY - own.minY)
  }

  func scroller() -> (any ContentScroller)? { element.enclosingScroller(axis: element.arrangement.axis) }
}
