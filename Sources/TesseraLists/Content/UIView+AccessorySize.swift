// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

extension UIView {
  /// Returns an accessory's fitting size, rounded up to whole pixels, so that the content ends exactly where the
  /// accessory begins.
  func fittingSize(of accessory: UIView) -> CGSize {
    let size = accessory.sizeThatFits(.zero)
    let grid = PixelGrid(scale: pixelScale)
    return CGSize(width: grid.ceiled(size.width), height: grid.ceiled(size.height))
  }
}
