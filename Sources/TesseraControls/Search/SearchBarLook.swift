// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViews

/// The images and offsets of a search bar, by the states and metrics they were set for.
struct SearchBarLook {
  struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  struct IconPlace: Hashable {
    var icon: UISearchBar.Icon
    var state: UIControl.State
  }

  var backgrounds: [Place: UIImage] = [:]
  var fieldBackgrounds: [UIControl.State: UIImage] = [:]
  var icons: [IconPlace: UIImage] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
}
