// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A part of the user interface.
///
/// A view is a value that describes its content. Its state is stored in the graph of the hosting view, as described
/// on the documentation page "SwiftUI".
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Creates the view's node or updates an existing one. A view with a body inherits an implementation.
  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode
}

extension View {
  /// Creates or updates a node that evaluates the body.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: CompositeNode<Self>.self) { CompositeNode(context) }.update(view, context)
  }
}

extension View where Body == Never {
  /// Never called, because the view has a specialized node.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Never: View {
  /// Never called, because `Never` has no values.
  public var body: Never { self }
  /// Never called, because `Never` has no values.
  public static func _updateNode(_ node: _ViewNode?, with view: Never, in context: _ViewContext) -> _ViewNode {}
}

/// The context of a view update: the view's position in the graph and its environment.
@MainActor
public struct _ViewContext {
  let graph: ViewGraph
  let parent: _ViewNode?
  var environment: EnvironmentValues
  /// Whether the view is in a lazy container, which creates the views of collections and tuples on demand.
  var isLazy = false

  /// Returns the node if it has the given type. Otherwise, removes it and returns a new node.
  func reuse<Node: _ViewNode>(_ node: _ViewNode?, as type: Node.Type, _ make: () -> Node) -> Node {
    if let node = node as? Node { return node }
    node?.remove()
    return make()
  }

  /// Returns the context for a node's children. They are lazy only if they are in the same container as the node.
  func inside(_ node: _ViewNode, isLazy: Bool = false) -> _ViewContext {
    _ViewContext(graph: graph, parent: node, environment: environment, isLazy: isLazy)
  }
}
