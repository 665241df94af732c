// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// The custom images and offsets of a search bar, stored by state and metrics.
struct SearchBarAppearance {
  struct BackgroundKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  struct IconKey: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }

  var backgrounds: [BackgroundKey: UIImage] = [:]
  var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  var icons: [IconKey: UIImage] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
}
