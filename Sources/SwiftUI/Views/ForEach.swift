// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A view for each element of a collection. Identifiers match views with elements when the collection changes.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View, PrimitiveView where Content: View {
  /// The elements.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  /// Creates views for elements that a property identifies.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Always empty; the nodes are those of the views inside.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    data.flatMap { element in graph.scoped(id(element)) { graph.resolve(content(element), environment) } }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates views for the numbers in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
