// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct FontStyleTests {
  // Style suffixes in the names of iPhone fonts.
  @Test(arguments: [
    ("", UIFont.Weight.regular, false), ("Regular", .regular, false), ("Roman", .regular, false),
    ("Book", .regular, false), ("UltraLight", .ultraLight, false), ("ThinItalic", .thin, true),
    ("LightOblique", .light, true), ("MediumItalic", .medium, true), ("DemiBold", .semibold, false),
    ("SemiBoldItalic", .semibold, true), ("CondensedExtraBold", .heavy, false), ("Heavy", .heavy, false),
    ("CondensedBlack", .black, false), ("BoldItalicMT", .bold, true), ("BoldIt", .bold, true),
    ("Semibold Italic", .semibold, true), ("W6", .semibold, false), ("nonsense", .regular, false),
  ])
  func readsNames(name: String, weight: UIFont.Weight, isItalic: Bool) {
    #expect(FontStyle(name) == FontStyle(weight: weight, isItalic: isItalic))
  }

  @Test(arguments: [
    ("Georgia-BoldItalic", UIFont.Weight.bold, true), ("Georgia", .regular, false), ("Georgia-", .regular, false),
    ("Bold", .regular, false), ("A-B-Bold", .bold, false),
  ])
  func readsTheStyleAfterTheHyphen(name: String, weight: UIFont.Weight, isItalic: Bool) {
    #expect(FontStyle(ofPostScriptName: name) == FontStyle(weight: weight, isItalic: isItalic))
  }

  @Test(arguments: [
    (UIFont.Weight.regular, false, "Regular"), (.regular, true, "Italic"), (.bold, false, "Bold"),
    (.semibold, true, "SemiboldItalic"),
  ])
  func writesNames(weight: UIFont.Weight, isItalic: Bool, name: String) {
    #expect(FontStyle(weight: weight, isItalic: isItalic).name == name)
  }
}
