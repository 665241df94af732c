// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIFontDescriptorTests {
  static let fonts: [UIFont] = [
    .systemFont(ofSize: 17), .systemFont(ofSize: 12.5, weight: .black), .italicSystemFont(ofSize: 20),
    .monospacedSystemFont(ofSize: 9, weight: .bold), .monospacedDigitSystemFont(ofSize: 17, weight: .light),
    .preferredFont(forTextStyle: .headline),
    .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .small)),
    UIFont(name: "JetBrainsMono-Bold", size: 17) ?? .systemFont(ofSize: 1),
    UIFont(name: "HelveticaNeue-LightItalic", size: 17) ?? .systemFont(ofSize: 1),
  ]

  @Test(arguments: fonts)
  func attributesCreateTheSameFont(font: UIFont) {
    let descriptor = font.fontDescriptor
    let again = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
    #expect(again == descriptor && again.hash == descriptor.hash)
    #expect(UIFont(descriptor: again, size: 0) == font)
    #expect(descriptor.postscriptName == font.fontName)
    #expect(descriptor.pointSize == font.pointSize)
    #expect(descriptor.object(forKey: .name) as? String == font.fontName)
  }

  @Test(arguments: fonts)
  func attributesPreserveDesignsAndStyles(font: UIFont) throws {
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced, .default] {
      guard let descriptor = font.fontDescriptor.withDesign(design) else { continue }
      #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor, "\(design.rawValue)")
    }
  }

  @Test func sizeZeroUsesTheDescriptorsSize() {
    let descriptor = UIFontDescriptor(name: "JetBrains Mono", size: 15)
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
    #expect(UIFont(descriptor: descriptor, size: .nan).pointSize == 15)
    #expect(UIFont(descriptor: descriptor, size: -3).pointSize == 15)
    // The size that Core Text documents if neither the descriptor nor the caller specifies one.
    #expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: [.family: "JetBrains Mono"]), size: 0).pointSize == 12)
  }

  @Test func symbolicTraitsReplaceAllTraits() throws {
    let italic = UIFont.italicSystemFont(ofSize: 17).fontDescriptor
    let bold = try #require(italic.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    #expect(bold.withSymbolicTraits([])?.symbolicTraits == [])
    let heavy = UIFont.systemFont(ofSize: 17, weight: .heavy).fontDescriptor
    #expect(heavy.withSymbolicTraits([.traitBold, .traitItalic])?.specification.weight == .heavy)
    let mono = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitMonoSpace)
    #expect(mono == UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).fontDescriptor)
    #expect(mono?.withSymbolicTraits([]) == UIFont.systemFont(ofSize: 17).fontDescriptor)
  }

  // According to the guidelines, loose leading adds two points and tight leading removes two.
  @Test(arguments: [(UIFontDescriptor.SymbolicTraits.traitLooseLeading, 24.0), (.traitTightLeading, 20)])
  func leadingTraits(trait: UIFontDescriptor.SymbolicTraits, pitch: Double) throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: .standard)
    let font = UIFont(descriptor: try #require(body.withSymbolicTraits(trait)), size: 0)
    #expect(abs(Double(font.lineHeight + font.leading) - pitch) < 1e-9)
  }

  @Test func designsOfTheSystemFont() {
    let system = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    #expect(system.withDesign(.monospaced) == UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontDescriptor)
    #expect(system.withDesign(.rounded)?.postscriptName == ".AppleSystemUIFontRounded-Bold")
    #expect(system.withDesign(.serif)?.postscriptName == ".AppleSystemUIFontSerif-Bold")
    #expect(system.withDesign(.serif)?.withDesign(.default) == system)
    #expect(UIFontDescriptor(name: "JetBrains Mono", size: 17).withDesign(.rounded) == nil)
  }

  // All representations of weights and traits that app code uses.
  @Test func addsAttributes() {
    let system = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let traits: [Any] = [
      [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], [UIFontDescriptor.TraitKey.weight: CGFloat(0.4)],
      [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold.rawValue] as [UIFontDescriptor.TraitKey: Any],
    ]
    for value in traits { #expect(system.addingAttributes([.traits: value]) == bold, "\(value)") }
    let symbolic: [Any] = [
      [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold.rawValue],
      [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitBold],
    ]
    let emphasized = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    for value in symbolic { #expect(system.addingAttributes([.traits: value]) == emphasized, "\(value)") }
    #expect(system.addingAttributes([.size: 20]) == system.withSize(20))
    #expect(system.addingAttributes([.face: "Bold"]) == bold)
    #expect(system.addingAttributes() == system)
    #expect(system.withFace("Semibold Italic").postscriptName == ".SFUI-SemiboldItalic")
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(style == UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline))
    #expect(style == UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline.rawValue]))
  }

  @Test func numberSpacingMakesDigitsMonospaced() {
    let even = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]
    ])
    #expect(UIFont(descriptor: even, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test func changingTheFamilyKeepsTheStyle() {
    let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    #expect(UIFont(descriptor: bold.withFamily("JetBrains Mono"), size: 0).fontName == "JetBrainsMono-Bold")
    #expect(UIFont(descriptor: bold.withFamily("Georgia"), size: 0).fontName == "Georgia-Bold")
    let family = bold.addingAttributes([.family: "JetBrains Mono"])
    #expect(UIFont(descriptor: family, size: 0).fontName == "JetBrainsMono-Bold")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func invalidSizesCountAsZero(size: CGFloat) {
    #expect(UIFontDescriptor(name: "Georgia", size: size).pointSize == 0)
    #expect(UIFontDescriptor(name: "Georgia", size: size) == UIFontDescriptor(name: "Georgia", size: 0))
    #expect(UIFontDescriptor(name: "Georgia", size: 17).withSize(size).pointSize == 0)
  }

  @Test func unknownNamesFallBackToTheSystemFont() {
    let descriptor = UIFontDescriptor(name: "No Such Font", size: 17)
    #expect(descriptor.postscriptName == "No Such Font")
    #expect(UIFont(descriptor: descriptor, size: 0).lineHeight == 20.287109375)
    #expect(descriptor != UIFont.systemFont(ofSize: 17).fontDescriptor)
  }

  @Test func symbolicClassesAreTheHighestBits() {
    #expect(UIFontDescriptor.SymbolicTraits.classMask.rawValue == 0xF000_0000)
    #expect(UIFontDescriptor.SymbolicTraits.classSansSerif.rawValue == 0x8000_0000)
    #expect(UIFontDescriptor.SymbolicTraits.classMask.contains(.classSymbolic))
  }
}
