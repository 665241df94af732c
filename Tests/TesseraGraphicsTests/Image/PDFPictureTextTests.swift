// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphicsFixtures
import Testing

@testable import TesseraGraphics

/// Text in PDF images, in a bundled font and in an embedded font.
@Suite struct PDFPictureTextTests {
  private func file(_ font: String, _ extra: [(String, Data)] = []) -> Data {
    let content = "BT /F1 20 Tf 10 15 Td (H) Tj ET"
    var data = Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /MediaBox [0 0 100 50] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
      4 0 obj << /Length \(content.utf8.count) >>
      stream
      \(content)
      endstream endobj
      5 0 obj \(font) endobj

      """.utf8)
    for (index, (head, bytes)) in extra.enumerated() {
      data += Data("\(index + 6) 0 obj \(head)".utf8)
      if !bytes.isEmpty { data += Data("\nstream\n".utf8) + bytes + Data("\nendstream".utf8) }
      data += Data(" endobj\n".utf8)
    }
    return data + Data("trailer << /Root 1 0 R >>\n%%EOF\n".utf8)
  }

  private func ink(_ data: Data) throws -> CGRect {
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 100, height: 50))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
    return try #require(drawn.inkBox)
  }

  /// The baseline is 15 points from the bottom, at y = 35. Capital letters of Helvetica and of metric-compatible
  /// fonts are 0.72 of 20 points high: 14.4.
  @Test func helvetica() throws {
    let box = try ink(file("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"))
    #expect(box.maxY == 35 && abs(box.minY - 20.6) <= 1 && box.minX >= 10 && box.maxX <= 25)
  }

  /// JetBrains Mono's capital letters are 0.73 em high, which is 14.6 points.
  @Test func embeddedFont() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Fonts/Files")
    let bytes = try Data(contentsOf: fonts.appendingPathComponent("JetBrainsMono-Regular.ttf"))
    let box = try ink(
      file(
        "<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Own /FirstChar 72 /Widths [600] /FontDescriptor 6 0 R "
          + "/Encoding /WinAnsiEncoding >>",
        [
          ("<< /Type /FontDescriptor /Flags 32 /FontFile2 7 0 R >>", Data()), ("<< /Length \(bytes.count) >>", bytes),
        ]))
    #expect(box.maxY == 35 && abs(box.minY - 20.4) <= 1 && box.minX >= 10 && box.maxX <= 22)
  }
}
