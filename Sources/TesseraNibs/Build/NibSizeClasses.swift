// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The size classes of a variation: `heightClass=compact-widthClass=regular`.
struct NibSizeClasses {
  private var width = UIUserInterfaceSizeClass.unspecified
  private var height = UIUserInterfaceSizeClass.unspecified

  /// Returns nil unless the text is `default` or a list of size classes.
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

  /// The number of classes that it names; variations with more take precedence.
  var rank: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }

  func matches(_ traits: UITraitCollection) -> Bool {
    (width == .unspecified || width == traits.horizontalSizeClass)
      && (height == .unspecified || height == traits.verticalSizeClass)
  }
}
