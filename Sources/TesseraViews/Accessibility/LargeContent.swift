// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A view's properties for the large content viewer.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}
