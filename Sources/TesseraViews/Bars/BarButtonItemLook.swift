// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// What the setters of a bar button item store that are older than appearances.
struct BarButtonItemLook {
  /// The states, styles and bars that an image is for; a style of nil is any.
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

  /// The image behind an item in a state, else that for the normal state.
  func background(_ state: UIControl.State, _ style: UIBarButtonItem.Style) -> UIImage? {
    for state in [state, .normal] {
      for style in [style, nil] {
        if let image = backgroundImages[ImagePlace(state: state, style: style, metrics: .default)] { return image }
      }
    }
    return nil
  }
}

/// Where a bar lies and how high it is: what a background image is for.
struct BarImagePlace: Hashable {
  var position = UIBarPosition.any
  var metrics: UIBarMetrics
}
