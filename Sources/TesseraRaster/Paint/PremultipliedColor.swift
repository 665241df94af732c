// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A color as stored in a bitmap: the premultiplied bytes R G B A, starting with the lowest byte.
package struct PremultipliedColor: Hashable, Sendable {
  package let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  package init(_ color: Color) {
    let a = UInt32(color.alpha)
    func scaled(_ c: UInt8) -> UInt32 { ((UInt32(c) * a + 128) * 257) >> 16 }
    bits = scaled(color.red) | scaled(color.green) << 8 | scaled(color.blue) << 16 | a << 24
  }

  var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
  var isOpaque: Bool { bits >> 24 == 255 }
}
