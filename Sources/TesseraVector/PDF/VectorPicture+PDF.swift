// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

extension VectorPicture {
  /// Creates a picture from the first page of a PDF file, such as an exported vector asset. One unit of the page is
  /// one point.
  ///
  /// Omits tiling patterns, and all shadings except linear and circular gradients. Omitted features are listed in
  /// `unsupported`.
  ///
  /// - Parameters:
  ///   - pdf: The whole file, unencrypted, of any version up to 1.7.
  ///   - decode: A closure that decodes embedded JPEG images. If nil, images are omitted and reported.
  ///   - fonts: A closure that opens the fonts of the document's text. If nil, text is omitted and reported.
  public init(pdf: [UInt8], decode: ImageDecoder? = nil, fonts: FontLoader? = nil) throws(VectorError) {
    let file = try PDFFile(pdf)
    let page = try PDFPage(file)
    let interpreter = PDFInterpreter(file, decode: decode, fonts: fonts)
    try interpreter.draw(page)
    self.init(width: page.width, height: page.height, interpreter.builder)
  }
}

/// The first page of a file: its resources, content and geometry.
struct PDFPage {
  let dictionary: [String: PDFObject]
  let resources: [String: PDFObject]
  /// The visible rectangle of the page, with an upward y axis.
  let box: Rect
  /// The page rotation, as a number of clockwise quarter turns.
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
    guard !box.isEmpty, box.width <= VectorPicture.maximumSide, box.height <= VectorPicture.maximumSide else {
      throw .size(width: box.width, height: box.height)
    }
  }

  private static func rect(_ n: [Double]?) -> Rect? {
    guard let n, n.count == 4 else { return nil }
    return Rect(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
  }

  var width: Double { turns % 2 == 0 ? box.width : box.height }
  var height: Double { turns % 2 == 0 ? box.height : box.width }

  /// The transform from page coordinates to the picture's points, which have a downward y axis.
  var transform: Affine {
    switch turns {
    case 1: Affine(a: 0, b: 1, c: 1, d: 0, tx: -box.minY, ty: -box.minX)
    case 2: Affine(a: -1, b: 0, c: 0, d: 1, tx: box.maxX, ty: -box.minY)
    case 3: Affine(a: 0, b: -1, c: -1, d: 0, tx: box.maxY, ty: box.maxX)
    default: Affine(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }
  }
}
