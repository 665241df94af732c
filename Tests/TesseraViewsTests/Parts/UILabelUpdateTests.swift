// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests labels whose environment or string changes later.

import TesseraGraphics
import TesseraViews
import TesseraRaster
import Testing

@Suite @MainActor
struct UILabelUpdateTests {
  private func glyphCommands(_ view: UIView) -> [(color: Color, x: Double, y: Double)] {
    view.displayList(scale: 1, pixels: (100, 50), background: .clear).commands.compactMap { command in
      guard case .glyphs(_, let color, let transform) = command else { return nil }
      return (color, transform.tx, transform.ty)
    }
  }

  @Test func shadowsDrawTheTextWithOffsetAndColor() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.text = "Shade"
    label.textColor = .black
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let glyphs = glyphCommands(label)
    try #require(glyphs.count == 2)
    #expect(glyphs[0].color == Color(red: 255, green: 0, blue: 0))
    #expect(glyphs[1].color == .black)
    #expect(glyphs[0].x - glyphs[1].x == 2)
    #expect(glyphs[0].y - glyphs[1].y == 3)
  }

  @Test func copiesMutableStrings() {
    let text = NSMutableAttributedString(string: "before")
    let label = UILabel()
    label.attributedText = text
    text.replaceCharacters(in: NSRange(location: 0, length: 6), with: "after")
    #expect(label.attributedText?.string == "before")
  }

  @Test func textStyleFontsFollowTheTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let label = UILabel()
    label.text = "Text"
    label.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    label.adjustsFontForContentSizeCategory = true
    let ordinary = label.intrinsicContentSize.height
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
    ])
    let other = UILabel()
    other.text = "Text"
    other.font = label.font
    other.adjustsFontForContentSizeCategory = true
    // The body font is 17 points at the size `large` and 21 at `extraExtraLarge`. Heights are 2444/2048 of the font
    // size, on the pixel grid.
    let bigger = traits.withCurrent { other.intrinsicContentSize.height }
    #expect(abs(ordinary - 61.0 / 3) < 1e-9)
    #expect(abs(bigger - 76.0 / 3) < 1e-9)
  }
}
