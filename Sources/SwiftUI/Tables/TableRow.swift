// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A row of a table, or several rows.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable
  /// The type of the composed rows.
  associatedtype TableRowBody: TableRowContent
  /// The composed rows.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows from top to bottom.
  var _rows: [_TableRowValue<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of the body.
  public var _rows: [_TableRowValue<TableRowValue>] { tableRowBody._rows }
}

extension Never: TableRowContent {
  /// Never called, because `Never` has no values.
  public var tableRowBody: Never { return raise("SwiftUIException", "Never has no rows.") }
  /// Never called, because `Never` has no values.
  public var _rows: [_TableRowValue<_NoTableRow>] { [] }
}

/// A row of a table, and the views of its modifiers.
public struct _TableRowValue<RowValue> {
  let value: RowValue
  var menu: AnyView?
}

/// A row that shows a value in the columns of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the value that the row shows.
  public typealias TableRowValue = Value
  private let value: Value
  /// Creates a row.
  public init(_ value: Value) { self.value = value }
  /// Never called, because a row is not composed of others.
  public var tableRowBody: Never { return raise("SwiftUIException", "A table row has no body.") }
  /// The row itself.
  public var _rows: [_TableRowValue<Value>] { [_TableRowValue(value: value)] }
}

/// The rows of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Data.Element
  let data: Data
  /// Never called, because the rows are known.
  public var tableRowBody: Never { return raise("SwiftUIException", "The rows of a collection have no body.") }
  /// The rows of the elements.
  public var _rows: [_TableRowValue<Data.Element>] { data.map { _TableRowValue(value: $0) } }
}

/// Rows that a builder has collected.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Value
  /// The rows from top to bottom.
  public let _rows: [_TableRowValue<Value>]
  /// Never called, because the rows are known.
  public var tableRowBody: Never { return raise("SwiftUIException", "A tuple of table rows has no body.") }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// Never called, because the rows are known.
  public var tableRowBody: Never { return raise("SwiftUIException", "The rows of a collection have no body.") }
  /// The rows of the elements.
  public var _rows: [_TableRowValue<Content.TableRowValue>] { data.flatMap { content($0)._rows } }

  /// Creates rows for elements that are identified by a property.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
  /// Creates rows for identifiable elements.
  public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }
  /// Creates a row for each element of a collection.
  @MainActor @preconcurrency
  public init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

extension TableRowContent {
  /// Adds a context menu to the rows, which a long press opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TupleTableRowContent<TableRowValue, M> {
    let menu = AnyView(menuItems())
    return TupleTableRowContent(
      _rows: _rows.map { row in
        var row = row
        row.menu = row.menu ?? menu
        return row
      })
  }
}

/// A result builder that creates the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns the rows of an expression.
  @MainActor @preconcurrency
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Returns the only rows.
  @MainActor @preconcurrency
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  /// Returns several rows.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    // Each row was an expression of this builder, so it has the builder's type of values.
    var rows: [_TableRowValue<Value>] = []
    for content in repeat each content { rows += content._rows as? [_TableRowValue<Value>] ?? [] }
    return TupleTableRowContent(_rows: rows)
  }
  /// Returns the rows of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TupleTableRowContent<Value, Content?>
  where Content.TableRowValue == Value { TupleTableRowContent(_rows: content?._rows ?? []) }
  /// Returns the rows of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: TableRowContent>(first: Content) -> TupleTableRowContent<Value, AnyView>
  where Content.TableRowValue == Value { TupleTableRowContent(_rows: first._rows) }
  /// Returns the rows of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: TableRowContent>(second: Content) -> TupleTableRowContent<Value, AnyView>
  where Content.TableRowValue == Value { TupleTableRowContent(_rows: second._rows) }
}
