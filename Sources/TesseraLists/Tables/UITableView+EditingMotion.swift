// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How editing and the looks of single rows come and go.

import Foundation
@_spi(Tessera) import TesseraViews

extension UITableView {
  /// Begins or ends editing of the rows that show, in time where a clock runs.
  func movingRows(_ animated: Bool, _ change: () -> Void) {
    guard animated, ListMotion.isSeen(in: self), !isTiling, !needsData else { return change() }
    let scenes = cells.sorted { $0.key < $1.key }.map { (cell: $0.value, scene: RowScene($0.value)) }
    change()
    ListMotion.layOut(self)
    let motion = ListMotion()
    for (cell, scene) in scenes where cell.superview === self { scene.move(motion) }
    motion.close()
  }
}

extension UITableViewCell {
  /// Makes a change of how the cell looks, and lets the old look fade where a clock runs.
  func fading(_ animated: Bool, _ change: () -> Void) {
    let picture =
      animated && ListMotion.isSeen(in: self) && bounds.width > 0 ? LeavingPicture(of: self, at: bounds) : nil
    change()
    guard let picture else { return }
    updateConfigurationIfNeeded()
    ListMotion.layOut(self)
    let motion = ListMotion()
    var place = ListMotion.Place(bounds)
    place.alpha = 0
    motion.leave(picture, in: self, at: subviews.count, to: place)
    motion.close()
  }
}
