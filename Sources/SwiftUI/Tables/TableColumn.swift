// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A column of a table, or several columns.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparators that sort the rows. Never if the columns can't be sorted.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of the composed columns.
  associatedtype TableColumnBody: TableColumnContent
  /// The composed columns.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// The columns from leading to trailing.
  var _columns: [_TableColumnValue<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of the body.
  public var _columns: [_TableColumnValue<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
  /// Never has no rows.
  public typealias TableRowValue = _NoTableRow
  /// Never has no comparators.
  public typealias TableColumnSortComparator = Never
  /// Never called, because `Never` has no values.
  public var tableColumnBody: Never { return raise("SwiftUIException", "Never has no columns.") }
  /// Never called, because `Never` has no values.
  public var _columns: [_TableColumnValue<_NoTableRow>] { [] }
}

/// The value of rows that don't exist.
public struct _NoTableRow: Identifiable, Sendable {
  /// The identifier.
  public var id: Int { 0 }
}

/// The alignment of the content of a table column.
public struct TableColumnAlignment: Hashable, Sendable {
  let horizontal: Horizontal
  enum Horizontal { case leading, center, trailing }
  /// The default alignment, which is leading.
  public static let automatic = TableColumnAlignment(horizontal: .leading)
  /// Content at the leading edge.
  public static let leading = TableColumnAlignment(horizontal: .leading)
  /// Centered content.
  public static let center = TableColumnAlignment(horizontal: .center)
  /// Content at the trailing edge.
  public static let trailing = TableColumnAlignment(horizontal: .trailing)
  /// The alignment of numbers, which is trailing.
  public static let numeric = TableColumnAlignment(horizontal: .trailing)
}

/// The properties of a column of a table.
public struct _TableColumnValue<RowValue> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  /// The comparator that sorts the rows by the column, in forward order; nil if they can't be sorted by it.
  let comparator: (any SortComparator)?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
}

/// A column that shows a view for each row of a table.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the rows.
  public typealias TableColumnSortComparator = Sort
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?
  private var width = TableColumnWidth()
  private var alignment = TableColumnAlignment.automatic

  private init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  /// Never called, because a column is not composed of others.
  public var tableColumnBody: Never { return raise("SwiftUIException", "A table column has no body.") }

  /// The column itself.
  public var _columns: [_TableColumnValue<RowValue>] {
    [
      _TableColumnValue(
        label: AnyView(label), content: { [content] in AnyView(content($0)) }, comparator: comparator, width: width,
        alignment: alignment)
    ]
  }

  /// Sets the width of the column, in points. Nil restores the flexible width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var result = self
    result.width = TableColumnWidth(fixed: width)
    return result
  }
  /// Sets the limits of the column's width, in points. Flexible columns share the width of the table equally within their
  /// limits, or in proportion to their ideal widths.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var result = self
    result.width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return result
  }
  /// Sets the alignment of the column's content and title.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var result = self
    result.alignment = alignment
    return result
  }
}

// MARK: Columns that can't be sorted

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }
  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
  /// Creates a column with a text as its title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a localized title that shows a string of each row.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a column with a title that shows a string of each row.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

// MARK: Columns that can be sorted

extension TableColumn where Label == Text {
  /// Creates a column with a localized title that is sorted by a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }
  /// Creates a column with a title that is sorted by a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that is sorted by a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column with a title that is sorted by a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column with a localized title that is sorted by an optional property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }
  /// Creates a column with a localized title that is sorted by a property with a comparator.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, C.Compared> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a localized title that shows a string of each row and is sorted by it.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a column with a title that shows a string of each row and is sorted by it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
  /// Creates a column with a localized title that shows a string of each row and is sorted by it with a comparator.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}
