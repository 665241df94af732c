// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A result builder that creates the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns a column that is sorted by the comparators of the table.
  @MainActor @preconcurrency
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }
  /// Returns a column that can't be sorted.
  @MainActor @preconcurrency @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }
  /// Returns the only column.
  @MainActor @preconcurrency
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }
  /// Returns several columns.
  @MainActor @preconcurrency
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    // Each column was an expression of this builder, so it has the builder's type of rows.
    var columns: [_TableColumnValue<RowValue>] = []
    for column in repeat each column { columns += column._columns as? [_TableColumnValue<RowValue>] ?? [] }
    return TupleTableColumnContent(_columns: columns)
  }
  /// Returns the columns of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> TupleTableColumnContent<RowValue, Sort, Column?> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column?._columns ?? [])
  }
  /// Returns the columns of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Column: TableColumnContent>(
    first column: Column
  ) -> TupleTableColumnContent<RowValue, Sort, AnyView> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }
  /// Returns the columns of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Column: TableColumnContent>(
    second column: Column
  ) -> TupleTableColumnContent<RowValue, Sort, AnyView> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }
  /// Returns the columns of an `if #available` branch.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Column: TableColumnContent>(
    _ column: Column
  ) -> TupleTableColumnContent<RowValue, Sort, AnyView> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: column._columns)
  }
}

/// Several columns of a table.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  /// The columns from leading to trailing.
  public let _columns: [_TableColumnValue<RowValue>]
  /// Never called, because the columns are known.
  public var tableColumnBody: Never { return raise("SwiftUIException", "A tuple of table columns has no body.") }
}

/// Columns that are created for the elements of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  /// The elements.
  public let data: Data
  /// The closure that creates the column of an element.
  public let content: (Data.Element) -> Content

  /// Creates columns for elements that are identified by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content)
  where Content.TableColumnSortComparator == Sort {
    (self.data, self.content) = (data, content)
  }
  /// Creates columns for identifiable elements.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableColumnSortComparator == Sort {
    (self.data, self.content) = (data, content)
  }
  /// Creates columns for the numbers in a range.
  public init(_ data: Range<Int>, content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content.TableColumnSortComparator == Sort {
    (self.data, self.content) = (data, content)
  }

  /// Never called, because the columns are known.
  public var tableColumnBody: Never { return raise("SwiftUIException", "A collection of table columns has no body.") }
  /// The columns of the elements.
  public var _columns: [_TableColumnValue<RowValue>] { data.flatMap { content($0)._columns } }
}
