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
    // Whether there are corners at all is asked before anything else: a number that is not 0 stands for radii to come.
    layerStorage.cornerRadius = CGFloat(max(greatest, 1e-3))
  }

  func radius(at corner: UIRectCorner) -> CGFloat { CGFloat(LayerStyle(layerStorage).radii[corner]) }
}
