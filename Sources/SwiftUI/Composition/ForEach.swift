// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Views for the elements of a collection. Each element's identifier preserves its view when the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The closure that creates an element's view.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// Creates views for elements that are identified by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates views for bindings to elements that are identified by a property.
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

  /// Creates views for bindings to identifiable elements.
  public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// The body type, which is unused because the view has a custom node.
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

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode,
  IdentifyingNode
{
  /// The identity of a view: the element's identifier, and the number of previous elements with the same identifier.
  private struct Identity: Hashable {
    let id: ID
    let occurrence: Int
  }
  private var nodes: [(identity: Identity, node: _ViewNode)] = []
  private var view: ForEach<Data, ID, Content>?
  override var children: [_ViewNode] { nodes.map(\.node) }
  var identifiedChildren: [(id: AnyHashable, node: _ViewNode)] {
    nodes.filter { $0.identity.occurrence == 0 }.map { (AnyHashable($0.identity.id), $0.node) }
  }
  override var name: String { "ForEach<\(Data.self), \(ID.self)>" }

  func update(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    self.view = view
    evaluate()
    return self
  }

  override func evaluate() {
    graph.clear(self)
    guard let view else { return }
    let contents = graph.track(self) { identified(view) }
    let inner = _ViewContext(graph: graph, parent: self, environment: environment)
    updating {
      var known = Dictionary(uniqueKeysWithValues: nodes.map { ($0.identity, $0.node) })
      nodes = contents.map { identity, content in
        (identity, Content._updateNode(known.removeValue(forKey: identity), with: content, in: inner))
      }
      for gone in known.values.sorted(by: { $0.serial < $1.serial }) { gone.remove() }
    }
    childElementsDidChange()
  }

  /// Returns the elements' views with their identities. Logs duplicate identifiers.
  private func identified(_ view: ForEach<Data, ID, Content>) -> [(Identity, Content)] {
    var counts: [ID: Int] = [:]
    return view.data.map { element in
      let id = view.id(element)
      let occurrence = counts[id, default: 0]
      counts[id] = occurrence + 1
      if occurrence == 1 {
        Report.defect(
          of: "ForEach",
          "\(name): the ID \(id) occurs multiple times within the collection. Give each element its own ID, or their views "
            + "may exchange their states.")
      }
      return (Identity(id: id, occurrence: occurrence), view.content(element))
    }
  }
}
