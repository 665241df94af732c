// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view that consists of a tuple of views.
public struct TupleView<T>: View {
  /// The views.
  public var value: T
  private let children: [any View]

  /// Creates a view from a tuple of views. Ignores elements that are not views.
  public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  init(_ value: T, _ children: [any View]) {
    self.value = value
    self.children = children
  }

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the nodes of the views.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ListNode.self) { ListNode(context) }.update(view.children, context)
  }
}

/// A node with children at fixed positions.
final class ListNode: _ViewNode, GroupNode {
  private var nodes: [_ViewNode] = []
  override var children: [_ViewNode] { nodes }

  func update(_ views: [any View], _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    let inner = context.inside(self)
    updating {
      for extra in nodes.dropFirst(views.count) { extra.remove() }
      nodes = views.enumerated().map { index, view in
        inner.update(index < nodes.count ? nodes[index] : nil, with: view)
      }
    }
    childElementsDidChange()
    return self
  }
}

extension _ViewContext {
  /// Updates the node of a view of any type, or creates a new node.
  func update(_ node: _ViewNode?, with view: any View) -> _ViewNode {
    func update<V: View>(_ view: V) -> _ViewNode { V._updateNode(node, with: view, in: self) }
    return update(view)
  }
}
