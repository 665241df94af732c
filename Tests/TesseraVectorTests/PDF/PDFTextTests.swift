// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

/// Text of PDF files, drawn into images of 4 x 4 points. Each glyph is a square as large as the font size, so a
/// letter of size 1 fills one pixel.
@Suite struct PDFTextTests {
  private struct Squares: VectorFont {
    let unitsPerEm = 1000.0
    func glyph(unicode: UInt32) -> UInt32? { unicode }
    func glyph(code: UInt32) -> UInt32? { code }
    func glyph(name: String) -> UInt32? { name == "empty" ? 0 : nil }
    func outline(of glyph: UInt32) -> Path? { glyph == 0 ? nil : Path(Rect(x: 0, y: 0, width: 1000, height: 1000)) }
    func advance(of glyph: UInt32) -> Double? { 2000 }
  }

  private static let simple = [
    "<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 65 /Widths [1000 1000] /FontDescriptor 6 0 R >>",
    "<< /Type /FontDescriptor /Flags 4 /FontFile2 7 0 R >>", "<< /Length 3 >>\nstream\nabc\nendstream",
  ]

  private func picture(_ content: String, _ fonts: [String] = simple, loads: Bool = true) throws -> VectorPicture {
    try VectorPicture(
      pdf: HandMadePDF.bytes(content: content, resources: "/Font << /F1 5 0 R >>", extra: fonts),
      fonts: { program, _ in program == nil || loads ? Squares() : nil })
  }

  private func art(_ content: String, _ fonts: [String] = simple) throws -> String {
    try PDFTests.art(picture(content, fonts))
  }

  @Test func advancesByGlyphWidths() throws {
    #expect(try art("1 0 0 rg BT /F1 1 Tf 1 1 Td (AB) Tj ET") == "....\n....\n.rr.\n....")
    // Numbers are thousandths of the font size. Negative numbers move the next letter to the right.
    #expect(try art("1 0 0 rg BT /F1 1 Tf 1 1 Td [(A) -1000 (B)] TJ ET") == "....\n....\n.r.r\n....")
    #expect(try art("1 0 0 rg BT /F1 1 Tf 1 Tc (AB) Tj ET") == "....\n....\n....\nr.r.")
    #expect(try art("1 0 0 rg BT /F1 1 Tf 200 Tz (A) Tj ET") == "....\n....\n....\nrr..")
    #expect(try art("1 0 0 rg BT /F1 1 Tf 2 Ts (A) Tj ET") == "....\nr...\n....\n....")
  }

  @Test func linesAndMatrices() throws {
    #expect(try art("1 0 0 rg BT /F1 1 Tf 2 TL 1 3 Td (A) Tj T* (A) Tj ET") == ".r..\n....\n.r..\n....")
    #expect(try art("1 0 0 rg BT /F1 1 Tf 1 3 Td (A) Tj 1 -1 TD (A) Tj (A) ' ET") == ".r..\n..r.\n..r.\n....")
    #expect(try art("1 0 0 rg BT /F1 1 Tf 2 0 0 2 1 1 Tm (A) Tj ET") == "....\n.rr.\n.rr.\n....")
  }

  @Test func clipsAndHides() throws {
    #expect(try art("BT /F1 1 Tf 1 1 Td 7 Tr (A) Tj ET 0 0 1 rg 0 0 4 4 re f") == "....\n....\n.b..\n....")
    #expect(try art("1 0 0 rg BT /F1 1 Tf 3 Tr (A) Tj 0 Tr (A) Tj ET") == "....\n....\n....\n.r..")
  }

  @Test func glyphNamesAndTwoByteCodes() throws {
    let named =
      [
        "<< /Type /Font /Subtype /Type1 /BaseFont /Own /Encoding << /Differences [65 /empty /B] >> /FirstChar 65 "
          + "/Widths [1000 1000] /FontDescriptor 6 0 R >>"
      ] + Self.simple[1...]
    #expect(try art("1 0 0 rg BT /F1 1 Tf (AB) Tj ET", named) == "....\n....\n....\n.r..")
    let composite = [
      "<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [8 0 R] >>", Self.simple[1],
      Self.simple[2],
      "<< /Type /Font /Subtype /CIDFontType2 /FontDescriptor 6 0 R /DW 1000 /W [1 [2000] 5 6 3000] /CIDToGIDMap /Identity >>",
    ]
    #expect(try art("1 0 0 rg BT /F1 1 Tf <000100020003> Tj ET", composite) == "....\n....\n....\nr.rr")
    #expect(try art("1 0 0 rg BT /F1 1 Tf <00050002> Tj ET", composite) == "....\n....\n....\nr..r")
  }

  @Test func reportsSubstitutedFonts() throws {
    let helvetica = ["<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    // If the document specifies no widths, the font's widths are used: 2 points at size 1.
    let drawn = try picture("1 0 0 rg BT /F1 1 Tf (AB) Tj ET", helvetica)
    #expect(try PDFTests.art(drawn) == "....\n....\n....\nr.r.")
    #expect(drawn.unsupported == ["the font Helvetica, replaced by another font"])
    let composite = ["<< /Type /Font /Subtype /Type0 /BaseFont /Own /DescendantFonts [6 0 R] >>", "<< /DW 1000 >>"]
    #expect(try picture("BT /F1 1 Tf <0001> Tj ET", composite).unsupported == ["text"])
    #expect(try picture("BT /F1 1 Tf (A) Tj ET", ["<< /Subtype /Type3 >>"]).unsupported == ["text"])
    #expect(try picture("BT /F9 1 Tf (A) Tj ET").unsupported == ["text"])
  }

  @Test(
    "Hostile text is drawn or omitted",
    arguments: [
      "BT /F1 1e30 Tf (A) Tj ET", "BT /F1 1 Tf 0 0 0 0 0 0 Tm (A) Tj ET", "(A) Tj ET ET BT BT",
      "BT /F1 1 Tf [[(A)] null] TJ",
      "BT /F1 1 Tf 1e300 1e300 Td (AB) Tj 99 Tr (A) Tj 1e300 Tz (A) Tj ET", "BT Tf Td Tm Tj TJ ' \" ET",
      "BT /F1 -1 Tf (A) Tj ET",
    ])
  func hostile(_ content: String) throws {
    _ = try? PDFTests.art(picture(content))
  }
}
