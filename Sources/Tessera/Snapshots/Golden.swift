// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging
public import TesseraRaster

/// A picture that was looked at and found right, with the view tree it was taken from.
///
/// Reading one costs a pass over the file; its pixels are decoded only when asked for.
public struct Golden: Sendable {
  /// The path it was read from.
  public let path: String
  /// The size and the fingerprint of its pixels; nil for a picture that another program wrote.
  public let stamp: PNGStamp?
  private let bytes: [UInt8]

  /// Called with the path before each decoding. Tests count by it.
  @TaskLocal static var willDecode: (@Sendable (String) -> Void)?

  /// Reads a golden's file. Its pixels are not decoded.
  ///
  /// - Throws: `PNGFileError.file` when there is no such file or it cannot be read, `.picture` for one that is no PNG,
  ///   is damaged, or was changed after it was stamped.
  public static func read(_ path: String) throws(PNGFileError) -> Golden {
    // Reading a pipe would block, and a device has no end.
    guard isFileOrNothing(path) else { throw .picture(path: path, .notPNG) }
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    do { return Golden(path: path, stamp: try PNG.stamp(in: bytes), bytes: bytes) } catch {
      throw .picture(path: path, error)
    }
  }

  /// Whether the path is a file or a folder, or does not exist. The reader refuses all of these but files.
  private static func isFileOrNothing(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT)
  }

  /// Whether the golden shows exactly this picture. Decodes nothing when the golden is stamped.
  public func shows(_ bitmap: Bitmap) throws(PNGFileError) -> Bool {
    if let stamp {
      return stamp.width == bitmap.width && stamp.height == bitmap.height && stamp.pixels == PixelHash(bitmap)
    }
    return try self.bitmap() == bitmap
  }

  /// Decodes the picture.
  ///
  /// - Throws: `PNGFileError.picture`, also when the pixels are not those that were stamped.
  public func bitmap() throws(PNGFileError) -> Bitmap {
    Self.willDecode?(path)
    let bitmap: Bitmap
    do { bitmap = try PNG.decode(bytes) } catch { throw .picture(path: path, error) }
    guard stamp == nil || stamp?.pixels == PixelHash(bitmap) else {
      throw .picture(path: path, .damaged(reason: "its pixels are not those of its fingerprint"))
    }
    return bitmap
  }

  /// Writes the golden's file to another place, which takes less time than encoding its picture again.
  func copy(to path: String) throws(PNGFileError) {
    do { try AtomicFile.write(bytes, to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// The views that the picture shows; nil for a golden without a tree, or with one that cannot be read.
  public func viewTree() -> ViewNode? { Self.viewTree(in: bytes) }

  /// The views that the picture in a golden's bytes shows.
  package static func viewTree(in bytes: [UInt8]) -> ViewNode? {
    guard let note = (try? PNG.note(in: bytes)) ?? nil else { return nil }
    return try? JSONDecoder().decode(ViewNode.self, from: Data(note.utf8))
  }

  /// Writes a golden, whole or not at all, and makes its folder.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - tree: The views that it shows, kept in the file; nil for none.
  ///   - list: The fingerprint of the commands that painted the picture, by which `test --changed` knows that it need not be
  ///     painted again; nil where they are not known.
  ///   - path: The file's; one that is there is replaced.
  ///   - preset: How the file is compressed.
  public static func write(
    _ bitmap: Bitmap, tree: ViewNode?, list: DisplayListHash? = nil, to path: String, preset: PNG.Preset = .small
  ) throws(PNGFileError) {
    let bytes: [UInt8]
    do { bytes = try Self.bytes(bitmap, tree: tree, list: list, preset: preset) } catch {
      throw .picture(path: path, error)
    }
    do { try AtomicFile.write(bytes, to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// The bytes of a golden's file.
  package static func bytes(
    _ bitmap: Bitmap, tree: ViewNode?, list: DisplayListHash? = nil, preset: PNG.Preset = .small
  ) throws(PNGError) -> [UInt8] {
    try PNG.encodeStamped(bitmap, note: tree.flatMap(json), list: list, preset: preset)
  }

  private static func json(_ tree: ViewNode) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(tree)).map { String(decoding: $0, as: UTF8.self) }
  }
}
