// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import Testing

/// Each instruction set must produce the same bytes as plain C, and plain C must produce the bytes that the formulas
/// define.
@Suite struct KernelTests {
  /// A row length that is sufficient for several vectors and a remainder.
  private static let length = 150

  private struct Rows {
    var random: Random
    var target: [UInt32]
    var source: [UInt32]
    var mask: [UInt8]
    var other: [UInt8]
    var cells: [Int32]
    var wide: [UInt16]
    var taps: [TKTap]
    let color: UInt32
    let k: UInt32
    let count: Int

    init(seed: UInt64) {
      random = Random(seed: seed)
      var random = Random(seed: seed)
      let n = KernelTests.length
      func pixel() -> UInt32 {
        let alpha = random.chance(30) ? 255 : random.chance(20) ? 0 : UInt32(random.whole(0...255))
        return (0..<3).reduce(alpha << 24) { $0 | UInt32(random.whole(0...Int(alpha))) << UInt32(8 * $1) }
      }
      // Returns a mask with runs of 0 and 255, as in shapes.
      func coverage() -> [UInt8] {
        var value: UInt8 = 0
        return (0..<n).map { _ in
          if random.chance(15) {
            value = random.chance(60) ? (random.chance(50) ? 255 : 0) : UInt8(random.whole(0...255))
          }
          return value
        }
      }
      target = (0..<n).map { _ in pixel() }
      source = (0..<n + 1).map { _ in pixel() }
      mask = coverage()
      other = coverage()
      cells = (0..<n).map { _ in random.chance(30) ? Int32(random.whole(-200_000...200_000)) : 0 }
      wide = (0..<n).map { _ in UInt16(random.whole(0...16384)) }
      taps = (0..<n).map { _ in TKTap(index: UInt32(random.whole(0...n - 1)), weight: UInt32(random.whole(0...256))) }
      color = pixel()
      k = UInt32(random.chance(30) ? 255 : random.whole(0...255))
      count = random.whole(0...n)
      self.random = random
    }
  }

  /// The kernel levels that this machine supports.
  static let levels = (0..<TK_LEVELS).map { Int32($0) }.filter { tk_has_level($0) != 0 }
  private static let vectorLevels = levels.filter { $0 != TK_SCALAR }

  private static func table(_ level: Int32) -> TKKernels { tk_kernels(level).pointee }

  @Test(arguments: vectorLevels, 0..<300) func variantsAgree(level: Int32, seed: Int) {
    let reference = Self.results(Self.table(0), Rows(seed: UInt64(seed)))
    let variant = Self.results(Self.table(level), Rows(seed: UInt64(seed)))
    for (name, bytes) in reference { #expect(variant[name] == bytes, "\(name), level \(level), seed \(seed)") }
  }

  /// Returns the output of each kernel, keyed by name.
  private static func results(_ kernels: TKKernels, _ rows: Rows) -> [String: [UInt32]] {
    var rows = rows
    let n = rows.count
    var results: [String: [UInt32]] = [:]
    func pixels(_ name: String, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
      var target = rows.target
      target.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
      results[name] = target
    }
    func bytes(_ name: String, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
      var target = [UInt8](repeating: 7, count: length)
      target.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
      results[name] = target.map(UInt32.init)
    }
    pixels("fill") { kernels.fill($0, n, rows.color) }
    pixels("over_color") { kernels.over_color($0, n, rows.color, rows.k) }
    pixels("over_color_mask") { kernels.over_color_mask($0, n, rows.color, rows.mask) }
    pixels("over_color_mask_rows") { kernels.over_color_mask_rows($0, 40, rows.mask, 37, min(n, 29), 3, rows.color) }
    pixels("over_pixels") { kernels.over_pixels($0, n, rows.source, rows.k) }
    pixels("over_pixels_mask") { kernels.over_pixels_mask($0, n, rows.source, rows.mask) }
    bytes("multiply") { kernels.multiply($0, n, rows.mask, rows.other) }
    bytes("scale") { kernels.scale($0, n, rows.mask, rows.k) }
    let cover = Int32(truncatingIfNeeded: rows.random.whole(-300_000...300_000))
    for (name, sweep) in [("nonzero", kernels.sweep_nonzero), ("evenodd", kernels.sweep_evenodd)] {
      var cells = rows.cells
      var sum: Int32 = 0
      bytes(name) { mask in sum = sweep(&cells, n, cover, mask) }
      results[name + " cells"] = cells.map { UInt32(bitPattern: $0) } + [UInt32(bitPattern: sum)]
    }
    let table = (0..<512).map { UInt32($0) &* 0x0101_0101 }
    let t = Int64(rows.random.whole(-1 << 34...1 << 34))
    let dt = Int64(rows.random.whole(-1 << 29...1 << 29)) >> Int64(rows.random.whole(0...28))
    pixels("gradient_linear") { kernels.gradient_linear($0, n, t, dt, table, 9) }
    func single(_ range: ClosedRange<Double>) -> Float { Float(rows.random.number(range)) }
    let radial = TKRadial(u0: single(-900...900), du: single(-3...3), v0: single(-900...900), dv: single(-3...3))
    pixels("gradient_radial") { kernels.gradient_radial($0, n, 17, radial, table, 512) }
    let weight = UInt32(rows.random.whole(0...256))
    pixels("mix_rows") { kernels.mix_rows($0, n, rows.source, rows.source.reversed(), weight) }
    pixels("resample") { kernels.resample($0, n, rows.source, rows.taps) }
    let factor = UInt32(rows.random.whole(0...65536))
    pixels("add_scaled") { kernels.add_scaled($0, n, rows.wide, factor) }
    // The test requires no exact values of the normal distribution, so any increasing table is sufficient.
    let shares = (0...TK_SHARES).map { TKShare(value: Double($0) / 1025 + 0.0003, step: 1 / 1025.0) }
    let first = rows.random.number(-90...20).rounded() + 0.5
    let left = rows.random.number(-60...80)
    let right = left + rows.random.number(-3...120)
    let blur = rows.random.chance(30) ? rows.random.number(0.3...2) : rows.random.number(2...90)
    var profile = [UInt16](repeating: 7, count: length)
    kernels.slice_profile(&profile, n, first, left, right, blur, shares)
    results["slice_profile"] = profile.map(UInt32.init)
    let weights =
      (0..<rows.random.whole(0...5)).map { _ in UInt32(rows.random.whole(0...13000)) }
      + (rows.random.chance(10) ? [65536] : [])
    let slices = (0..<6).flatMap { _ in rows.wide.map { $0 / 2 } }
    bytes("slices_row") { kernels.slices_row($0, n, slices, length, weights, weights.count) }
    let opaque = rows.source.map { $0 | 0xFF00_0000 }
    results["is_opaque"] = [
      kernels.is_opaque(opaque, n) != 0 ? 1 : 0, kernels.is_opaque(rows.source, length) != 0 ? 1 : 0,
    ]
    return results
  }

  /// Returns div255(x) by definition: the integer nearest to x / 255.
  private static func div255(_ x: Int) -> Int { (2 * x + 255) / 510 }

  /// Each component is div255(c k + d (255 - div255(a k))), for each coverage.
  @Test func blendFormula() {
    var random = Random(seed: 5)
    for k in 0...255 {
      let rows = Rows(seed: UInt64(k))
      var target = rows.target
      tk_kernels(0).pointee.over_color(&target, target.count, rows.color, UInt32(k))
      for (index, old) in rows.target.enumerated() where random.chance(20) {
        let alpha = Int(rows.color >> 24)
        for shift in [UInt32(0), 8, 16, 24] {
          let c = Int(rows.color >> shift & 255)
          let d = Int(old >> shift & 255)
          let expected = Self.div255(c * k + d * (255 - Self.div255(alpha * k)))
          #expect(Int(target[index] >> shift & 255) == expected)
        }
      }
    }
  }

  /// An opaque source replaces the target, and a clear source leaves it unchanged.
  @Test(arguments: levels) func identities(level: Int32) {
    let rows = Rows(seed: 11)
    var target = rows.target
    Self.table(level).over_color(&target, target.count, 0xFF12_3456, 0)
    #expect(target == rows.target)
    Self.table(level).over_color(&target, target.count, 0xFF12_3456, 255)
    #expect(target.allSatisfy { $0 == 0xFF12_3456 })
  }

  /// Results stay premultiplied, so no component exceeds alpha.
  @Test(arguments: 0..<100) func staysPremultiplied(seed: Int) {
    let rows = Rows(seed: UInt64(seed))
    var target = rows.target
    tk_kernels(tk_best_level()).pointee.over_pixels_mask(&target, target.count, rows.source, rows.mask)
    for pixel in target {
      #expect([0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 })
    }
  }

  /// Sums of cells by definition, with 131,072 units per pixel, rounded to bytes.
  @Test func sweepDefinition() {
    let rows = Rows(seed: 21)
    var cells = rows.cells
    var mask = [UInt8](repeating: 0, count: cells.count)
    let end = tk_kernels(0).pointee.sweep_nonzero(&cells, cells.count, 5000, &mask)
    var sum = 5000
    for (index, cell) in rows.cells.enumerated() {
      sum += Int(cell)
      let share = min(Double(abs(sum)) / 131_072, 1)
      #expect(Int(mask[index]) == Int((share * 255).rounded()))
    }
    #expect(Int(end) == sum)
    #expect(cells.allSatisfy { $0 == 0 })
  }
}
