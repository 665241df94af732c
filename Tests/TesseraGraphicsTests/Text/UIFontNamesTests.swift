// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIFontNamesTests {
  // The names of iOS's system fonts.
  @Test func systemFontsHaveAppleNames() {
    let body = UIFont.systemFont(ofSize: 17)
    #expect(body.fontName == ".SFUI-Regular")
    #expect(body.familyName == ".AppleSystemUIFont")
    #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)
    #expect(mono.fontName == ".AppleSystemUIFontMonospaced-Bold")
    #expect(mono.familyName == ".AppleSystemUIFontMonospaced")
  }

  @Test(arguments: [
    UIFontDescriptor.SystemDesign.default, .rounded, .serif, .monospaced,
  ])
  func namesCreateTheSameFont(design: UIFontDescriptor.SystemDesign) throws {
    for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17)] {
      let descriptor = try #require(font.fontDescriptor.withDesign(design))
      let designed = UIFont(descriptor: descriptor, size: 0)
      #expect(UIFont(name: designed.fontName, size: 17) == designed)
      #expect(UIFont(name: designed.familyName, size: 17)?.familyName == designed.familyName)
    }
  }

  @Test(arguments: ["", "No Such Font", "NoSuchFont-Bold", "-", "-Bold", " ", "Helveticaa"])
  func unknownNamesReturnNil(name: String) {
    #expect(UIFont(name: name, size: 17) == nil)
  }

  // Names and families of fonts that are installed on every iPhone.
  @Test(arguments: [
    ("Helvetica", "Helvetica", UIFont.Weight.regular, false),
    ("HelveticaNeue-Light", "Helvetica Neue", .light, false),
    ("Helvetica Neue", "Helvetica Neue", .regular, false),
    ("AvenirNext-DemiBoldItalic", "Avenir Next", .semibold, true),
    ("ArialMT", "Arial", .regular, false), ("Arial-BoldItalicMT", "Arial", .bold, true),
    ("TimesNewRomanPS-BoldMT", "Times New Roman", .bold, false),
    ("Trebuchet-BoldItalic", "Trebuchet MS", .bold, true), ("Menlo-Regular", "Menlo", .regular, false),
    ("AppleColorEmoji", "Apple Color Emoji", .regular, false),
    ("ArialRoundedMTBold", "Arial Rounded MT Bold", .regular, false),
  ])
  func recognizesFontsOfIPhones(name: String, family: String, weight: UIFont.Weight, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 17))
    #expect(font.fontName == name)
    #expect(font.familyName == family)
    #expect(font.pointSize == 17)
    #expect(font.specification.weight == weight)
    #expect(font.specification.isItalic == isItalic)
  }

  @Test(arguments: [
    ("HelveticaNeue", "HelveticaNeue-Bold"), ("ArialMT", "Arial-BoldMT"), ("Georgia", "Georgia-Bold"),
    ("TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT"), ("JetBrainsMono-Regular", "JetBrainsMono-Bold"),
    ("JetBrains Mono", "JetBrainsMono-Bold"),
  ])
  func boldVariantsHaveBoldNames(name: String, bold: String) throws {
    let font = try #require(UIFont(name: name, size: 17))
    let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    let varied = UIFont(descriptor: descriptor, size: 0)
    #expect(varied.fontName == bold)
    #expect(varied.textFont == UIFont(name: bold, size: 17)?.textFont)
  }

  @Test func monospacedIPhoneFontsAreMonospaced() {
    let menlo = UIFont(name: "Menlo-Bold", size: 17)
    #expect(menlo?.textFont == UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).textFont)
  }

  @Test func bundledFontsAreEqualByAnyName() throws {
    let byName = try #require(UIFont(name: "JetBrainsMono-Bold", size: 17))
    #expect(byName.fontName == "JetBrainsMono-Bold")
    #expect(byName.familyName == "JetBrains Mono")
    #expect(byName == UIFont(name: "JetBrains Mono Bold", size: 17))
    #expect(byName.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "JetBrains Mono", size: 17)?.fontName == "JetBrainsMono-Regular")
  }
}
