// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The size classes of a variation, such as `heightClass=compact-widthClass=regular`.
struct NibSizeClasses {
  private var width = UIUserInterfaceSizeClass.unspecified
  private var height = UIUserInterfaceSizeClass.unspecified

  /// Parses `default`, or one or two size classes. Returns nil for any other string.
  init?(_ text: String) {
    if text == "default" { return }
    for part in text.split(separator: "-") {
      let words = part.split(separator: "=")
      guard words.count == 2 else { return nil }
      let found: UIUserInterfaceSizeClass
      switch words[1] {
      case "compact": found = .compact
      case "regular": found = .regular
      default: return nil
      }
      switch words[0] {
      case "widthClass": width = found
      case "heightClass": height = found
      default: return nil
      }
    }
  }

  /// The number of specified size classes. Variations that specify more size classes take precedence.
  var rank: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }

  func matches(_ traits: UITraitCollection) -> Bool {
    (width == .unspecified || width == traits.horizontalSizeClass)
      && (height == .unspecified || height == traits.verticalSizeClass)
  }
}
