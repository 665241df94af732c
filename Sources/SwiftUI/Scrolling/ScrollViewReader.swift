// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// A proxy for programmatic scrolling. A `ScrollViewReader` passes it to its content closure.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate let reader: ScrollReader

  /// Scrolls the innermost scroll view around the view with an identifier, which is set by `id(_:)` or `ForEach`. Does
  /// nothing if no view of the reader has the identifier.
  ///
  /// The content scrolls after the next layout, so views that a state change adds can be scrolled to immediately.
  ///
  /// - Parameter anchor: The point of the view that aligns with the same point of the visible region. Nil scrolls by the
  ///   smallest distance that makes the view visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    reader.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The connection of a proxy to its reader.
@MainActor
private final class ScrollReader {
  weak var node: _ViewNode?

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node else { return }
    let isAnimated = ScrollAnimation.isActive
    node.graph.afterLayout.append { [weak node] in
      node?.scroll(toDescendantWithID: id, anchor: anchor, isAnimated: isAnimated)
    }
    node.graph.host?.setNeedsLayout()
  }
}

/// A view that provides programmatic scrolling.
public struct ScrollViewReader<Content: View>: View {
  /// The closure that creates the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the reader's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ScrollReaderNode<Content>.self) { ScrollReaderNode(context) }.update(view, context)
  }
}

private final class ScrollReaderNode<Content: View>: WrapperNode {
  private let reader = ScrollReader()
  private var view: ScrollViewReader<Content>?

  override var name: String { "ScrollViewReader<\(Content.self)>" }

  func update(_ view: ScrollViewReader<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    reader.node = self
    evaluate()
    return self
  }

  override func evaluate() {
    graph.clear(self)
    guard let view, graph.enter(self) else { return }
    let body = graph.evaluate(self) { view.content(ScrollViewProxy(reader: reader)) }
    updateChild(body, environment)
    graph.leave()
  }
}
