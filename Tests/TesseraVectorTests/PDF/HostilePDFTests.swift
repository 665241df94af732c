// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

/// Files with cyclic objects, and small files that decompress to large ones, result in an image or a typed error with
/// bounded memory.
@Suite struct HostilePDFTests {
  /// Returns a zlib stream of zeros: one zero followed by copies of 258 bytes. In the fixed codes of RFC 1951,
  /// section 3.2.6, the length 258 (285) is 11000101 and the distance 1 (0) is 00000, so 13 bits represent 258 bytes.
  static func zeros(copies: Int) -> [UInt8] {
    var (bytes, bits, count) = ([UInt8]([0x78, 0x01]), UInt64(0), UInt64(0))
    func put(_ code: UInt64, _ length: UInt64) {
      // Codes fill a byte starting with its lowest bit, and the first bit of a code is written first.
      for bit in (0..<length).reversed() {
        bits |= (code >> bit & 1) << count
        count += 1
        if count == 8 {
          bytes.append(UInt8(bits))
          (bits, count) = (0, 0)
        }
      }
    }
    put(1, 1)  // the last block
    put(0b10, 2)  // fixed codes: 01, lowest bit first
    put(0b0011_0000, 8)  // a zero byte
    for _ in 0..<copies {
      put(0b1100_0101, 8)
      put(0, 5)
    }
    put(0, 7)  // end of block
    put(0, (8 - count) % 8)
    // The Adler-32 checksum of n zeros consists of 1 and n.
    let sum = UInt32((1 + copies * 258) % 65521)
    return bytes + [UInt8(sum >> 8), UInt8(sum & 255), 0, 1]
  }

  /// Returns a file with a page whose content is a stream of the given bytes.
  private static func file(content: [UInt8], filter: String, resources: String = "") -> [UInt8] {
    let head = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
      3 0 obj << /Type /Page /MediaBox [0 0 4 4] /Contents 4 0 R /Resources << \(resources) >> >> endobj
      4 0 obj << /Length \(content.count) /Filter \(filter) /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8
      /ColorSpace /DeviceGray >>
      stream

      """
    return Array(head.utf8) + content + Array("\nendstream endobj\n".utf8)
  }

  @Test func inflatesUpToTheLimit() throws {
    // 1 + 4 * 258 zeros, which are blanks in a content stream.
    #expect(PDFFilters.inflate(Self.zeros(copies: 4)[...], limit: 1 << 20) == [UInt8](repeating: 0, count: 1033))
    #expect(PDFFilters.inflate(Self.zeros(copies: 4)[...], limit: 1032) == nil)
    #expect(try VectorPicture(pdf: Self.file(content: Self.zeros(copies: 4), filter: "/FlateDecode")).commands == [])
  }

  /// 500 kilobytes would decompress to 77 megabytes, which exceeds the limit of 64.
  @Test func rejectsDecompressionBombs() {
    let bomb = Self.zeros(copies: 300_000)
    #expect(throws: VectorError.self) { try VectorPicture(pdf: Self.file(content: bomb, filter: "/FlateDecode")) }
    #expect(throws: VectorError.self) {
      try VectorPicture(pdf: Self.file(content: bomb, filter: "[/FlateDecode /FlateDecode /FlateDecode]"))
    }
  }

  /// A page that shows a stream of 26 megabytes eleven times, which exceeds the limit of 256 megabytes per image.
  @Test func limitsTheTotalStreamSize() {
    let bytes = Self.file(content: Self.zeros(copies: 100_000), filter: "/FlateDecode")
    let contents = String(repeating: "4 0 R ", count: 11)
    let text = bytes.prefix(400)
    let changed = String(decoding: text, as: UTF8.self).replacing("/Contents 4 0 R", with: "/Contents [\(contents)]")
    #expect(throws: VectorError.self) { try VectorPicture(pdf: Array(changed.utf8) + bytes.dropFirst(400)) }
  }

  @Test(arguments: [
    "<< /Type /Pages /Kids [2 0 R] >>", "<< /Type /Pages /Kids [[2 0 R]] >>", "<< /Kids 2 0 R >>", "2 0 R", "[2 0 R]",
    "<< /Type /Pages /Kids [5 0 R] >> endobj 5 0 obj << /Type /Pages /Kids [2 0 R] >>", "null", "<< >>",
    "<< /Type /Pages /Kids [] >>", "<< /Type /Pages /Kids [9 0 R 1 0 R] >>",
  ])
  func terminatesForHostilePageTrees(pages: String) {
    let text = "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj \(pages) endobj\n"
    // An endless page tree has no page, and an invalid page tree is treated as an empty page.
    _ = try? VectorPicture(pdf: Array(text.utf8))
  }

  /// Object 5 contains itself and is referenced from each type of resource.
  @Test(arguments: [
    ("/F Do", "/XObject << /F 5 0 R >>", "5 0 R"), ("/F Do", "/XObject 5 0 R", "<< /F 5 0 R /XObject 5 0 R >>"),
    ("/C cs 1 scn 0 0 4 4 re f", "/ColorSpace << /C 5 0 R >>", "[/Indexed 5 0 R 1 <00FF>]"),
    ("/C cs 1 scn 0 0 4 4 re f", "/ColorSpace << /C 5 0 R >>", "[/Separation /X 5 0 R 5 0 R]"),
    ("/C cs 1 scn 0 0 4 4 re f", "/ColorSpace << /C /C >>", "null"),
    (
      "/S sh", "/Shading << /S 5 0 R >>",
      "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 4 0] /Function 5 0 R "
        + "/FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions [5 0 R] >>"
    ),
    (
      "/S sh", "/Shading << /S 5 0 R >>",
      "<< /ShadingType 2 /ColorSpace 5 0 R /Coords [0 0 4 0] /Function [5 0 R 5 0 R] >>"
    ),
    ("/G gs 0 0 4 4 re f", "/ExtGState << /G 5 0 R >>", "<< /SMask 5 0 R /G 5 0 R /S /Alpha >>"),
    ("/Pattern cs /P scn 0 0 4 4 re f", "/Pattern << /P 5 0 R >>", "<< /PatternType 2 /Shading 5 0 R >>"),
    (
      "/I Do", "/XObject << /I 5 0 R >>",
      "<< /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray "
        + "/SMask 5 0 R /Length 5 0 R >>\nstream\nA\nendstream"
    ),
    (
      "/G gs /F Do", "/XObject << /F 5 0 R >> /ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>",
      "<< /Subtype /Form /BBox [0 0 4 4] /Resources << /XObject << /F 5 0 R >> /ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> "
        + ">> >> >> /Length 28 >>\nstream\n/G gs 0 0 4 4 re f /F Do /F Do\nendstream"
    ),
  ])
  func terminatesForCycles(content: String, resources: String, object: String) throws {
    let bytes = HandMadePDF.bytes(content: content, resources: resources, extra: [object])
    guard let picture = try? VectorPicture(pdf: bytes) else { return }
    _ = try picture.rasterized(width: 4, height: 4)
  }

  /// Cross-reference tables that refer to themselves as the previous table, and object streams that contain
  /// themselves.
  @Test(arguments: [
    "trailer << /Root 1 0 R /Prev 9 >>", "trailer << /Root 1 0 R /XRefStm 9 /Prev 9 >>",
    "5 0 obj << /Type /ObjStm /N 1 /First 4 /Length 8 >> stream\n5 0 5 0 R\nendstream endobj",
  ])
  func rejectsHostileTables(text: String) {
    let bytes = "%PDF-1.4\nxref\n0 1\n0000000000 65535 f\n\(text)\nstartxref\n9\n%%EOF"
    #expect(throws: VectorError.self) { try VectorPicture(pdf: Array(bytes.utf8)) }
  }

  @Test(arguments: [
    "0", "-0", "99999999999999999999999999999999", "-99999999999999999999999999999999", ".000000000000000000000000001",
    "1e308",
    "--5", "+", ".", "nan",
  ])
  func acceptsAnyNumber(number: String) throws {
    for content in [
      "\(number) 0 0 \(number) \(number) 0 cm 0 0 4 4 re f", "\(number) w 0 0 m \(number) \(number) l S",
      "[\(number) 1] \(number) d 0 0 m 4 4 l S", "0 0 m \(number) 0 4 \(number) 1 1 c b*",
      "\(number) M \(number) J 0 0 4 4 re S",
      "\(number) \(number) \(number) rg \(number) \(number) 4 4 re W n 0 0 4 4 re f",
    ] {
      _ = try VectorPicture(pdf: HandMadePDF.bytes(content: content)).rasterized(width: 4, height: 4)
      let page = "/MediaBox [0 0 \(number) 4] /CropBox [\(number) 0 4 4] /Rotate \(number)"
      if let picture = try? VectorPicture(pdf: HandMadePDF.bytes(content: content, page: page)) {
        _ = try picture.rasterized(width: 4, height: 4)
      }
    }
  }

  @Test(arguments: ["[", "<<", "<< /A ", "(", "<", "q ", "BI ", "{"])
  func limitsDepth(opening: String) throws {
    let content = String(repeating: opening, count: 10_000)
    if let picture = try? VectorPicture(pdf: HandMadePDF.bytes(content: content)) {
      _ = try picture.rasterized(width: 4, height: 4)
    }
    _ = try? VectorPicture(pdf: HandMadePDF.bytes(content: "f", resources: "/XObject \(content)"))
  }
}
