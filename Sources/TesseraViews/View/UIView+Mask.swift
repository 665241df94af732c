// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  func setMask(_ view: UIView?) {
    layerStorage.maskOwner = view
    layerStorage.mask = view?.layerStorage
  }
}
