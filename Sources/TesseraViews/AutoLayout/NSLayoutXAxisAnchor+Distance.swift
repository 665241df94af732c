// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraLayout

extension NSLayoutXAxisAnchor {
  /// Returns the distance from this anchor to another anchor, as a dimension for further constraints.
  ///
  /// The distance is negative if the other anchor comes first. An active constraint on the dimension adds a hidden
  /// guide to the nearest common ancestor of the anchors' items. If they have no common ancestor, activating the
  /// constraint terminates the process with UIKit's exception.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    DistanceGuide(from: self, to: other, axis: .horizontal).dimension
  }
}
