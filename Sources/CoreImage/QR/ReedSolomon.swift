// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The error correction code of ISO/IEC 18004, 7.5.2: polynomial remainders over GF(256) with the modulus 1 + x^2 +
/// x^3 + x^4 + x^8.
enum ReedSolomon {
  static func correction(_ data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(degree: count)
    var result = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in 0..<count { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }

  /// Returns the coefficients of the generator polynomial (x - 2^0)(x - 2^1)…, without the leading 1.
  private static func generator(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for index in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x11D
      if b >> index & 1 == 1 { result ^= Int(a) }
    }
    return UInt8(truncatingIfNeeded: result)
  }
}
