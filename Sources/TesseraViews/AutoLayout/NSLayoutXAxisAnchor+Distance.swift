// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraLayout

extension NSLayoutXAxisAnchor {
  /// Returns the distance from this anchor to another, as a dimension for further constraints.
  ///
  /// It is negative if the other anchor comes first. An active constraint of the dimension adds a hidden guide to the items'
  /// nearest common ancestor; without one, activation ends the process with UIKit's exception.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    DistanceGuide(from: self, to: other, axis: .horizontal).dimension
  }
}
