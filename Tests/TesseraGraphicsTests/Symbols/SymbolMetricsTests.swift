// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import TesseraRaster
import Testing

@testable import TesseraGraphics

/// Symbols as pixels: their ink size next to text, the effect of weights, and drawing with colors and variable
/// values.
@Suite struct SymbolMetricsTests {
  typealias Configuration = UIImage.SymbolConfiguration

  /// Returns a symbol's image at 10 pixels per point.
  private func painted(_ name: String, _ configuration: Configuration, value: Double? = nil) throws -> Bitmap {
    let fine = configuration.withTraitCollection(UITraitCollection(displayScale: 10))
    let image = try #require(
      value.map { UIImage(systemName: name, variableValue: $0, configuration: fine) }
        ?? UIImage(systemName: name, withConfiguration: fine))
    return try #require(image.rasterized())
  }

  /// Returns the ink's width, height and the distance of its center above the image's center, in points.
  private func ink(_ bitmap: Bitmap) -> (width: Double, height: Double, rise: Double) {
    var (minX, maxX, minY, maxY) = (Int.max, -1, Int.max, -1)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.bytes[(y * bitmap.width + x) * 4 + 3] > 127 {
        (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
      }
    }
    return (
      Double(maxX - minX + 1) / 10, Double(maxY - minY + 1) / 10, Double(bitmap.height - minY - maxY - 1) / 20
    )
  }

  private func coverage(_ bitmap: Bitmap) -> Double {
    stride(from: 3, to: bitmap.bytes.count, by: 4).reduce(0) { $0 + Double(bitmap.bytes[$1]) / 255 }
  }

  /// Sizes from images recorded on iOS 17.5 and 18.5 (ios-look.md: the stepper's signs, the back button's chevron),
  /// and the width of "circle" in Apple's templates, 99.6 at 100 points, at the scales 0.79, 1 and 1.27.
  static let measured: [(String, Configuration, Double, Double, within: Double)] = [
    ("minus", Configuration(pointSize: 17), 13.67, 1.67, 0.34), ("plus", Configuration(pointSize: 17), 14, 13.67, 0.34),
    ("chevron.backward", Configuration(pointSize: 17, weight: .semibold, scale: .large), 11, 19, 0.34),
    ("circle", Configuration(pointSize: 100), 99.6, 99.6, 0.5),
    ("circle", Configuration(pointSize: 100, weight: .regular, scale: .small), 78.7, 78.7, 0.5),
    ("circle", Configuration(pointSize: 100, weight: .regular, scale: .large), 126.5, 126.5, 0.5),
    ("circle.fill", Configuration(pointSize: 17), 16.93, 16.93, 0.15),
  ]

  @Test(arguments: measured)
  func matchesMeasuredSizes(_ row: (String, Configuration, Double, Double, within: Double)) throws {
    let ink = ink(try painted(row.0, row.1))
    #expect(abs(ink.width - row.2) <= row.within && abs(ink.height - row.3) <= row.within, "\(row.0): \(ink)")
    // The symbol is centered on the middle of capital letters, which is the middle of the image.
    #expect(abs(ink.rise) < 0.16)
  }

  /// The stroke of a 100-point bar and its ends grow with the weight. For regular, the stroke is 8.7 points (1.47 at
  /// 17 points).
  @Test func weightsThickenStrokes() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let sizes = try weights.map { ink(try painted("minus", Configuration(pointSize: 100, weight: $0))) }
    for (thin, thick) in zip(sizes, sizes.dropFirst()) {
      #expect(thin.height + 0.5 < thick.height && thin.width + 0.5 < thick.width)
      // The growth is equal on all sides.
      #expect(abs((thick.height - thin.height) - (thick.width - thin.width)) < 0.35)
    }
    #expect(abs(sizes[3].height - 8.7) < 0.3)
    #expect(sizes[0].height < 0.5 * sizes[3].height && sizes[8].height > 1.7 * sizes[3].height)
  }

  /// Heavier weights add ink to strokes. They widen cuts in solid shapes, which removes ink.
  @Test(arguments: [
    ("gear", true), ("bell", true), ("wifi", true), ("hand.raised", true), ("person.badge.plus", true),
    ("wrench", true),
    ("a.circle", true), ("heart.text.square", true), ("cup.and.saucer", true), ("fork.knife.circle", true),
    ("xmark.circle.fill", false), ("questionmark.square.fill", false), ("8.circle.fill", false),
    ("tag.circle.fill", true),
  ])
  func weightsChangeTheInk(name: String, grows: Bool) throws {
    guard SymbolLibrary.shared.drawing(named: name) != nil else { return }
    let light = coverage(try painted(name, Configuration(pointSize: 40, weight: .light)))
    let heavy = coverage(try painted(name, Configuration(pointSize: 40, weight: .heavy)))
    #expect(
      name == "tag.circle.fill" || (grows ? heavy > 1.05 * light : heavy < 0.99 * light), "\(name) \(light) \(heavy)")
  }

  /// In the thinnest and thickest weights, every symbol has ink within the image and keeps all of its layers.
  @Test func everySymbolInEveryWeight() throws {
    for name in SymbolLibrary.shared.names {
      let regular = try #require(SymbolLibrary.shared.drawing(named: name))
      for weight in [UIImage.SymbolWeight.ultraLight, .black] {
        let drawing = try #require(SymbolLibrary.shared.drawing(named: name, weight: weight))
        let box = try #require(
          drawing.layers.compactMap(\.path.tightBounds).reduce(nil) { $0?.union($1) ?? $1 } as Rect?)
        #expect(box.isFinite && drawing.layers.count == regular.layers.count, "\(name)")
        // Half of a stroke's growth is on each side. Corners grow slightly more.
        #expect(abs(box.minX - regular.ink.minX) < 1.3 && abs(box.maxX - regular.ink.maxX) < 1.3, "\(name) \(weight)")
        #expect(abs(box.minY - regular.ink.minY) < 1.3 && abs(box.maxY - regular.ink.maxY) < 1.3, "\(name) \(weight)")
      }
    }
  }

  // MARK: Colors and values

  /// Returns the colors that cover at least the fraction `share` of the ink.
  private func colors(_ bitmap: Bitmap, share: Double = 0.05) -> Set<[UInt8]> {
    var counts: [[UInt8]: Int] = [:]
    for i in stride(from: 0, to: bitmap.bytes.count, by: 4) where bitmap.bytes[i + 3] > 0 {
      counts[Array(bitmap.bytes[i..<i + 4]), default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    return Set(counts.filter { Double($0.value) > share * Double(all) }.keys)
  }

  private let large = Configuration(pointSize: 60)

  @Test func paletteColorsBadgesSeparately() throws {
    let palette = large.applying(Configuration(paletteColors: [.red, .blue]))
    for name in ["bag.badge.plus", "square.and.arrow.up", "info.circle", "mic.slash"] {
      #expect(try colors(painted(name, palette)) == [[255, 0, 0, 255], [0, 0, 255, 255]], "\(name)")
    }
    // The last color applies to all further levels.
    #expect(try colors(painted("wifi", palette)) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    #expect(try colors(painted("trash", palette)) == [[255, 0, 0, 255]])
  }

  @Test func hierarchicalLevelsFade() throws {
    let fading = large.applying(Configuration(hierarchicalColor: .black))
    #expect(try Set(colors(painted("wifi", fading)).map { $0[3] }) == [255, 128, 64])
    #expect(try Set(colors(painted("info.circle", fading)).map { $0[3] }) == [255, 128])
  }

  /// The symbol has three parts. No part is shown at 0, one up to a third, two up to two thirds, and all above.
  @Test(arguments: [(0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.66, 2), (0.67, 3), (1, 3)])
  func variableValuesSelectLayers(value: Double, count: Int) throws {
    let drawing = try #require(SymbolLibrary.shared.drawing(named: "chart.bar.fill"))
    let areas = drawing.layers.sorted { $0.place < $1.place }.compactMap {
      $0.path.tightBounds.map { $0.width * $0.height }
    }
    let clear = areas.prefix(count).reduce(0, +)
    let bitmap = try painted("chart.bar.fill", large, value: value)
    var solid = 0
    for i in stride(from: 3, to: bitmap.bytes.count, by: 4) where bitmap.bytes[i] > 200 { solid += 1 }
    let unit = 60 * 20.0 / 17 / 16 * 10
    #expect(abs(Double(solid) - clear * unit * unit) < 0.04 * areas.reduce(0, +) * unit * unit)
    let alphas = Set(colors(bitmap).map { $0[3] })
    #expect(alphas == (count == 0 ? [77] : count == 3 ? [255] : [255, 77]))
  }

  @Test func multicolorSymbolsUseTheirColors() throws {
    let multicolor = large.applying(Configuration.preferringMulticolor())
    func system(_ color: UIColor) -> [UInt8] {
      let color = color.rasterColor(with: .current)
      return [color.red, color.green, color.blue, 255]
    }
    #expect(try colors(painted("heart.fill", multicolor)) == [system(.systemRed)])
    #expect(
      try colors(painted("exclamationmark.triangle.fill", multicolor)) == [
        system(.systemYellow), [255, 255, 255, 255],
      ])
    // Levels without a color use the tint color, which is black here.
    #expect(try colors(painted("bell.badge.fill", multicolor)) == [system(.systemRed), [0, 0, 0, 255]])
    #expect(try colors(painted("trash", multicolor)) == [[0, 0, 0, 255]])
  }

  /// An open hand has five fingers, so a line across them enters ink at least three times. A pointing hand has only
  /// one extended finger.
  @Test func raisedHandsHaveFiveFingers() throws {
    let bitmap = try painted("hand.raised.fill", large)
    let row = Int(0.30 * Double(bitmap.height))
    let inked = (0..<bitmap.width).map { bitmap.bytes[(row * bitmap.width + $0) * 4 + 3] > 127 }
    #expect(zip(inked, inked.dropFirst()).filter { !$0 && $1 }.count >= 3)
  }
}
