// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Animations for editing mode and for changes to individual rows.

import Foundation
@_spi(Tessera) import TesseraViews

extension UITableView {
  /// Applies an editing change to the visible rows. The change is animated if requested and if an animation clock is
  /// running.
  func animateRowChanges(animated: Bool, change: () -> Void) {
    guard animated, ListMotion.isAnimated(in: self), !isTiling, !needsData else { return change() }
    let scenes = cells.sorted { $0.key < $1.key }.map { (cell: $0.value, scene: RowMotionSnapshot($0.value)) }
    change()
    ListMotion.layOutWithoutAnimation(self)
    let motion = ListMotion()
    for (cell, scene) in scenes where cell.superview === self { scene.animate(with: motion) }
    motion.close()
  }
}

extension UITableViewCell {
  /// Applies a change to the cell's appearance. If requested, and if an animation clock is running, the old
  /// appearance fades out.
  func crossfade(animated: Bool, change: () -> Void) {
    let picture =
      animated && ListMotion.isAnimated(in: self) && bounds.width > 0 ? DisappearingSnapshot(of: self, at: bounds) : nil
    change()
    guard let picture else { return }
    updateConfigurationIfNeeded()
    ListMotion.layOutWithoutAnimation(self)
    let motion = ListMotion()
    var place = ListMotion.Placement(bounds)
    place.alpha = 0
    motion.moveAway(picture, in: self, at: subviews.count, to: place)
    motion.close()
  }
}
