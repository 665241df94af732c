// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A section of rows with an optional header and footer.
public struct ManagedTableViewSection: ArbitrarilyIdentifiable {
  /// The section's identifier. Empty if the section is identified by its position.
  public var id: String
  /// The header's model, or nil for no header.
  public var header: (any ManagedTableViewHeaderFooterViewModel)?
  /// The rows, in order. If a row has an `id`, its cell moves with it.
  public var rows: [any ManagedTableViewCellModel]
  /// The footer's model, or nil for no footer.
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
