// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

extension UIView {
  /// Returns the fitting size of an accessory, rounded up to whole pixels, so that the content ends where the accessory begins.
  func fittingSize(of accessory: UIView) -> CGSize {
    let size = accessory.sizeThatFits(.zero)
    let grid = PixelGrid(scale: pixelScale)
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }
}
