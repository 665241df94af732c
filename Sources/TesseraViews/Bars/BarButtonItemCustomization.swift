// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The customization of a bar button item made with the setters that predate `UIBarAppearance`.
struct BarButtonItemCustomization {
  /// The state, style and bar metrics for which an image is set. A nil style matches any style.
  struct ImagePlace: Hashable {
    var state: UIControl.State
    var style: UIBarButtonItem.Style?
    var metrics: UIBarMetrics
  }

  var backgroundImages: [ImagePlace: UIImage] = [:]
  var backBackgroundImages: [ImagePlace: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backgroundHeights: [UIBarMetrics: CGFloat] = [:]
  var backBackgroundHeights: [UIBarMetrics: CGFloat] = [:]

  /// Returns the background image for a state, or the image of the normal state if there is none.
  func background(for state: UIControl.State, style: UIBarButtonItem.Style) -> UIImage? {
    for state in [state, .normal] {
      for style in [style, nil] {
        if let image = backgroundImages[ImagePlace(state: state, style: style, metrics: .default)] { return image }
      }
    }
    return nil
  }
}

/// The bar position and bar metrics for which a background image is set.
struct BarImagePlace: Hashable {
  var position = UIBarPosition.any
  var metrics: UIBarMetrics
}
