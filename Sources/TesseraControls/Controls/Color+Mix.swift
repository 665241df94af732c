// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

extension Color {
  /// Returns a mix of this color and another color, weighted by their opacities. A `share` of 0 returns this color,
  /// and 1 returns the other color.
  func mixed(with other: Color, share: Double) -> Color {
    if share <= 0 { return self }
    if share >= 1 { return other }
    let (first, second) = (Double(alpha) * (1 - share), Double(other.alpha) * share)
    let whole = first + second
    guard whole > 0 else { return .clear }
    let part = { (a: UInt8, b: UInt8) in UInt8(((Double(a) * first + Double(b) * second) / whole).rounded()) }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: UInt8(min(255, whole.rounded())))
  }
}
