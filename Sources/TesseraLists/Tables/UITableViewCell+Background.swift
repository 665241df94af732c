// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

extension UITableViewCell {
  /// Shows the configured background, below all other views except the background view.
  func showBackgroundConfiguration() {
    guard let background = backgroundConfiguration else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    let view = configurationView ?? UIView(frame: bounds)
    view.backgroundColor = background.backgroundColor
    view.layer.cornerRadius = background.cornerRadius
    view.layer.borderWidth = background.strokeWidth
    view.layer.borderColor = background.strokeColor?.resolvedColor(with: traitCollection).cgColor
    view.isUserInteractionEnabled = false
    if configurationView == nil {
      configurationView = view
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    setNeedsLayout()
  }
}
