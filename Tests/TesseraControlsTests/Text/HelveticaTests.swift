// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Helvetica and related fonts are drawn with Arimo, whose advances are equal.
@Suite struct HelveticaTests {
  /// Advances in thousandths of an em from Adobe's metrics files: Helvetica H 722, e 556, l 222, o 556;
  /// Helvetica-Bold 722, 556, 278, 611.
  @Test(arguments: [
    ("Helvetica", "H", 722.0), ("Helvetica", "e", 556), ("Helvetica", "l", 222), ("ArialMT", "H", 722),
    ("Helvetica-Bold", "l", 278), ("Helvetica-Bold", "o", 611), ("Arial-BoldMT", "o", 611), ("HelveticaNeue", "e", 556),
    ("HelveticaNeue-Bold", "o", 611), ("Helvetica-Oblique", "H", 722),
  ])
  func hasHelveticasWidths(_ name: String, _ letter: String, _ width: Double) throws {
    let font = try #require(UIFont(name: name, size: 1000))
    #expect(font.fontName == name)
    // Arimo has 2048 units per em, so advances are rounded to half a thousandth of an em.
    let found = Double(letter.size(withAttributes: [.font: font]).width)
    #expect(abs(found - width) < 0.6)
  }

  /// Helvetica's lines are 1.15 em high, as are Arial's including the line gap. Helvetica Neue's are 1.165 em high,
  /// with a gap of 0.028.
  @Test(arguments: [("Helvetica", 13.8, 0.0), ("HelveticaNeue", 13.98, 0.336), ("ArialMT", 13.406, 0.393)])
  func hasHelveticasLineHeights(_ name: String, _ height: Double, _ leading: Double) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(abs(Double(font.lineHeight) - height) < 0.001)
    #expect(abs(Double(font.leading) - leading) < 0.001)
  }

  @Test func weightsAndSlantsDiffer() throws {
    let names = ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"]
    let faces = try names.map { try #require(UIFont(name: $0, size: 12)).textFont.face.name }
    #expect(Set(faces).count == 4)
    let bold = try #require(UIFont(name: "Helvetica", size: 12)?.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).textFont.face.name == faces[1])
  }

  /// On iOS 18.5, the ink of "Hello from Text View" in a text view without a font begins at 6.0 points and is 107.33
  /// points wide, measured in an image at three pixels per point. The position may differ by a pixel, and the width
  /// by 2 % plus 0.4 points, because the glyph shapes differ.
  @Test @MainActor func textViewsDefaultToHelvetica() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    view.text = "Hello from Text View"
    view.textColor = .black
    #expect(view.font == nil)
    #expect(view.shownFont == UIFont(name: "Helvetica", size: 12))
    let window = makeWindow(200, 40, scale: 3)
    window.addSubview(view)
    window.layoutIfNeeded()
    let white = Color(red: 255, green: 255, blue: 255)
    let bitmap = try Painter().paint(window.displayList(scale: 3, pixels: (600, 120), background: white))
    let columns = (0..<600).filter { x in (0..<120).contains { bitmap.bytes[($0 * 600 + x) * 4] <= 255 - 64 } }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    let left = Double(first) / 3
    let width = Double(last - first + 1) / 3
    // 6 plus or minus a pixel; 107.33 plus or minus 2.55.
    #expect(left > 5.6 && left < 6.4)
    #expect(width > 104.78 && width < 109.88, "\(width)")
  }
}
