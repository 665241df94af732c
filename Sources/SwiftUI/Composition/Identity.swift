// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A view with an explicit identity.
private struct IdentifiedView<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: IdentifiedNode<Content, ID>.self) { IdentifiedNode(context) }.update(view, context)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: WrapperNode, IdentifyingNode {
  override var sharesContainer: Bool { true }
  private var id: ID?

  var identifiedChildren: [(id: AnyHashable, node: _ViewNode)] {
    if let id, let child { [(AnyHashable(id), child)] } else { [] }
  }

  func update(_ view: IdentifiedView<Content, ID>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    let old = id
    let changes = old != nil && old != view.id
    if changes, let old {
      let gone = child
      child = graph.motion.revived(in: self, key: view.id)
      gone?.depart(from: self, key: old)
    }
    id = view.id
    let isNew = child == nil
    updateChild(view.content, environment)
    if changes { child?.arrive(isNew: isNew) }
    return self
  }
}

/// The layout value key of a view's tag, by which pickers and tab views identify the view.
struct TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// A view that is reevaluated only if it differs from its previous value.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// Creates a view that is compared with its previous value before it is evaluated.
  public init(content: Content) { self.content = content }

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never
  /// Creates the view's node, or updates it if the view differs from its previous value.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: EquatableNode<Content>.self) { EquatableNode(context) }.update(view.content, context)
  }
}

private final class EquatableNode<Content: View & Equatable>: WrapperNode {
  override var sharesContainer: Bool { true }
  private var content: Content?

  func update(_ new: Content, _ context: _ViewContext) -> _ViewNode {
    if let content, content == new, environment.isEqual(to: context.environment) { return self }
    content = new
    environment = context.environment
    updateChild(new, environment)
    return self
  }
}

extension View {
  /// Binds the view's identity to a value. The view's state is reset when the value changes.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Sets the value by which pickers and tab views identify the view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

extension View where Self: Equatable {
  /// Reevaluates the view only if it differs from its previous value.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
