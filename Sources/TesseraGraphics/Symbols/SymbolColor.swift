// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A color in a multicolor drawing. The raw value is the color's letter in the symbol data.
enum SymbolColor: UInt8, Sendable {
  case red = 0x72  // r
  case orange = 0x6F  // o
  case yellow = 0x79  // y
  case green = 0x67  // g
  case cyan = 0x63  // c
  case white = 0x77  // w

  /// The corresponding system color, which adapts to light and dark appearance.
  var color: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .cyan: .systemCyan
    case .white: .white
    }
  }
}
