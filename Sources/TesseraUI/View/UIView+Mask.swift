// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIView {
  /// A view, in no superview, whose alpha says how much of this one shows. Its frame is in this view's coordinates.
  public var mask: UIView? {
    get { layer.maskView }
    set {
      layer.maskView = newValue
      layer.mask = newValue?.layer
    }
  }
}
