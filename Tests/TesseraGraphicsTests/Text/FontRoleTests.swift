// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import Testing

@testable import TesseraGraphics
@testable import TesseraText

@Suite struct FontRoleTests {
  /// System font designs, and iPhone fonts that are not bundled.
  @Test(arguments: [
    ("Georgia-Bold", "Noto Serif wght=700"), ("Times New Roman", "Noto Serif wght=400"),
    ("HiraMinProN-W3", nil), ("Hiragino Maru Gothic ProN", "Nunito wght=400"), ("Menlo-Regular", "JetBrains Mono"),
    ("Avenir Next", "Tessera Sans wght=400"), ("Georgia-Italic", "Noto Serif Italic wght=400"),
    ("Helvetica", "Arimo as Helvetica wght=400"),
  ])
  func deviceFonts(_ name: String, _ face: String?) {
    MissingResources.$isSilent.withValue(true) {
      #expect(UIFont(name: name, size: 12)?.textFont.face.name == face)
    }
  }

  @Test(arguments: [
    ("Merriweather", "serif"), ("PT Serif", "serif"), ("PT Sans", "sans"), ("Fira Code", "monospaced"),
    ("SF Pro Rounded", "rounded"), ("Open Sans", "sans"), ("", "sans"),
  ])
  func guesses(_ name: String, _ role: String) {
    #expect("\(FontRole(guessing: name))" == role)
  }

  /// All designs have San Francisco's line height.
  @Test func designs() throws {
    for (design, face) in [
      (UIFontDescriptor.SystemDesign.serif, "Noto Serif wght=600"), (.rounded, "Nunito wght=600"),
      (.monospaced, "JetBrains Mono Bold"),
    ] {
      let system = UIFont.systemFont(ofSize: 17, weight: .semibold)
      let font = UIFont(descriptor: try #require(system.fontDescriptor.withDesign(design)), size: 0)
      #expect(font.textFont.face.name == face)
      if design != .monospaced { #expect(font.lineHeight == 20.287109375) }
    }
  }

  /// Each listener receives one report per missing font. Fonts with a metric-compatible replacement are not reported.
  @Test func reportsAMissingFontOnce() {
    let collector = MissingResources.Collector()
    MissingResources.$isSilent.withValue(true) {
      MissingResources.collecting(into: collector) {
        for name in ["Georgia", "Georgia", "Arial", "Helvetica Neue"] { _ = UIFont(name: name, size: 12) }
        _ = UIFont(descriptor: UIFontDescriptor(name: "Lora", size: 12), size: 12)
      }
    }
    #expect(
      collector.resources.map(\.sentence) == [
        "The font \"Georgia\" cannot be used: it is not available and is drawn with Noto Serif; register its file with "
          + "UIFont.register.",
        "The font \"Lora\" cannot be used: it is not available and is drawn with Noto Serif; register its file with "
          + "UIFont.register.",
      ])
  }
}
