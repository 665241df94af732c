// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The content of a list that shows a tree.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
  Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

extension List {
  /// Creates a list of trees of identifiable elements with multiple selection. Elements whose children are nil are leaves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      showing: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of trees of identifiable elements with single selection. Elements whose children are nil are leaves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      showing: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of trees with multiple selection. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      showing: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of trees with single selection. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(
      showing: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of trees of identifiable elements. Elements whose children are nil are leaves.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: OutlineGroup(data, children: children, content: rowContent))
  }
  /// Creates a list of trees. A key path identifies each element, and elements whose children are nil are leaves.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _OutlineRows<Data, ID, RowContent> {
    self.init(showing: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
  /// Creates a list of bindings to trees of identifiable elements. Elements whose children are nil are leaves.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: OutlineGroup(data, children: children, content: rowContent))
  }
}
