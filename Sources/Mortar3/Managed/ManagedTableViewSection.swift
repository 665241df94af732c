// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Rows with a header and a footer.
public struct ManagedTableViewSection: ArbitrarilyIdentifiable {
  /// The identity of the section. Empty for sections that are identified by their position.
  public var id: String
  /// The model above the rows; nil for no header.
  public var header: (any ManagedTableViewHeaderFooterViewModel)?
  /// The rows, in order. A cell follows its row if that has an `id`.
  public var rows: [any ManagedTableViewCellModel]
  /// The model below the rows; nil for no footer.
  public var footer: (any ManagedTableViewHeaderFooterViewModel)?

  /// Creates a section of rows, with an optional header and footer.
  public init(
    id: String = "", header: (any ManagedTableViewHeaderFooterViewModel)? = nil,
    rows: [any ManagedTableViewCellModel], footer: (any ManagedTableViewHeaderFooterViewModel)? = nil
  ) {
    self.id = id
    self.header = header
    self.rows = rows
    self.footer = footer
  }
}

extension ManagedTableViewSection {
  /// Creates a section whose header and footer are plain text.
  public init(
    id: String = "", title: String, rows: [any ManagedTableViewCellModel], footnote: String? = nil
  ) {
    self.init(
      id: id, header: StandardTableViewHeaderFooterView.Model(text: title), rows: rows,
      footer: footnote.map { StandardTableViewHeaderFooterView.Model(text: $0) })
  }
}
