// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A vector picture is a list of drawing commands in its own coordinate system, created once. Drawing the picture only
// transforms these commands, so it is sharp at every size. Storing the document's tree was rejected because styles
// would be resolved again each time the picture is drawn.

public import TesseraRaster

/// A vector picture from an SVG or PDF file, which is sharp at every size.
///
///     let picture = try VectorPicture(svg: bytes)
///     picture.append(to: &list, transform: .scale(x: 3, y: 3))
public struct VectorPicture: Equatable, Sendable {
  /// A closure that decodes an image embedded in a document, or returns nil on failure.
  public typealias ImageDecoder = (_ bytes: [UInt8]) -> Bitmap?

  /// A closure that opens an embedded font from its bytes, or a font similar to the named one. Returns nil on
  /// failure.
  public typealias FontLoader = (_ program: [UInt8]?, _ name: String) -> (any VectorFont)?

  /// The width of the picture in points. Above 0.
  public let width: Double
  /// The height of the picture in points. Above 0.
  public let height: Double
  /// The types of content in the file that aren't drawn, such as "text" or "filter". Each occurs once, in order of
  /// first occurrence.
  public let unsupported: [String]
  /// The drawing commands, in points from the top-left corner. All scopes are closed.
  package let commands: [DisplayList.Command]

  init(width: Double, height: Double, _ builder: PictureBuilder) {
    self.width = width
    self.height = height
    unsupported = builder.unsupported
    commands = builder.framed(Rect(x: 0, y: 0, width: width, height: height))
  }

  /// Creates a picture from a file. The file format, SVG or PDF, is determined by the first bytes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - decode: A closure that decodes images embedded in the file. If nil, images are omitted and reported.
  ///   - fonts: A closure that opens the fonts of a PDF file. If nil, text is omitted and reported.
  public init(_ bytes: [UInt8], decode: ImageDecoder? = nil, fonts: FontLoader? = nil) throws(VectorError) {
    if Self.isPDF(bytes) {
      try self.init(pdf: bytes, decode: decode, fonts: fonts)
    } else {
      try self.init(svg: bytes, decode: decode)
    }
  }

  /// Returns whether data looks like an SVG document: it begins with markup and contains `<svg` within the first 4096
  /// bytes.
  public static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096)
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard head.dropFirst(start).first(where: { $0 > 0x20 }) == 0x3C else { return false }
    return head.indices.contains {
      head[$0] == 0x3C
        && (head[$0...].starts(with: Array("<svg".utf8)) || head[$0...].starts(with: Array("<svg:svg".utf8)))
    }
  }

  /// Returns whether data looks like a PDF file: it contains `%PDF-` within the first 1024 bytes.
  public static func isPDF(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1024)
    return head.indices.contains { head[$0] == 0x25 && head[$0...].starts(with: Array("%PDF-".utf8)) }
  }

  /// Appends the picture to a display list.
  ///
  /// - Parameters:
  ///   - list: The display list to which commands are appended.
  ///   - transform: The transform from the picture's points to the display list's pixels.
  ///   - tint: The color that replaces all other colors but preserves their opacity. If nil, the picture's colors are
  ///     used.
  public func append(to list: inout DisplayList, transform: Affine, tint: Color? = nil) {
    for command in commands(tint: tint) { list.append(command.transformed(by: transform)) }
  }

  /// Returns the drawing commands, tinted if a color is given.
  package func commands(tint: Color?) -> [DisplayList.Command] {
    guard let tint else { return commands }
    var opaque = tint
    opaque.alpha = 255
    let tinted = CommandTint(opaque).apply(commands)
    guard tint.alpha < 255 else { return tinted }
    return [.beginGroup(opacity: Double(tint.alpha) / 255, shadow: nil, .identity)] + tinted + [.endGroup]
  }

  /// Returns the picture stretched to a size in pixels, on a transparent background. Throws if a canvas can't have
  /// this size.
  public func rasterized(width: Int, height: Int, tint: Color? = nil) throws(PaintError) -> Bitmap {
    var list = DisplayList(width: width, height: height)
    append(
      to: &list, transform: .scale(x: Double(width) / self.width, y: Double(height) / self.height), tint: tint)
    return try list.paint()
  }
}
