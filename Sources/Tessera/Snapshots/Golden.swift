// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging
public import TesseraRaster

/// An approved reference image, stored with the view tree from which it was rendered.
///
/// A golden is read in a single pass over its file. The pixels are decoded only when needed.
public struct Golden: Sendable {
  /// The path of the golden's file.
  public let path: String
  /// The size and fingerprint of the pixels, or nil if the image was written by another program.
  public let stamp: PNGStamp?
  private let bytes: [UInt8]

  /// A closure that is called with the path before an image is decoded. Tests use it to count decodings.
  @TaskLocal static var willDecode: (@Sendable (String) -> Void)?

  /// Reads a golden's file without decoding its pixels.
  ///
  /// - Throws: `PNGFileError.file` if the file does not exist or can't be read, and `PNGFileError.picture` if it is
  ///   not a PNG file, is damaged, or was changed after it was stamped.
  public static func read(_ path: String) throws(PNGFileError) -> Golden {
    // Reading from a pipe would block, and a device file has no end.
    guard isFileOrNothing(path) else { throw .picture(path: path, .notPNG) }
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    do { return Golden(path: path, stamp: try PNG.stamp(in: bytes), bytes: bytes) } catch {
      throw .picture(path: path, error)
    }
  }

  /// Returns whether the path is a file or a folder, or does not exist. The subsequent read accepts only a file.
  private static func isFileOrNothing(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return true }
    return [S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT)
  }

  /// Returns whether the golden equals an image. A stamped golden is not decoded.
  public func shows(_ bitmap: Bitmap) throws(PNGFileError) -> Bool {
    if let stamp {
      return stamp.width == bitmap.width && stamp.height == bitmap.height && stamp.pixels == PixelHash(bitmap)
    }
    return try self.bitmap() == bitmap
  }

  /// Decodes the golden's image.
  ///
  /// - Throws: `PNGFileError.picture` if the image can't be decoded or its pixels do not match the stamp.
  public func bitmap() throws(PNGFileError) -> Bitmap {
    Self.willDecode?(path)
    let bitmap: Bitmap
    do { bitmap = try PNG.decode(bytes) } catch { throw .picture(path: path, error) }
    guard stamp == nil || stamp?.pixels == PixelHash(bitmap) else {
      throw .picture(path: path, .damaged(reason: "its pixels do not match its fingerprint"))
    }
    return bitmap
  }

  /// Copies the golden's file, which is faster than reencoding its image.
  func copy(to path: String) throws(PNGFileError) {
    do { try AtomicFile.write(bytes, to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// Returns the golden's view tree, or nil if there is none or it can't be read.
  public func viewTree() -> ViewNode? { Self.viewTree(in: bytes) }

  /// Returns the view tree in the bytes of a golden's file.
  package static func viewTree(in bytes: [UInt8]) -> ViewNode? {
    guard let note = (try? PNG.note(in: bytes)) ?? nil else { return nil }
    return try? JSONDecoder().decode(ViewNode.self, from: Data(note.utf8))
  }

  /// Writes a golden atomically. Creates its folder if needed.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - tree: The view tree to store in the file, or nil.
  ///   - list: The fingerprint of the image's display list, or nil if it is unknown. If it is stored, `test
  ///     --changed` can skip painting an equal display list.
  ///   - path: The path of the file. An existing file is replaced.
  ///   - preset: The compression preset.
  public static func write(
    _ bitmap: Bitmap, tree: ViewNode?, list: DisplayListHash? = nil, to path: String, preset: PNG.Preset = .small
  ) throws(PNGFileError) {
    let bytes: [UInt8]
    do { bytes = try Self.bytes(bitmap, tree: tree, list: list, preset: preset) } catch {
      throw .picture(path: path, error)
    }
    do { try AtomicFile.write(bytes, to: path, makesFolder: true) } catch { throw .file(error) }
  }

  /// Returns the bytes of a golden's file.
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
