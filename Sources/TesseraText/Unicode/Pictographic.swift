// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The Extended_Pictographic property of Unicode 15.0: characters that zero width joiners combine (UAX #29, GB11).
///
/// The standard library uses later Unicode versions, which restrict the property to emoji.
enum Pictographic {
  static func contains(_ scalar: UInt32) -> Bool {
    if scalar < 0xA9 { return false }
    var low = 0
    var high = pictographicRanges.utf8CodeUnitCount / 10
    while low < high {
      let middle = (low + high) / 2
      if number(at: 10 * middle + 5) < scalar { low = middle + 1 } else { high = middle }
    }
    return 10 * low < pictographicRanges.utf8CodeUnitCount && number(at: 10 * low) <= scalar
  }

  private static func number(at place: Int) -> UInt32 {
    (0..<5).reduce(0) { value, i in
      let digit = pictographicRanges.utf8Start[place + i]
      return value << 4 | UInt32(digit < 0x41 ? digit - 0x30 : digit - 0x37)
    }
  }
}
