// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A vector picture is a list of painting commands in its own points, created once. Painting it anywhere only transforms
// them, so it is sharp at every size. Storing the document's tree was rejected: every painting would resolve styles.

public import TesseraRaster

/// A vector picture, read from an SVG or PDF file, that is sharp at every size.
///
///     let picture = try VectorPicture(svg: bytes)
///     picture.append(to: &list, transform: .scale(x: 3, y: 3))
public struct VectorPicture: Equatable, Sendable {
  /// Decodes an encoded picture embedded in a document. Returns nil if it fails.
  public typealias ImageDecoder = (_ bytes: [UInt8]) -> Bitmap?

  /// Opens a font of a document from its embedded bytes, or one similar to the named font. Returns nil if it fails.
  public typealias FontLoader = (_ program: [UInt8]?, _ name: String) -> (any VectorFont)?

  /// The width of the picture in points, above 0.
  public let width: Double
  /// The height of the picture in points, above 0.
  public let height: Double
  /// The kinds of content in the file that are not painted, each once, in order of occurrence: "text", "filter".
  public let unsupported: [String]
  /// The painting commands, in points from the top left corner. All brackets are closed.
  package let commands: [DisplayList.Command]

  init(width: Double, height: Double, _ builder: PictureBuilder) {
    self.width = width
    self.height = height
    unsupported = builder.unsupported
    commands = builder.framed(Rect(x: 0, y: 0, width: width, height: height))
  }

  /// Creates a picture from a file. The first bytes determine whether it is SVG or PDF.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - decode: Decodes the images embedded in the file. If nil, they are omitted and reported.
  ///   - fonts: Opens the fonts of a PDF file. If nil, its text is omitted and reported.
  public init(_ bytes: [UInt8], decode: ImageDecoder? = nil, fonts: FontLoader? = nil) throws(VectorError) {
    if Self.isPDF(bytes) {
      try self.init(pdf: bytes, decode: decode, fonts: fonts)
    } else {
      try self.init(svg: bytes, decode: decode)
    }
  }

  /// Returns whether bytes begin like an SVG document: with markup, and with `<svg` within the first 4096 bytes.
  public static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096)
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard head.dropFirst(start).first(where: { $0 > 0x20 }) == 0x3C else { return false }
    return head.indices.contains {
      head[$0] == 0x3C
        && (head[$0...].starts(with: Array("<svg".utf8)) || head[$0...].starts(with: Array("<svg:svg".utf8)))
    }
  }

  /// Returns whether bytes begin like a PDF file: with `%PDF-` within the first 1024 bytes.
  public static func isPDF(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1024)
    return head.indices.contains { head[$0] == 0x25 && head[$0...].starts(with: Array("%PDF-".utf8)) }
  }

  /// Appends the picture to a list.
  ///
  /// - Parameters:
  ///   - list: The list to which commands are appended.
  ///   - transform: The transform from the picture's points to the list's pixels.
  ///   - tint: The color that replaces all others, with their opacity preserved. The picture's own colors are used if nil.
  public func append(to list: inout DisplayList, transform: Affine, tint: Color? = nil) {
    for command in commands(tint: tint) { list.append(command.transformed(by: transform)) }
  }

  /// Returns the commands, tinted if a color is given.
  package func commands(tint: Color?) -> [DisplayList.Command] {
    guard let tint else { return commands }
    var opaque = tint
    opaque.alpha = 255
    let tinted = CommandTint(opaque).apply(commands)
    guard tint.alpha < 255 else { return tinted }
    return [.beginGroup(opacity: Double(tint.alpha) / 255, shadow: nil, .identity)] + tinted + [.endGroup]
  }

  /// Returns the picture stretched to a number of pixels, on a transparent background. Throws if a canvas can't have that size.
  public func rasterized(width: Int, height: Int, tint: Color? = nil) throws(PaintError) -> Bitmap {
    var list = DisplayList(width: width, height: height)
    append(
      to: &list, transform: .scale(x: Double(width) / self.width, y: Double(height) / self.height), tint: tint)
    return try list.paint()
  }
}
