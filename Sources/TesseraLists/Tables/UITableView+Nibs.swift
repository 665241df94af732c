// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraNibs
@_spi(Tessera) import TesseraViews

extension UITableView {
  func registerCells(_ nib: UINib?, identifier: String) {
    checkIdentifier(identifier)
    registry.cellClasses[identifier] = nil
    registry.cellFactories[identifier] = nil
    guard let nib else { return }
    registry.cellFactories[identifier] = { nib.firstView(UITableViewCell.self, for: identifier) as? UITableViewCell }
  }

  func registerSectionViews(_ nib: UINib?, identifier: String) {
    checkIdentifier(identifier)
    registry.sectionViewClasses[identifier] = nil
    registry.sectionViewFactories[identifier] = nil
    guard let nib else { return }
    registry.sectionViewFactories[identifier] = {
      nib.firstView(UITableViewHeaderFooterView.self, for: identifier) as? UITableViewHeaderFooterView
    }
  }

  /// Returns a new cell from a nib or a storyboard prototype, or nil if none is registered.
  func makeCell(identifier: String) -> UITableViewCell? {
    guard let cell = registry.cellFactories[identifier]?() else { return nil }
    cell.setReuseIdentifier(identifier)
    return cell
  }

  func makeSectionView(identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = registry.sectionViewFactories[identifier]?() else { return nil }
    view.setReuseIdentifier(identifier)
    return view
  }
}

extension UINib {
  /// Returns the single top-level view of a cell's nib.
  func firstView(_ wanted: UIView.Type, for identifier: String) -> UIView? {
    let objects = instantiate(withOwner: nil, options: nil)
    for case let view as UIView in objects where view.isKind(of: wanted) { return view }
    raise(
      "NSInternalInconsistencyException",
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be "
        + "a \(wanted) instance")
  }
}
