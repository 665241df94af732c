// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A picture of outlines is a list of painting commands in its own points, made once. Painting it anywhere is moving them, so
// it is sharp at every size. Keeping the document's tree was rejected: every painting would have to resolve styles anew.

public import TesseraRaster

/// A picture of outlines, read from an SVG or PDF file, that is sharp at every size.
///
///     let picture = try VectorPicture(svg: bytes)
///     picture.append(to: &list, transform: .scale(x: 3, y: 3))
public struct VectorPicture: Equatable, Sendable {
  /// Makes a bitmap of an encoded picture that stands in a document; nil where it cannot.
  public typealias ImageDecoder = (_ bytes: [UInt8]) -> Bitmap?

  /// Opens a font of a document from the embedded bytes, or one that resembles the named one; nil if it can't.
  public typealias FontLoader = (_ program: [UInt8]?, _ name: String) -> (any VectorFont)?

  /// Width of the picture in points, above 0.
  public let width: Double
  /// Height of the picture in points, above 0.
  public let height: Double
  /// What the file holds and is not painted, each kind once, in the order it was met: "text", "filter".
  public let unsupported: [String]
  /// What is painted, in points from the top left corner. All brackets are closed.
  package let commands: [DisplayList.Command]

  init(width: Double, height: Double, _ builder: PictureBuilder) {
    self.width = width
    self.height = height
    unsupported = builder.unsupported
    commands = builder.framed(Rect(x: 0, y: 0, width: width, height: height))
  }

  /// A picture of a file, SVG or PDF by its first bytes.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - decode: Reads the PNG files that stand in an SVG document; without one they are left out and reported.
  ///   - fonts: Opens the fonts of a PDF file; without one its text is left out and reported.
  public init(_ bytes: [UInt8], decode: ImageDecoder? = nil, fonts: FontLoader? = nil) throws(VectorError) {
    if Self.isPDF(bytes) {
      try self.init(pdf: bytes, decode: decode, fonts: fonts)
    } else {
      try self.init(svg: bytes, decode: decode)
    }
  }

  /// Whether bytes begin as an SVG document does: with markup, and with `<svg` within the first 4096.
  public static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(4096)
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard head.dropFirst(start).first(where: { $0 > 0x20 }) == 0x3C else { return false }
    return head.indices.contains {
      head[$0] == 0x3C
        && (head[$0...].starts(with: Array("<svg".utf8)) || head[$0...].starts(with: Array("<svg:svg".utf8)))
    }
  }

  /// Whether bytes begin as a PDF file does: `%PDF-` within the first 1024.
  public static func isPDF(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(1024)
    return head.indices.contains { head[$0] == 0x25 && head[$0...].starts(with: Array("%PDF-".utf8)) }
  }

  /// Adds the picture to a list.
  ///
  /// - Parameters:
  ///   - list: Gets the commands at its end.
  ///   - transform: From the picture's points to the list's pixels.
  ///   - tint: The color that replaces all others; how opaque they are is kept. The picture's own colors when nil.
  public func append(to list: inout DisplayList, transform: Affine, tint: Color? = nil) {
    for command in commands(tint: tint) { list.append(command.transformed(by: transform)) }
  }

  /// The commands, in a color if one is given.
  package func commands(tint: Color?) -> [DisplayList.Command] {
    guard let tint else { return commands }
    var opaque = tint
    opaque.alpha = 255
    let tinted = CommandTint(opaque).apply(commands)
    guard tint.alpha < 255 else { return tinted }
    return [.beginGroup(opacity: Double(tint.alpha) / 255, shadow: nil, .identity)] + tinted + [.endGroup]
  }

  /// The picture stretched to a number of pixels, on nothing. Throws for sizes that no canvas has.
  public func rasterized(width: Int, height: Int, tint: Color? = nil) throws(PaintError) -> Bitmap {
    var list = DisplayList(width: width, height: height)
    append(
      to: &list, transform: .scale(x: Double(width) / self.width, y: Double(height) / self.height), tint: tint)
    return try list.paint()
  }
}
