// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hue, saturation and brightness, as defined by the hexcone model of A. R. Smith, "Color gamut transform pairs"
// (1978).

extension ColorComponents {
  /// Creates a color from hue, saturation and brightness, clamped to the range from 0 to 1. A hue of 1 is equal to a
  /// hue of 0.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    let value = min(max(brightness, 0), 1)
    let sixth = min(max(hue, 0), 1) * 6
    guard sixth.isFinite, saturation.isFinite, value.isFinite else {
      self.init(red: 0, green: 0, blue: 0, alpha: alpha)
      return
    }
    let sector = Int(sixth) % 6
    let fraction = sixth - sixth.rounded(.down)
    let low = value * (1 - saturation)
    let falling = value * (1 - saturation * fraction)
    let rising = value * (1 - saturation * (1 - fraction))
    let rgb: (Double, Double, Double) =
      switch sector {
      case 0: (value, rising, low)
      case 1: (falling, value, low)
      case 2: (low, value, rising)
      case 3: (low, falling, value)
      case 4: (rising, low, value)
      default: (value, low, falling)
      }
    self.init(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: alpha)
  }

  /// The hue, saturation and brightness. Grays have a hue of 0.
  var hsb: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, max(green, blue))
    let range = high - min(red, min(green, blue))
    guard high > 0, range > 0 else { return (0, 0, high) }
    let sixth =
      if high == red {
        (green - blue) / range
      } else if high == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / high, high)
  }
}
