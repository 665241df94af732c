// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

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

/// A node with children at fixed positions. In a lazy container, it creates the children that are shown.
final class ListNode: _ViewNode, GroupNode {
  private var nodes: [_ViewNode] = []
  private var views: [any View] = []
  private var defersChildren = false
  private lazy var deferred = DeferredNodes(self, isTuple: true)
  override var children: [_ViewNode] { defersChildren ? deferred.nodes : nodes }

  /// Updates the children.
  ///
  /// - Parameter defers: Whether children in a lazy container are created when they are shown.
  func update(_ views: [any View], _ context: _ViewContext, defers: Bool = true) -> _ViewNode {
    environment = context.environment
    defersChildren = isLazy && defers
    if defersChildren {
      self.views = views
      deferred.replace(count: views.count) { $0 < views.count ? $0 : nil }
      setElements([deferred])
      return self
    }
    let inner = context.inside(self, isLazy: isLazy)
    updating {
      for extra in nodes.dropFirst(views.count) { extra.remove() }
      nodes = views.enumerated().map { index, view in
        inner.update(index < nodes.count ? nodes[index] : nil, with: view)
      }
    }
    childElementsDidChange()
    return self
  }

  override func childElementsDidChange() {
    if defersChildren { deferred.itemsDidChange() } else { super.childElementsDidChange() }
  }
}

extension ListNode: DeferringNode {
  func updateChild(at index: Int, _ node: _ViewNode?) -> _ViewNode {
    _ViewContext(graph: graph, parent: self, environment: environment, isLazy: isLazy).update(node, with: views[index])
  }
}

extension _ViewContext {
  /// Updates the node of a view of any type, or creates a new node.
  func update(_ node: _ViewNode?, with view: any View) -> _ViewNode {
    func update<V: View>(_ view: V) -> _ViewNode { V._updateNode(node, with: view, in: self) }
    return update(view)
  }
}
