// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view without content.
public struct EmptyView: View, Sendable {
  /// Creates an empty view.
  public nonisolated init() {}
  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or reuses a node without elements.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: EmptyNode.self) { EmptyNode(context) }
  }
}

/// A node without elements.
private final class EmptyNode: _ViewNode {}

extension Optional: View where Wrapped: View {
  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the view, if there is one.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: OptionalNode<Wrapped>.self) { OptionalNode(context) }.update(view, context)
  }
}

private final class OptionalNode<Content: View>: WrapperNode {
  override var sharesContainer: Bool { true }
  private var isUpdated = false

  func update(_ view: Content?, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    if let view {
      let appears = child == nil && isUpdated
      if appears { child = graph.motion.revived(in: self, key: true) }
      let isNew = child == nil
      updateChild(view, environment)
      if appears { child?.arrive(isNew: isNew) }
    } else {
      let old = child
      child = nil
      old?.depart(from: self, key: true)
      childElementsDidChange()
    }
    isUpdated = true
    return self
  }
}
