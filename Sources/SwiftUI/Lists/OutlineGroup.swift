// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Views for the elements of a tree. An element with children is a disclosure group that shows them.
///
/// The children of an element are read when its parent is expanded, so a tree can be deep or even cyclic. In a list, each
/// visible element is a row, indented by its level.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate enum Roots {
    case elements(Data)
    case element(Data.Element)
  }

  fileprivate let roots: Roots
  fileprivate let tree: OutlineTree<Data, ID, Leaf>
}

/// The functions that describe a tree and its views.
private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the elements at the top level.
  public var body: some View {
    switch roots {
    case .elements(let data): OutlineLevel(items: data, tree: tree)
    case .element(let element): OutlineLevel(items: CollectionOfOne(element), tree: tree)
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// Creates an outline of a tree of identifiable elements. Elements whose children are nil are leaves.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
  /// Creates an outline of several trees of identifiable elements. Elements whose children are nil are leaves.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of a tree. A key path identifies each element, and elements whose children are nil are leaves.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    roots = .element(root)
    tree = OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
  /// Creates an outline of several trees. A key path identifies each element, and elements whose children are nil are
  /// leaves.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    roots = .elements(data)
    tree = OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates an outline of bindings to trees of identifiable elements. Elements whose children are nil are leaves.
  public init<C>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  )
  where
    Data == Binding<C>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable
  {
    self.init(data, id: \.id, children: children, content: content)
  }
  /// Creates an outline of bindings to trees. A key path identifies each element, and elements whose children are nil
  /// are leaves.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
    roots = .elements(data)
    tree = OutlineTree(
      id: { $0.wrappedValue[keyPath: id] }, children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}

/// The children of an expanded element of an outline.
public struct OutlineSubgroupChildren: View {
  let content: AnyView
  /// The views of the children.
  public var body: some View { content }
}

/// The views of the elements at one level of a tree.
private struct OutlineLevel<Items: RandomAccessCollection, Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
where Items.Element == Data.Element {
  let items: Items
  let tree: OutlineTree<Data, ID, Leaf>

  var body: some View {
    ForEach(data: items, content: { OutlineItem(element: $0, tree: tree) }, id: tree.id)
  }
}

/// The view of an element, which is a disclosure group if the element has children.
private struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Leaf>

  var body: some View {
    if let children = tree.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(OutlineLevel(items: children, tree: tree)))
      } label: {
        tree.content(element)
      }
    } else {
      tree.content(element)
    }
  }
}
