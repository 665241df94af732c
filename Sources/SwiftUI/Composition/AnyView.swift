// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A type-erased view.
public struct AnyView: View {
  private let content: any View

  /// Creates a type-erased view.
  public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
  /// Creates a type-erased view.
  public init<V: View>(erasing view: V) { self.init(view) }
  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the wrapped view. If the view's type differs, creates a new node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: AnyViewNode.self) { AnyViewNode(context) }.update(view.content, context)
  }
}

private final class AnyViewNode: WrapperNode {
  override var sharesContainer: Bool { true }
  private var type: Any.Type?
  private var content: (any View)?

  func update(_ view: any View, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    let changes = type.map { $0 != Swift.type(of: view) } ?? false
    if changes {
      let old = child
      child = nil
      old?.depart(from: self, key: nil)
    }
    type = Swift.type(of: view)
    content = view
    evaluate()
    if changes { child?.arrive(isNew: true) }
    return self
  }

  /// Updates the wrapped view, or postpones the update if views are deeply nested.
  override func evaluate() {
    guard let content, graph.enter(self) else { return }
    func show<V: View>(_ view: V) { updateChild(view, environment) }
    show(content)
    graph.leave()
  }
}
