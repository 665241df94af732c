// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews

extension UITableViewCell {
  /// Shows the background configuration, below all other views except the background view.
  func showBackgroundConfiguration() {
    guard let background = backgroundConfiguration else {
      configurationView?.removeFromSuperview()
      configurationView = nil
      return
    }
    if let configurationView {
      configurationView.configuration = background
    } else {
      let view = ConfiguredBackgroundView(background, frame: bounds)
      configurationView = view
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    setNeedsLayout()
  }
}
