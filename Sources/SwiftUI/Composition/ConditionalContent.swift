// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// One of two views, selected by `if` or `switch`.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the selected view.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ConditionalNode<TrueContent, FalseContent>.self) { ConditionalNode(context) }
      .update(view.storage, context)
  }
}

private final class ConditionalNode<A: View, B: View>: WrapperNode {
  override var sharesContainer: Bool { true }
  private var isFirst: Bool?

  func update(_ storage: _ConditionalContent<A, B>.Storage, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    switch storage {
    case .first(let view): show(view, isFirst: true)
    case .second(let view): show(view, isFirst: false)
    }
    return self
  }

  /// Shows a branch. The branches have different identities even if their types are the same.
  private func show<V: View>(_ view: V, isFirst: Bool) {
    let changes = self.isFirst != isFirst
    let hadChild = self.isFirst != nil
    if changes {
      let old = child
      child = graph.motion.revived(in: self, key: isFirst)
      old?.depart(from: self, key: !isFirst)
    }
    self.isFirst = isFirst
    let isNew = child == nil
    updateChild(view, environment)
    if changes, hadChild { child?.arrive(isNew: isNew) }
  }
}
