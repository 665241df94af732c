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
    // Painting checks the radius first: 0 means no corners. The radii may still become greater, so it is never 0.
    layerStorage.cornerRadius = CGFloat(max(greatest, 1e-3))
  }

  func radius(at corner: UIRectCorner) -> CGFloat { CGFloat(LayerStyle(layerStorage).radii[corner]) }
}
