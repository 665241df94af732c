// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraText

/// The roles of the bundled fonts, such as sans serif. A missing font is replaced by the bundled font with the same
/// role.
enum FontRole: Sendable {
  case sans, serif, rounded, monospaced

  /// Creates the role that a font most likely has, based on its name.
  init(guessing name: String) {
    let name = name.lowercased()
    func names(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if names("mono", "code", "courier", "console", "typewriter") {
      self = .monospaced
    } else if names("rounded", "nunito", "quicksand", "comfortaa") {
      self = .rounded
    } else if !names("sans"), names("serif", "times", "garamond", "roman", "playfair", "merriweather", "lora", "slab") {
      self = .serif
    } else {
      self = .sans
    }
  }

  var design: TesseraText.FontDescriptor.Design {
    switch self {
    case .sans: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }

  /// The display name of the bundled font with this role.
  var fontName: String {
    switch self {
    case .sans: "Tessera Sans"
    case .serif: "Noto Serif"
    case .rounded: "Nunito"
    case .monospaced: "JetBrains Mono"
    }
  }
}
