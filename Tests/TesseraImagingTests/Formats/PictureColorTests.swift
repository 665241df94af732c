// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import Testing

/// Colors converted from color profiles, compared with calculations by the definitions of the color spaces.
@Suite struct PictureColorTests {
  /// The colors that `Fixtures/make.py` wrote into the files.
  static let patches: [[Double]] = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [200, 100, 50], [50, 200, 100], [128, 128, 128], [255, 255, 255], [0, 0, 0],
    [30, 60, 90], [180, 170, 160],
  ]

  /// Returns a sample's linear light according to sRGB's transfer curve (IEC 61966-2-1), which Display P3 also uses.
  static func light(_ sample: Double) -> Double {
    sample <= 0.04045 ? sample / 12.92 : pow((sample + 0.055) / 1.055, 2.4)
  }

  static func sample(_ light: Double) -> Double {
    let light = min(1, max(0, light))
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Converts Display P3 to sRGB. Linear light is multiplied by the product of both color spaces' matrices, which CSS
  /// Color 4 derives from the primaries with the same white point (D65). Values outside the sRGB gamut are clipped.
  static func standard(_ displayP3: [Double]) -> [Double] {
    let matrix = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
    ]
    let lights = displayP3.map { light($0 / 255) }
    return matrix.map { row in sample(zip(row, lights).reduce(0) { $0 + $1.0 * $1.1 }) * 255 }
  }

  /// Little CMS uses 14-bit tables, so its results may be off by one.
  @Test(arguments: ["p3.png", "p3.webp"])
  func displayP3(_ name: String) throws {
    let bitmap = try PictureDecoder(try PictureFixture.bytes(name)).bitmap()
    for (index, patch) in Self.patches.enumerated() {
      for (k, value) in Self.standard(patch).enumerated() {
        #expect(abs(Double(bitmap.bytes[index * 4 + k]) - value) <= 1, "\(patch) \(k)")
      }
      #expect(bitmap.bytes[index * 4 + 3] == 255)
    }
  }

  @Test func displayP3WithAlpha() throws {
    let bitmap = try PictureDecoder(try PictureFixture.bytes("p3-alpha.png")).bitmap()
    for (index, patch) in Self.patches.enumerated() {
      for (k, value) in Self.standard(patch).enumerated() {
        #expect(abs(Double(bitmap.bytes[index * 4 + k]) - value * 128 / 255) <= 1, "\(patch) \(k)")
      }
      #expect(bitmap.bytes[index * 4 + 3] == 128)
    }
  }

  /// djpeg decodes the samples, and the calculation converts them to colors.
  @Test func displayP3InJPEG() throws {
    let samples = try PNG.decode(try PictureFixture.bytes("p3.samples.png"))
    let bitmap = try PictureDecoder(try PictureFixture.bytes("p3.jpg")).bitmap()
    #expect((bitmap.width, bitmap.height) == (samples.width, samples.height))
    for pixel in stride(from: 0, to: samples.bytes.count, by: 4) {
      let colors = Self.standard(samples.bytes[pixel..<pixel + 3].map(Double.init))
      for k in 0..<3 where abs(Double(bitmap.bytes[pixel + k]) - colors[k]) > 1 {
        Issue.record("pixel \(pixel / 4): \(bitmap.bytes[pixel..<pixel + 3]) for \(colors)")
      }
    }
  }

  @Test func sRGBProfilesHaveNoEffect() throws {
    let png = try PictureDecoder(try PictureFixture.bytes("srgb-profile.png")).bitmap()
    let expected: [UInt8] = Self.patches.flatMap { patch in patch.map { UInt8($0) } + [255] as [UInt8] }
    #expect(png.bytes == expected)
    let jpeg = try PictureDecoder(try PictureFixture.bytes("srgb-profile.jpg")).bitmap()
    #expect(try jpeg == PictureFixture.expected("srgb-profile"))
  }

  @Test func grayWithGamma1Point8() throws {
    let bitmap = try PictureDecoder(try PictureFixture.bytes("gray-1.8.png")).bitmap()
    for (index, gray) in [0.0, 10, 40, 80, 100, 128, 160, 200, 240, 255].enumerated() {
      // The profile stores the exponent in units of 1/256: 461 / 256.
      let value = Self.sample(pow(gray / 255, 461.0 / 256)) * 255
      for k in 0..<3 { #expect(abs(Double(bitmap.bytes[index * 4 + k]) - value) <= 1, "\(gray)") }
    }
  }

  // MARK: PNG's color chunks

  private func picture(_ chunks: [(String, [UInt8])], _ pixel: [Int] = [10, 100, 200]) throws -> [UInt8] {
    var file = HandMadePNG(width: 1, height: 1, type: .rgb, depth: 8, pixels: [pixel])
    file.chunks.insert(contentsOf: chunks.map { (type: $0.0, data: $0.1) }, at: 1)
    return Array(try PictureDecoder(file.bytes).bitmap().bytes.prefix(3))
  }

  private static func points(_ values: [UInt32]) -> (String, [UInt8]) {
    ("cHRM", values.flatMap { HandMadePNG.bigEndian($0) })
  }

  /// Linear samples equal the light, so they are brighter than equal sRGB samples.
  @Test func gamma() throws {
    let linear = ("gAMA", HandMadePNG.bigEndian(100_000))
    let expected = [10.0, 100, 200].map { Self.sample($0 / 255) * 255 }
    let found = try picture([linear])
    for k in 0..<3 { #expect(abs(Double(found[k]) - expected[k]) <= 1) }
    // The sRGB chunk takes precedence over gAMA, and a gAMA of 1/2.2 is treated as sRGB.
    #expect(try picture([("sRGB", [0]), linear]) == [10, 100, 200])
    #expect(try picture([("gAMA", HandMadePNG.bigEndian(45455))]) == [10, 100, 200])
    let standard: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    #expect(try picture([("gAMA", HandMadePNG.bigEndian(45455)), Self.points(standard)]) == [10, 100, 200])
  }

  /// With Display P3 primaries and an exponent of 1, the matrix above is applied to linear light.
  @Test func points() throws {
    let p3: [UInt32] = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    let found = try picture([("gAMA", HandMadePNG.bigEndian(100_000)), Self.points(p3)], [128, 100, 60])
    let matrix = [
      [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
    ]
    for k in 0..<3 {
      let value = Self.sample(zip(matrix[k], [128.0, 100, 60]).reduce(0) { $0 + $1.0 * $1.1 / 255 }) * 255
      #expect(abs(Double(found[k]) - value) <= 1)
    }
  }

  @Test(arguments: [
    ("gAMA", [UInt8](repeating: 0, count: 4)), ("gAMA", [1]), ("gAMA", [255, 255, 255, 255]),
    ("iCCP", Array("broken profile".utf8)), ("iCCP", []), ("iCCP", [65, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
    ("cHRM", [1, 2, 3]), ("eXIf", [0x49, 0x49, 42, 0, 255, 255, 255, 255]), ("eXIf", [7]), ("pHYs", [0, 0]),
  ])
  func ignoresInvalidProfiles(type: String, data: [UInt8]) throws {
    #expect(try picture([(type, data)]) == [10, 100, 200])
  }

  @Test func orientedByEXIF() throws {
    let bytes = try PictureFixture.bytes("orientation-8.png")
    #expect(try PictureDecoder(bytes).header.orientation == .leftBottom)
    #expect(try PictureDecoder.decode(bytes) == PictureFixture.expected("orientation-8-png"))
  }
}
