// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

extension UIView {
  func setCorners(_ configuration: UICornerConfiguration) {
    layerStorage.loadedExtras.corners = configuration
    layerStorage.cornerCurve = .continuous
    let radii = configuration.radii(of: layerStorage)
    let greatest = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
    // Drawing skips rounding if the radius is 0. The radii may become greater later, so the stored radius is never 0.
    layerStorage.cornerRadius = CGFloat(max(greatest, 1e-3))
  }

  func radius(at corner: UIRectCorner) -> CGFloat { CGFloat(LayerStyle(layerStorage).radii[corner]) }
}
