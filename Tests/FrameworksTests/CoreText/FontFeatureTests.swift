// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreText
import Testing
import UIKit

/// Tests the constants of `SFNTLayoutTypes.h` and fonts selected by name.
@Suite struct FontFeatureTests {
  /// With monospaced digits, "1111" is as wide as "0000".
  @Test func monospacedNumbers() {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [
      [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
    ]
    let font = UIFont.systemFont(ofSize: 17)
    let fixed = UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: fixed]).width }
    #expect(width("1111") == width("0000"))
    #expect(kNumberSpacingType == 6 && kUpperCaseType == 38 && kStylisticAltTwentyOffSelector == 41)
  }

  @Test func fontsByName() {
    let name = UIFont.systemFont(ofSize: 12).fontName
    #expect(CGFont(name)?.postScriptName == name)
    #expect(CGFont("NoSuchFont-Bold") == nil && CGFont("") == nil)
    #expect(CTFontManagerCopyAvailablePostScriptNames().count >= CTFontManagerCopyAvailableFontFamilyNames().count)
    #expect(!CTFontManagerRegisterFontsForURLs([URL(filePath: "/nowhere")], .process, nil))
  }
}
