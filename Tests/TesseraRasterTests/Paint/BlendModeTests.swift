// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraRaster

@Suite struct BlendModeTests {
  /// Returns the result of blending a source pixel with a target pixel.
  func mixed(_ mode: BlendMode, _ source: [UInt8], _ target: [UInt8], coverage: UInt8? = nil) -> [UInt8] {
    func bits(_ p: [UInt8]) -> UInt32 { UInt32(p[0]) | UInt32(p[1]) << 8 | UInt32(p[2]) << 16 | UInt32(p[3]) << 24 }
    var (row, below) = ([bits(source)], [bits(target)])
    if let coverage {
      mode.paint(&row, on: &below, count: 1, coverage: [coverage])
    } else {
      mode.paint(&row, on: &below, count: 1, coverage: nil)
    }
    return (0..<4).map { UInt8(truncatingIfNeeded: below[0] >> (8 * $0)) }
  }

  // Expected values by the formulas in W3C's Compositing and Blending, for opaque colors: 51 is 0.2, 102 is 0.4, 204
  // is 0.8.
  @Test(
    arguments: [
      (BlendMode.multiply, [41, 41, 82, 255]),  // 0.8·0.2, 0.4·0.4, 0.4·0.8
      (.screen, [214, 163, 224, 255]),  // a + b - ab
      (.darken, [51, 102, 102, 255]), (.lighten, [204, 102, 204, 255]),
      (.difference, [153, 0, 102, 255]), (.exclusion, [173, 122, 143, 255]),  // a + b - 2ab
      (.linearBurn, [0, 0, 51, 255]), (.linearDodge, [255, 204, 255, 255]), (.subtract, [0, 0, 102, 255]),
      (.colorDodge, [255, 170, 255, 255]),  // 0.2/0.2, 0.4/0.6, 0.8/0.6
      (.colorBurn, [0, 0, 128, 255]),  // 1 - 0.8/0.8, 1 - 0.6/0.4, 1 - 0.2/0.4
    ] as [(BlendMode, [UInt8])])
  func opaqueColors(mode: BlendMode, expected: [UInt8]) {
    // The source is (0.8, 0.4, 0.4), and the target is (0.2, 0.4, 0.8).
    #expect(mixed(mode, [204, 102, 102, 255], [51, 102, 204, 255]) == expected)
  }

  // Half-transparent red on half-transparent blue, premultiplied, according to Porter and Duff.
  @Test(
    arguments: [
      (BlendMode.normal, [128, 0, 64, 192]), (.clear, [0, 0, 0, 0]), (.copy, [128, 0, 0, 128]),
      (.sourceIn, [64, 0, 0, 64]), (.sourceOut, [64, 0, 0, 64]), (.sourceAtop, [64, 0, 64, 128]),
      (.destinationOver, [64, 0, 128, 192]), (.destinationIn, [0, 0, 64, 64]), (.destinationOut, [0, 0, 64, 64]),
      (.destinationAtop, [64, 0, 64, 128]), (.xor, [64, 0, 64, 127]), (.plusLighter, [128, 0, 128, 255]),
    ] as [(BlendMode, [UInt8])])
  func translucentColors(mode: BlendMode, expected: [UInt8]) {
    for (a, b) in zip(mixed(mode, [128, 0, 0, 128], [0, 0, 128, 128]), expected) { #expect(abs(Int(a) - Int(b)) <= 1) }
  }

  /// A gray source with the hue or saturation mode removes all color from the target. With the luminosity mode, a
  /// gray target stays gray.
  @Test func hueAndLuminosity() {
    let result = mixed(.saturation, [128, 128, 128, 255], [204, 51, 51, 255])
    #expect(result[0] == result[1] && result[1] == result[2])
    // The target's luminosity is 0.3·0.8 + 0.59·0.2 + 0.11·0.2 = 0.38, or 97.
    #expect(abs(Int(result[0]) - 97) <= 1)
    #expect(mixed(.luminosity, [51, 51, 51, 255], [102, 102, 102, 255]) == [51, 51, 51, 255])
    #expect(mixed(.color, [0, 0, 0, 255], [102, 102, 102, 255]) == [102, 102, 102, 255])
  }

  /// A clear source on a color, and a color on a clear target, for each mode. Components never exceed alpha, and
  /// coverage 0 has no effect.
  @Test(arguments: BlendMode.allCases) func edges(mode: BlendMode) {
    let values: [[UInt8]] = [[0, 0, 0, 0], [255, 255, 255, 255], [0, 0, 0, 255], [7, 3, 1, 9], [100, 0, 50, 100]]
    for source in values {
      for target in values {
        let result = mixed(mode, source, target)
        #expect(result[0] <= result[3] && result[1] <= result[3] && result[2] <= result[3])
        #expect(mixed(mode, source, target, coverage: 0) == target)
        if source[3] == 0, !mode.reachesBeyond { #expect(result == target) }
      }
    }
  }

  /// A mode that erases affects the content's bounding box, or everything within the clip.
  @Test func erasingIsLimitedToTheContentOrTheClip() throws {
    func pixels(_ reachesBeyond: Bool) throws -> [UInt8] {
      var list = DisplayList(width: 4, height: 1, background: .black)
      list.append(.beginClip(.rect(Rect(x: 0, y: 0, width: 3, height: 1)), .identity))
      list.append(.beginMix(.blend(.destinationIn, reachesBeyond: reachesBeyond)))
      list.append(.fill(.rect(Rect(x: 1, y: 0, width: 1, height: 1)), .color(.white), .identity))
      list.append(.endMix)
      list.append(.endClip)
      return try (0..<4).map { try list.paint().bytes[$0 * 4 + 3] }
    }
    #expect(try pixels(false) == [255, 255, 255, 255])
    #expect(try pixels(true) == [0, 255, 0, 255])
  }
}
