// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Returns the SHA-256 digest (FIPS 180-4) in lowercase hexadecimal. Digests are used to compare the images of two
/// builds.
func sha256(_ bytes: [UInt8]) -> String {
  var message = bytes
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  let bitCount = UInt64(bytes.count) * 8
  for shift in stride(from: 56, through: 0, by: -8) {
    message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
  }
  let primes = firstPrimes(64)
  // The first 32 bits of the fractional parts of the cube roots and square roots of the first primes.
  let k = primes.map { fraction(of: $0, root: 3) }
  var h = primes.prefix(8).map { fraction(of: $0, root: 2) }
  var w = [UInt32](repeating: 0, count: 64)
  message.withUnsafeBufferPointer { message in
    for block in stride(from: 0, to: message.count, by: 64) { compress(message, block, k, &w, &h) }
  }
  return h.map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private func compress(
  _ message: UnsafeBufferPointer<UInt8>, _ block: Int, _ k: [UInt32], _ w: inout [UInt32], _ h: inout [UInt32]
) {
  func rotated(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
  for i in 0..<16 {
    let at = block + 4 * i
    w[i] =
      UInt32(message[at]) << 24 | UInt32(message[at + 1]) << 16 | UInt32(message[at + 2]) << 8
      | UInt32(message[at + 3])
  }
  for i in 16..<64 {
    let s0 = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3
    let s1 = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10
    w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
  }
  var (a, b, c, d, e, f, g, z) = (h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7])
  for i in 0..<64 {
    let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let t1 = z &+ s1 &+ (e & f ^ ~e & g) &+ k[i] &+ w[i]
    let t2 = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
    (z, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
  }
  for (i, value) in [a, b, c, d, e, f, g, z].enumerated() { h[i] = h[i] &+ value }
}

private func firstPrimes(_ count: Int) -> [UInt64] {
  var primes: [UInt64] = []
  var candidate: UInt64 = 2
  while primes.count < count {
    if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
    candidate += 1
  }
  return primes
}

/// Returns the fractional part of a root, which is the low 32 bits of the largest x with x^root <= prime * 2^(32 *
/// root).
private func fraction(of prime: UInt64, root: Int) -> UInt32 {
  var low: UInt64 = 0
  var high: UInt64 = 1 << 37
  while high - low > 1 {
    let middle = (low + high) / 2
    let isBelow: Bool
    let square = middle.multipliedFullWidth(by: middle)
    if root == 2 {
      isBelow = square.high < prime || square.high == prime && square.low == 0
    } else {
      // Since middle < 2^35, its square is < 2^70. Compare square * middle with prime << 96.
      let low = square.low.multipliedFullWidth(by: middle)
      let top = square.high * middle + low.high
      isBelow = top < prime << 32 || top == prime << 32 && low.low == 0
    }
    if isBelow { low = middle } else { high = middle }
  }
  return UInt32(truncatingIfNeeded: low)
}
