// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraNibs
@_spi(Tessera) import TesseraViews

/// The rows of a static table, loaded from its storyboard. `UITableViewController` returns them unless a subclass
/// overrides the data source methods.
@MainActor
final class StaticRows {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    let heights: [CGFloat?]
  }

  let sections: [Section]

  init(element: NibElement, table: UITableView, builder: NibBuilder) {
    sections = element.children.map { section in
      var cells: [UITableViewCell] = []
      var heights: [CGFloat?] = []
      for child in section.child("cells")?.children ?? [] {
        guard let cell = builder.make(child) as? UITableViewCell else { continue }
        cells.append(cell)
        heights.append(child.length("rowHeight").map { CGFloat($0) })
      }
      return Section(
        header: section["headerTitle"].map { builder.document.translated($0, attribute: "headerTitle", of: section) },
        footer: section["footerTitle"].map { builder.document.translated($0, attribute: "footerTitle", of: section) },
        cells: cells, heights: heights)
    }
  }

  func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard let section = section(at: path.section), section.cells.indices.contains(path.row) else { return nil }
    return section.cells[path.row]
  }

  func height(at path: IndexPath) -> CGFloat? {
    guard let section = section(at: path.section), section.heights.indices.contains(path.row) else { return nil }
    return section.heights[path.row]
  }
}

extension UITableView {
  /// The rows of a static table, or nil for other tables.
  var staticRows: StaticRows? {
    get { attachedObjects.isEmpty ? nil : attachedObjects[ObjectIdentifier(StaticRows.self)] as? StaticRows }
    set { attachedObjects[ObjectIdentifier(StaticRows.self)] = newValue }
  }
}
