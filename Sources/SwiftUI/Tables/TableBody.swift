// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The rows of a table as a list, below a header with the titles of the columns.
struct TableBody<Value: Identifiable>: View {
  let rows: [_TableRowValue<Value>]
  let columns: [_TableColumnValue<Value>]
  let selection: ListSelection?
  let sortOrder: TableSortOrder?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableOptions) private var options

  private var isCompact: Bool { width != .regular }
  private var shownColumns: [_TableColumnValue<Value>] { isCompact ? Array(columns.prefix(1)) : columns }

  var body: some View {
    let items = rows.enumerated().map { TableItem(index: $0, row: $1) }
    let layout = TableRowLayout(columns: isCompact ? [TableColumnWidth()] : columns.map(\.width))
    let list = List<AnyHashable, AnyView>(showing: AnyView(content(items, layout)), selection: selection)
    list.listStyle(.plain)
  }

  @ViewBuilder private func content(_ items: [TableItem<Value>], _ layout: TableRowLayout) -> some View {
    let forEach = ForEach(items, id: \.id) { item in
      TableRowView(
        item: item, columns: shownColumns, layout: layout,
        isAlternate: !isCompact && options.alternatesBackgrounds && item.index % 2 == 1)
    }
    if isCompact || options.hidesHeaders {
      forEach
    } else {
      Section {
        forEach
      } header: {
        TableHeader(columns: columns, layout: layout, sortOrder: sortOrder)
      }
    }
  }
}

/// A row of a table, and its position.
private struct TableItem<Value: Identifiable> {
  let index: Int
  let row: _TableRowValue<Value>
  var id: AnyHashable { AnyHashable(row.value.id) }
}

/// The cells of a row of a table.
private struct TableRowView<Value: Identifiable>: View {
  let item: TableItem<Value>
  let columns: [_TableColumnValue<Value>]
  let layout: TableRowLayout
  let isAlternate: Bool

  @ViewBuilder var body: some View {
    let cells = layout.callAsFunction {
      ForEach(columns.indices, id: \.self) { index in
        HStack(spacing: 8) { columns[index].content(item.row.value) }
          .frame(maxWidth: .infinity, alignment: columns[index].alignment.frame)
      }
    }
    .listRowBackground(isAlternate ? Color(.quaternarySystemFill) : nil)
    if let menu = item.row.menu { cells.contextMenu { menu } } else { cells }
  }
}

/// The titles of a table's columns. A tap on the title of a column sorts the table by it.
private struct TableHeader<Value>: View {
  let columns: [_TableColumnValue<Value>]
  let layout: TableRowLayout
  let sortOrder: TableSortOrder?

  var body: some View {
    layout.callAsFunction {
      ForEach(columns.indices, id: \.self) { index in
        title(columns[index]).frame(maxWidth: .infinity, alignment: columns[index].alignment.frame)
      }
    }
    .lineLimit(1)
    .font(.subheadline.weight(.semibold))
    .textCase(nil)
  }

  @ViewBuilder private func title(_ column: _TableColumnValue<Value>) -> some View {
    if let comparator = column.comparator, let sortOrder {
      Button {
        sortOrder.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let order = sortOrder.order(comparator) {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}

extension TableColumnAlignment {
  fileprivate var frame: Alignment {
    switch horizontal {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
