// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The section index of a table: its titles and their scroll positions.

import Foundation
@_spi(Tessera) import TesseraViews

extension UITableView {
  var loadedIndex: SectionIndex {
    if let index { return index }
    let made = SectionIndex()
    index = made
    return made
  }

  /// Loads the titles if the table has enough rows to show a section index.
  func loadIndex(_ counts: [Int]) {
    let titles = dataSource?.sectionIndexTitles(for: self)
    guard titles != nil || index != nil else { return }
    let index = loadedIndex
    let isLong = counts.reduce(0, +) >= index.minimumCount
    let before = index.width
    index.isHidden = indexDisplayMode == .alwaysHidden
    index.show(isLong ? titles : nil, in: self) { [weak self] in self?.scroll(toTitle: $0) }
    if index.width != before { reloadHeights() }
    setNeedsLayout()
  }

  /// Shows or hides the index after `indexDisplayMode` has changed.
  func indexDisplayModeDidChange() {
    guard let index else { return }
    let before = index.width
    index.isHidden = indexDisplayMode == .alwaysHidden
    if index.width != before { reloadHeights() }
    setNeedsLayout()
  }

  private func scroll(toTitle number: Int) {
    guard let dataSource, let titles = index?.view?.titles, titles.indices.contains(number) else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[number], at: number)
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return }
    scroll(to: ItemPosition(section: section, row: NSNotFound), position: .top, animated: false)
  }
}
