// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

extension VectorPicture {
  /// A picture of the first page of a PDF file, as vector assets are exported: one point of the page is one point.
  ///
  /// Tiling patterns and shadings other than along lines and circles are left out and named in `unsupported`.
  ///
  /// - Parameters:
  ///   - pdf: The whole file, of any version up to 1.7, not encrypted.
  ///   - decode: Reads the JPEG pictures that stand in it; without one they are left out and reported.
  ///   - fonts: Opens the fonts of its text; without one text is left out and reported.
  public init(pdf: [UInt8], decode: ImageDecoder? = nil, fonts: FontLoader? = nil) throws(VectorError) {
    let file = try PDFFile(pdf)
    let page = try PDFPage(file)
    let interpreter = PDFInterpreter(file, decode: decode, fonts: fonts)
    try interpreter.draw(page)
    self.init(width: page.width, height: page.height, interpreter.builder)
  }
}

/// The first page of a file: what it shows, and from where.
struct PDFPage {
  let dictionary: [String: PDFObject]
  let resources: [String: PDFObject]
  /// The part of the plane that is seen, y upwards.
  let box: Rect
  /// Quarter turns clockwise.
  let turns: Int

  init(_ file: PDFFile) throws(VectorError) {
    var node = file.dictionary(file.dictionary(file.trailer["Root"])?["Pages"]) ?? [:]
    var inherited: [String: PDFObject] = [:]
    for _ in 0..<64 {
      for name in ["Resources", "MediaBox", "CropBox", "Rotate"] {
        if let value = node[name] { inherited[name] = value }
      }
      guard let kids = file.array(node["Kids"]) else { break }
      guard
        let next = kids.lazy.compactMap({ file.dictionary($0) }).first(where: {
          file.name($0["Type"]) != "Pages" || file.array($0["Kids"])?.isEmpty == false
        })
      else { throw .pdf("There is no page.", offset: 0) }
      node = next
    }
    guard !node.isEmpty, node["Kids"] == nil else { throw .pdf("There is no page.", offset: 0) }
    dictionary = node
    resources = file.dictionary(inherited["Resources"]) ?? [:]
    let media = Self.rect(file.numbers(inherited["MediaBox"])) ?? Rect(x: 0, y: 0, width: 612, height: 792)
    let crop = Self.rect(file.numbers(inherited["CropBox"])).map { $0.intersection(media) }
    box = crop.flatMap { $0.isEmpty ? nil : $0 } ?? media
    turns = (((file.integer(inherited["Rotate"]) ?? 0) / 90) % 4 + 4) % 4
    guard !box.isEmpty, box.width <= VectorPicture.greatestSide, box.height <= VectorPicture.greatestSide else {
      throw .size(width: box.width, height: box.height)
    }
  }

  private static func rect(_ n: [Double]?) -> Rect? {
    guard let n, n.count == 4 else { return nil }
    return Rect(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
  }

  var width: Double { turns % 2 == 0 ? box.width : box.height }
  var height: Double { turns % 2 == 0 ? box.height : box.width }

  /// From the page to points of the picture, y downwards.
  var transform: Affine {
    switch turns {
    case 1: Affine(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
    case 2: Affine(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
    case 3: Affine(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
    default: Affine(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }
  }
}
