// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A container that shows rows of data in columns.
///
/// On regular width, a table has a header with the titles of its columns, by which it can be sorted. On compact width, it is a
/// list of the views of its first column.
///
/// - Note: Differs from SwiftUI: tables have no outlines (`DisclosureTableRow`), and columns can't be customized.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sortOrder: TableSortOrder?

  private init(
    _ rows: Rows, _ columns: Columns, selection: ListSelection? = nil, sortOrder: TableSortOrder? = nil
  ) {
    (self.rows, self.columns, self.selection, self.sortOrder) = (rows, columns, selection, sortOrder)
  }

  /// The rows below the header.
  public var body: some View {
    TableBody(rows: rows._rows, columns: columns._columns, selection: selection, sortOrder: sortOrder)
  }
}

// MARK: Collections

extension Table {
  /// Creates a table of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(TableForEachContent(data: data), columns())
  }
  /// Creates a table of a collection with single selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }
  /// Creates a table of a collection with multiple selection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }
  /// Creates a table of a collection whose order the user chooses. The binding's setter has to sort the collection.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable, Value == Sort.Compared {
    self.init(TableForEachContent(data: data), columns(), sortOrder: TableSortOrder(sortOrder))
  }
  /// Creates a table of a collection with single selection, whose order the user chooses.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable, Value == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder))
  }
  /// Creates a table of a collection with multiple selection, whose order the user chooses.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element: Identifiable, Value == Sort.Compared {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: TableSortOrder(sortOrder))
  }
}

// MARK: Rows

extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns()) }
  /// Creates a table of rows with single selection.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection(selection)) }
  /// Creates a table of rows with multiple selection.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), selection: ListSelection(selection)) }
  /// Creates a table of rows whose order the user chooses.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared { self.init(rows(), columns(), sortOrder: TableSortOrder(sortOrder)) }
  /// Creates a table of rows with single selection, whose order the user chooses.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
  }
  /// Creates a table of rows with multiple selection, whose order the user chooses.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Value == Sort.Compared {
    self.init(rows(), columns(), selection: ListSelection(selection), sortOrder: TableSortOrder(sortOrder))
  }
}
