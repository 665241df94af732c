// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The section index at the edge of a collection view: its titles and their scroll positions.

import Foundation
@_spi(Tessera) import TesseraViews

extension UICollectionView {
  func loadIndex() {
    let titles = dataSource?.indexTitles(for: self)
    guard titles != nil || index != nil else { return }
    let index = index ?? SectionIndex()
    self.index = index
    index.isHidden = indexDisplayMode == .alwaysHidden
    index.show(titles, in: self) { [weak self] in self?.scroll(toTitle: $0) }
  }

  private func scroll(toTitle number: Int) {
    guard let dataSource, let titles = index?.view?.titles, titles.indices.contains(number) else { return }
    let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[number], at: number)
    loadIfNeeded()
    guard contains(ItemPosition(path)) else { return }
    scroll(to: path, position: growsVertically ? .top : .left, animated: false)
  }
}
