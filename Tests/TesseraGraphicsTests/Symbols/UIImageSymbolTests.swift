// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIImageSymbolTests {
  typealias Configuration = UIImage.SymbolConfiguration

  // The height is points · 20/17 · scale, rounded up to thirds of a point. "circle" is as wide as it is tall: at 100
  // points, its ink is 99.6 wide and its margins in Apple's templates are 9 each, 117.6 in total.
  static let sizes: [(Configuration?, Double)] = [
    (nil, 20),
    (Configuration(pointSize: 17), 20),
    (Configuration(pointSize: 34), 40),
    (Configuration(pointSize: 15), 53.0 / 3),  // 17.647
    (Configuration(pointSize: 17, weight: .bold), 20),
    (Configuration(pointSize: 17, weight: .regular, scale: .small), 16),  // 15.8
    (Configuration(scale: .large), 77.0 / 3),  // 25.4
    (Configuration(textStyle: .body), 20),
    (Configuration(textStyle: .largeTitle), 40),
    (Configuration(font: .systemFont(ofSize: 34)), 40),
    (Configuration(pointSize: 0), 20), (Configuration(pointSize: -1), 20), (Configuration(pointSize: .nan), 20),
    (Configuration(pointSize: .infinity), 20),
  ]

  @Test(arguments: sizes)
  func hasTheSizeOfItsConfiguration(configuration: Configuration?, side: Double) throws {
    try UITraitCollection(displayScale: 3).withCurrent {
      let image = try #require(UIImage(systemName: "circle", withConfiguration: configuration))
      #expect(abs(image.size.height - side) < 1e-9)
      #expect(abs(image.size.width - image.size.height) < 0.34)
      #expect(image.scale == 3)
    }
  }

  @Test func roundsUpToTheScreensPixels() throws {
    // 15 points yield 17.647.
    for (scale, side) in [(1.0, 18.0), (2, 18), (3, 53.0 / 3)] {
      let configuration = Configuration(pointSize: 15).withTraitCollection(UITraitCollection(displayScale: scale))
      let image = try #require(UIImage(systemName: "square", withConfiguration: configuration))
      #expect(abs(image.size.height - side) < 1e-9)
      #expect(Double(image.scale) == scale)
    }
  }

  @Test func followsTheTextSize() throws {
    // Body text is 53 points at the largest size: 53 · 20/17 = 62.35.
    let traits = UITraitCollection {
      $0.displayScale = 1
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let configuration = Configuration(textStyle: .body).withTraitCollection(traits)
    #expect(UIImage(systemName: "square", withConfiguration: configuration)?.size.height == 63)
  }

  /// A chevron is 8.1 points wide, or 11.2 points including its margins of 1.56.
  @Test func widthMatchesTheDrawing() throws {
    let chevron = try #require(UIImage(systemName: "chevron.right"))
    #expect(chevron.size.height == 20)
    #expect(chevron.size.width > 11 && chevron.size.width < 13)
  }

  @Test func baselineCentersCapitals() throws {
    let image = try #require(UIImage(systemName: "square"))
    let offset = try #require(image.baselineOffsetFromBottom)
    let capHeight = UIFont.systemFont(ofSize: 17).capHeight
    #expect(abs(offset + capHeight / 2 - image.size.height / 2) < 1e-9)
  }

  // MARK: Configurations

  @Test func laterConfigurationsOverrideEarlierOnes() {
    let size = Configuration(pointSize: 30, weight: .bold)
    #expect(size.applying(Configuration(scale: .large)) == Configuration(pointSize: 30, weight: .bold, scale: .large))
    #expect(size.applying(Configuration(weight: .thin)) == Configuration(pointSize: 30, weight: .thin))
    #expect(size.applying(Configuration(pointSize: 10)) == Configuration(pointSize: 10, weight: .bold))
    #expect(size.applying(nil) == size)
    #expect(size.applying(Configuration.unspecified) == size)
    #expect(Configuration.unspecified.applying(size) == size)
    #expect(size.withoutPointSizeAndWeight() == .unspecified)
    #expect(Configuration(paletteColors: [.red]) != Configuration(paletteColors: [.blue]))
    #expect(Configuration(paletteColors: []) == .unspecified)
    let traits = UITraitCollection(displayScale: 2)
    #expect(size.applying(UIImage.Configuration(traitCollection: traits)).traitCollection == traits)
    #expect(UIImage.Configuration(traitCollection: traits).applying(size) == size.withTraitCollection(traits))
  }

  @Test func appliesToItsExistingConfiguration() throws {
    let image = try #require(UIImage(systemName: "star", withConfiguration: Configuration(pointSize: 34)))
    #expect(image.applyingSymbolConfiguration(Configuration(weight: .bold))?.size.height == 40)
    #expect(image.withConfiguration(Configuration(weight: .bold)).size.height == 20)
    #expect(image.imageWithoutConfiguration() == UIImage(systemName: "star"))
    #expect(image != UIImage(systemName: "star"))
    #expect(image.symbolConfiguration == Configuration(pointSize: 34))
  }

  @Test(arguments: [
    (UIFont.Weight.ultraLight, UIImage.SymbolWeight.ultraLight), (.regular, .regular), (.medium, .medium),
    (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black), (UIFont.Weight(0.39), .bold),
    (UIFont.Weight(.nan), .regular), (UIFont.Weight(.infinity), .black),
  ])
  func convertsFontAndSymbolWeights(font: UIFont.Weight, symbol: UIImage.SymbolWeight) {
    #expect(font.symbolWeight() == symbol)
    #expect(
      UIImage.SymbolConfiguration(font: .systemFont(ofSize: 10, weight: symbol.fontWeight())).style.weight == symbol)
  }

  @Test func keepsVariableValues() throws {
    let half = try #require(UIImage(systemName: "wifi", variableValue: 0.5))
    #expect(half != UIImage(systemName: "wifi") && half == UIImage(systemName: "wifi", variableValue: 0.5))
    #expect(half.withConfiguration(Configuration(weight: .bold)).attributes.variableValue == 0.5)
    for (value, kept) in [(-1.0, 0.0), (.nan, 0), (7, 1), (.infinity, 1)] {
      #expect(UIImage(systemName: "wifi", variableValue: value)?.attributes.variableValue == kept)
    }
    #expect(UIImage(systemName: "Nothing", variableValue: 1) == nil)
  }
}
