// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraXML

extension VectorPicture {
  /// The maximum width and height of a picture, in points.
  static let maximumSide = 1e6

  /// Creates a picture from an SVG document, such as those in asset catalogs or exported by design tools.
  ///
  /// One px is one point. Text, filters and animations are omitted and listed in `unsupported`. External files aren't
  /// loaded, so images must be embedded as data URLs.
  ///
  /// - Parameters:
  ///   - svg: The document, in UTF-8, UTF-16 or Latin-1.
  ///   - decode: A closure that decodes the files of `<image>` elements with data URLs. If nil, images are omitted
  ///     and reported.
  public init(svg: [UInt8], decode: ImageDecoder? = nil) throws(VectorError) {
    let document = try SVGDocument(svg)
    let size = try Self.size(of: document.root)
    let renderer = SVGRenderer(document, decode: decode)
    try renderer.draw(width: size.width, height: size.height)
    self.init(width: size.width, height: size.height, renderer.builder)
  }

  /// Returns the size of the document. Missing dimensions are derived from its view box, or default to 300 x 150.
  static func size(of root: XMLTreeElement) throws(VectorError) -> (width: Double, height: Double) {
    let box = SVGViewBox(root)?.rect
    func side(_ name: String) -> Double? {
      guard let length = root[name].flatMap({ SVGLength($0) }), length.unit != .percent else { return nil }
      return length.resolved(percentOf: 0)
    }
    var (width, height) = (side("width"), side("height"))
    if let box {
      if width == nil, height == nil { (width, height) = (box.width, box.height) }
      width = width ?? height.map { $0 * box.width / box.height }
      height = height ?? width.map { $0 * box.height / box.width }
    }
    let (w, h) = (width ?? 300, height ?? 150)
    guard w > 0, h > 0, w <= maximumSide, h <= maximumSide else { throw .size(width: w, height: h) }
    return (w, h)
  }
}
