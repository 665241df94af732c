// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Views for the elements of a collection. Identifiers match views with elements when the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Creates views for elements that a property identifies.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates views for the bindings to elements that a property identifies.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
    self.init(data: elements, content: { content(data[$0.0]) }, id: { $0.1 })
  }

  /// Creates views for the bindings to identifiable elements.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Never called.
  public typealias Body = Never

  /// Creates or updates the nodes of the elements' views.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ForEachNode<Data, ID, Content>.self) { ForEachNode(context) }.update(view, context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for the numbers in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode {
  private var nodes: [(id: ID, node: _ViewNode)] = []
  override var children: [_ViewNode] { nodes.map(\.node) }

  func update(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    let inner = context.inside(self)
    updating {
      var known = Dictionary(nodes.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
      var used: Set<ID> = []
      nodes = view.data.map { element in
        let id = view.id(element)
        if !used.insert(id).inserted {
          Report.once(
            "ForEach<\(Data.self), \(ID.self)>: the ID \(id) occurs multiple times within the collection. "
              + "The later views lose their state on each update.")
        }
        return (id, Content._updateNode(known.removeValue(forKey: id), with: view.content(element), in: inner))
      }
      for gone in known.values { gone.remove() }
    }
    childElementsDidChange()
    return self
  }
}
