// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The values of a bar button item's setters that predate appearances.
struct BarButtonItemCustomization {
  /// The state, style and bar metrics of an image; a nil style matches any.
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

  /// Returns the background image of an item in a state, or else that of the normal state.
  func background(for state: UIControl.State, style: UIBarButtonItem.Style) -> UIImage? {
    for state in [state, .normal] {
      for style in [style, nil] {
        if let image = backgroundImages[ImagePlace(state: state, style: style, metrics: .default)] { return image }
      }
    }
    return nil
  }
}

/// The position and metrics of the bar of a background image.
struct BarImagePlace: Hashable {
  var position = UIBarPosition.any
  var metrics: UIBarMetrics
}
