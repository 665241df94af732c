// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Lookup of paired brackets (BidiBrackets.txt).
enum BidiBrackets {
  /// Returns the closing bracket that matches an opening bracket, or nil.
  static func closing(of scalar: UInt32) -> UInt32? {
    if scalar < 0x80 { return scalar == 0x28 ? 0x29 : scalar == 0x5B ? 0x5D : scalar == 0x7B ? 0x7D : nil }
    return scalar < 0x0F3A ? nil : byOpening[scalar]
  }

  /// Returns the opening bracket that matches a closing bracket, or nil.
  static func opening(of scalar: UInt32) -> UInt32? {
    if scalar < 0x80 { return scalar == 0x29 ? 0x28 : scalar == 0x5D ? 0x5B : scalar == 0x7D ? 0x7B : nil }
    return scalar < 0x0F3B ? nil : byClosing[scalar]
  }

  /// Maps U+2329 and U+232A to the canonically equivalent U+3008 and U+3009.
  static func canonical(_ scalar: UInt32) -> UInt32 {
    scalar == 0x2329 ? 0x3008 : scalar == 0x232A ? 0x3009 : scalar
  }

  private static let byOpening = Dictionary(uniqueKeysWithValues: pairs.map { ($0.opening, $0.closing) })
  private static let byClosing = Dictionary(uniqueKeysWithValues: pairs.map { ($0.closing, $0.opening) })

  private static let pairs: [(opening: UInt32, closing: UInt32)] = {
    let start = bidiBracketPairs.utf8Start
    return stride(from: 0, to: bidiBracketPairs.utf8CodeUnitCount, by: 8).map { i in
      (hexadecimal(start + i), hexadecimal(start + i + 4))
    }
  }()

  private static func hexadecimal(_ digits: UnsafePointer<UInt8>) -> UInt32 {
    (0..<4).reduce(0) { value, i in
      let digit = digits[i]
      return value << 4 | UInt32(digit < 0x41 ? digit - 0x30 : digit - 0x37)
    }
  }
}
