// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

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

/// The node of a collection's views. In a lazy container, it creates the views that are shown.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode, GroupNode,
  IdentifyingNode
{
  private var nodes: [_ViewNode] = []
  private var identities = ElementIdentities<ID>()
  private var view: ForEach<Data, ID, Content>?
  private var isUpdated = false
  private lazy var deferred = DeferredNodes(self)
  override var children: [_ViewNode] { isLazy ? deferred.nodes : nodes }
  var identifiedChildren: [(id: AnyHashable, node: _ViewNode)] {
    if isLazy { return deferred.indexedNodes.map { (AnyHashable(identities.ids[$0.index]), $0.node) } }
    return nodes.indices.filter { !identities.isRepetition(at: $0) }.map {
      (AnyHashable(identities.ids[$0]), nodes[$0])
    }
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
    let ids = graph.track(self) { Self.identifiers(of: view) }
    // Usually, only contents have changed.
    let moves = isUpdated && ids == identities.ids ? nil : identities.replace(with: ids, reportRepetition)
    if isLazy { updateDeferred(moves) } else { update(view, moves) }
    isUpdated = true
  }

  /// Collects the elements' identifiers in one loop, since calls of generic closures look up types.
  private static func identifiers(of view: ForEach<Data, ID, Content>) -> [ID] {
    var ids: [ID] = []
    ids.reserveCapacity(view.data.count)
    for element in view.data { ids.append(view.id(element)) }
    return ids
  }

  private func reportRepetition(of id: ID) {
    Report.defect(
      of: "ForEach",
      "\(name): the ID \(id) occurs multiple times within the collection. Give each element its own ID, or their views "
        + "may exchange their states.")
  }

  /// Creates or updates the nodes of all elements. The moves are nil if the identifiers are unchanged.
  private func update(_ view: ForEach<Data, ID, Content>, _ moves: ElementIdentities<ID>.Moves?) {
    let contents = graph.track(self) { view.data.map { view.content($0) } }
    let inner = _ViewContext(graph: graph, parent: self, environment: environment)
    let animates = isUpdated && graph.motion.canAnimate
    var arrived: [(node: _ViewNode, isNew: Bool)] = []
    updating {
      let known = nodes
      nodes = contents.enumerated().map { index, content in
        let source = moves.map { $0.sources[index] } ?? index
        let old = source.map { known[$0] }
        let revived = animates && old == nil ? graph.motion.revived(in: self, key: identities[index]) : nil
        let node = Content._updateNode(old ?? revived, with: content, in: inner)
        if animates, old == nil { arrived.append((node, revived == nil)) }
        return node
      }
      let removed = moves?.removed.map { ($0.identity, known[$0.index]) } ?? []
      for (identity, gone) in removed.sorted(by: { $0.1.serial < $1.1.serial }) {
        gone.depart(from: self, key: identity)
      }
    }
    childElementsDidChange()
    for (node, isNew) in arrived { node.arrive(isNew: isNew) }
  }

  /// Updates the elements that are shown, and moves the nodes of the elements that have moved. The moves are nil if the
  /// identifiers are unchanged.
  private func updateDeferred(_ moves: ElementIdentities<ID>.Moves?) {
    if let moves {
      deferred.replace(count: moves.sources.count) { moves.target(of: $0) }
    } else {
      deferred.replace(count: identities.ids.count)
    }
    let ids = identities.ids
    deferred.identify = { ids.indices.contains($0) ? AnyHashable(ids[$0]) : nil }
    setElements([deferred])
  }

  override func childElementsDidChange() {
    if isLazy { deferred.itemsDidChange() } else { super.childElementsDidChange() }
  }

  override func collectTags(into tags: inout [ObjectIdentifier: AnyHashable]) {
    super.collectTags(into: &tags)
    guard !isLazy else { return }
    for (id, node) in zip(identities.ids, nodes) {
      for element in node.elements where tags[ObjectIdentifier(element)] == nil {
        tags[ObjectIdentifier(element)] = AnyHashable(id)
      }
    }
  }
}

extension ForEachNode: DeferringNode {
  func updateChild(at index: Int, _ node: _ViewNode?) -> _ViewNode {
    // Called for indices of the current data only.
    guard let view, index < view.data.count else { return node ?? _ViewNode(inner) }
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    return Content._updateNode(node, with: graph.track(self) { view.content(element) }, in: inner)
  }

  private var inner: _ViewContext { _ViewContext(graph: graph, parent: self, environment: environment, isLazy: isLazy) }
}
