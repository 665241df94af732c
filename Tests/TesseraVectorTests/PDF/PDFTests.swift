// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

/// Handwritten files that consist of objects, a table of their offsets and a trailer.
enum HandMadePDF {
  static func bytes(
    content: String, resources: String = "", page: String = "/MediaBox [0 0 4 4]", extra: [String] = [],
    trailer: String = ""
  ) -> [UInt8] {
    let objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R \(page) /Resources << \(resources) >> /Contents 4 0 R >>",
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      ] + extra
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}

@Suite struct PDFTests {
  /// Returns an image of 4 x 4 points as text, with the first letter of each pixel's color.
  static func art(_ picture: VectorPicture) throws -> String {
    let (width, height) = (Int(picture.width), Int(picture.height))
    let bitmap = try picture.rasterized(width: width, height: height)
    return (0..<height).map { y in
      (0..<width).map { x in
        switch VectorPictureTests.pixel(bitmap, x, y) {
        case [255, 0, 0, 255]: "r"
        case [0, 255, 0, 255]: "g"
        case [0, 0, 255, 255]: "b"
        case [0, 0, 0, 255]: "k"
        case [255, 255, 255, 255]: "w"
        case [0, 0, 0, 0]: "."
        default: "?"
        }
      }.joined()
    }.joined(separator: "\n")
  }

  // Expected pixels worked out by hand from the operators' definitions. y increases upward.
  @Test(arguments: [
    ("1 0 0 rg 0 0 2 1 re f", "....\n....\n....\nrr.."), ("0 0 1 RG 2 w 0 1 m 4 1 l S", "....\n....\nbbbb\nbbbb"),
    ("q 1 0 0 1 2 2 cm 0 1 0 rg 0 0 2 2 re f Q 0 0 1 1 re f", "..gg\n..gg\n....\nk..."),
    ("0 0 4 4 re 1 1 2 2 re f*", "kkkk\nk..k\nk..k\nkkkk"), ("0 0 4 4 re 1 1 2 2 re f", "kkkk\nkkkk\nkkkk\nkkkk"),
    ("q 0 0 2 4 re W n 1 g 0 0 4 4 re f Q 0 g 3 0 1 1 re f", "ww..\nww..\nww..\nww.k"),
    ("0 1 1 0 k 0 0 4 4 re f", "rrrr\nrrrr\nrrrr\nrrrr"), ("/Cs cs 1 scn 0 0 1 4 re f", "b...\nb...\nb...\nb..."),
    ("/G gs 0 0 4 4 re f /Fm Do", "....\n....\n....\ng..."), ("/Sh sh", "rrbb\nrrbb\nrrbb\nrrbb"),
    ("/Pattern cs /P scn 0 0 4 1 re f", "....\n....\n....\nrrbb"),
    // Image data begins with the top row.
    ("q 2 0 0 2 1 1 cm /Im Do Q", "....\n.rg.\n.bw.\n...."),
    ("q 1 0 0 rg 2 0 0 2 1 1 cm /St Do Q", "....\n.r..\n..r.\n...."),
    ("1 0 0 rg 0 0 4 2 re f 3 0 0", "....\n....\nrrrr\nrrrr"),
    ("0 0 0 rg Q Q Q 0 0 1 1 re f q q", "....\n....\n....\nk..."),
  ])
  func paints(content: String, expected: String) throws {
    let resources = """
      /ColorSpace << /Cs [/Indexed /DeviceRGB 1 <FF00000000FF>] >> /ExtGState << /G << /ca 0 /CA 0 >> >>
      /XObject << /Fm 5 0 R /Im 6 0 R /St 7 0 R >> /Shading << /Sh 8 0 R >> /Pattern << /P << /PatternType 2 /Shading 8 0 R >> >>
      """
    let function =
      "<< /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 0 1] /Functions [<< /FunctionType 2 /Domain [0 1] "
      + "/N 1 /C0 [1 0 0] /C1 [1 0 0] >> << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 1] /C1 [0 0 1] >>] >>"
    let form = "/g gs 0 1 0 rg 0 0 1 1 re f"
    let bytes = HandMadePDF.bytes(
      content: content, resources: resources,
      extra: [
        "<< /Type /XObject /Subtype /Form /BBox [0 0 4 4] /Resources << /ExtGState << /g << /ca 1 >> >> >> /Length \(form.utf8.count) >>\nstream\n\(form)\nendstream",
        "<< /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode /Length 25 >>\nstream\nFF000000FF000000FFFFFFFF>\nendstream",
        "<< /Subtype /Image /Width 2 /Height 2 /ImageMask true /BitsPerComponent 1 /Filter /AHx /Length 5 >>\nstream\n4080>\nendstream",
        "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 4 0] /Extend [true true] /Function \(function) >>",
      ])
    let picture = try VectorPicture(pdf: bytes)
    #expect(picture.unsupported == [])
    #expect(try Self.art(picture) == expected, "\(content)")
  }

  /// The crop box begins at (1, 1). After a quarter turn, its left side is at the top.
  @Test func appliesBoxAndRotation() throws {
    let page = "/MediaBox [0 0 9 9] /CropBox [1 1 4 3]"
    let content = "1 0 0 rg 1 1 1 1 re f"
    let upright = try VectorPicture(pdf: HandMadePDF.bytes(content: content, page: page))
    #expect(try Self.art(upright) == "...\nr..")
    let turned = try VectorPicture(pdf: HandMadePDF.bytes(content: content, page: page + " /Rotate 90"))
    #expect(try Self.art(turned) == "r.\n..\n..")
    let upsideDown = try VectorPicture(pdf: HandMadePDF.bytes(content: content, page: page + " /Rotate 180"))
    #expect(try Self.art(upsideDown) == "..r\n...")
    let back = try VectorPicture(pdf: HandMadePDF.bytes(content: content, page: page + " /Rotate -90"))
    #expect(try Self.art(back) == "..\n..\n.r")
  }

  @Test func reportsUnsupportedFeatures() throws {
    let content = "BT /F1 12 Tf (a) Tj (b) Tj ET BI /W 1 /H 1 ID abc EI /Pattern cs /P scn 0 0 1 1 re f /X sh"
    let picture = try VectorPicture(pdf: HandMadePDF.bytes(content: content))
    #expect(picture.unsupported == ["text", "inline image", "pattern", "shading"])
  }

  @Test func rejectsEncryptedFiles() {
    let bytes = HandMadePDF.bytes(content: "", trailer: "/Encrypt << /Filter /Standard >>")
    #expect(throws: VectorError.encrypted) { try VectorPicture(pdf: bytes) }
  }

  /// If tables are damaged, the file is searched for objects, and incorrect lengths are ignored.
  @Test func findsObjectsWithoutTables() throws {
    let whole = String(decoding: HandMadePDF.bytes(content: "0 0 1 1 re f"), as: UTF8.self)
    for damaged in [
      whole.replacing("startxref", with: "startxxxx"), whole.replacing("\nxref", with: "\nxxxx"),
      whole.replacing("/Length 12", with: "/Length 99"), whole.replacing("/Length 12", with: "/Length -1"),
      whole.replacing("/Root 1 0 R", with: "/Root 9 0 R"), "junk before\n" + whole,
    ] {
      #expect(try Self.art(try VectorPicture(pdf: Array(damaged.utf8))) == "....\n....\n....\nk...")
    }
  }

  @Test(arguments: [
    "", "%PDF-1.4", "%PDF-1.4 startxref 99999999999", "%PDF-1.4\nstartxref\n-5",
    "%PDF-1.4\n" + String(repeating: "[", count: 10_000),
    "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 1 0 R /Kids [1 0 R] >> endobj",
  ])
  func rejectsInvalidFiles(text: String) {
    #expect(throws: VectorError.self) { try VectorPicture(pdf: Array(text.utf8)) }
  }

  /// Forms that draw themselves, and eight forms that each draw the next form ten times.
  @Test func limitsForms() throws {
    let own =
      "<< /Subtype /Form /BBox [0 0 4 4] /Resources << /XObject << /F 5 0 R >> >> /Length 5 >>\nstream\n/F Do\nendstream"
    let picture = try VectorPicture(
      pdf: HandMadePDF.bytes(content: "/F Do", resources: "/XObject << /F 5 0 R >>", extra: [own]))
    #expect(picture.unsupported == ["nested forms"])
    let body = String(repeating: "/F Do ", count: 10)
    let chain = (0..<8).map { index in
      "<< /Subtype /Form /BBox [0 0 4 4] /Resources << /XObject << /F \(6 + index) 0 R >> >> /Length 60 >>\nstream\n\(body)\nendstream"
    }
    #expect(throws: VectorError.self) {
      try VectorPicture(
        pdf: HandMadePDF.bytes(
          content: body, resources: "/XObject << /F 5 0 R >>",
          extra: chain + ["<< /Subtype /Form /BBox [0 0 1 1] /Length 12 >>\nstream\n0 0 1 1 re f\nendstream"]))
    }
  }

  // RFC 1950 and PDF 32000-1, 7.4: five base-85 digits represent four bytes, so "Man " is 9jqo^ (the example in the
  // description of Ascii85).
  @Test func decodesFilters() {
    #expect(PDFFilters.ascii85(Array("9jqo^~>".utf8)[...]) == Array("Man ".utf8))
    #expect(PDFFilters.ascii85(Array("z9jqo~>".utf8)[...]) == [0, 0, 0, 0] + Array("Man".utf8))
    #expect(PDFFilters.hexadecimal(Array("4 1 4>".utf8)[...]) == [0x41, 0x40])
    #expect(PDFFilters.inflate([1, 2, 3, 4, 5], limit: 100) == nil)
    // A stored block of one byte. Both halves of its checksum are 1 + 65.
    #expect(PDFFilters.inflate([0x78, 0x01, 1, 1, 0, 0xFE, 0xFF, 65, 0, 66, 0, 66], limit: 100) == [65])
    // PNG predictors: Sub adds the byte to the left, Up the byte above, Average their mean, and Paeth the nearest of
    // them.
    let rows: [UInt8] = [1, 1, 2, 3, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1]
    #expect(
      PDFFilters.unpredicted(rows, predictor: 15, colors: 1, bits: 8, columns: 3)
        == [1, 3, 6, 2, 4, 7, 2, 4, 6, 3, 5, 7])
  }
}
