// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// An error while reading or writing a picture file. The description begins with the path.
public enum PNGFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file could not be read or written.
  case file(FileError)
  /// The file is not a readable picture, or the picture cannot be encoded.
  case picture(path: String, PNGError)

  /// The path, the cause and the remedy, in one line.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}

extension PNG {
  /// Reads the picture in the file at `path`, of at most 2 GiB. Throws if it has more than `maximumPixels` pixels; the default
  /// is 16384 x 16384.
  public static func read(_ path: String, maximumPixels: Int = PictureLimits.pixels) throws(PNGFileError) -> Bitmap {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    do { return try decode(bytes, maximumPixels: maximumPixels) } catch { throw .picture(path: path, error) }
  }

  /// Writes a picture file atomically. The parameters are those of `encode`.
  public static func write(
    _ bitmap: Bitmap, to path: String, preset: Preset = .fast, text: [(key: String, value: String)] = [],
    threads: Int? = 1, usesPalette: Bool = false, makesFolder: Bool = false
  ) throws(PNGFileError) {
    let bytes: [UInt8]
    do { bytes = try encode(bitmap, preset: preset, text: text, threads: threads, usesPalette: usesPalette) } catch {
      throw .picture(path: path, error)
    }
    do { try AtomicFile.write(bytes, to: path, makesFolder: makesFolder) } catch { throw .file(error) }
  }

  /// Writes one of many pictures atomically, reusing an encoder. The file is identical to that of the other overload.
  static func write(
    _ bitmap: Bitmap, to path: String, preset: Preset, reusing encoder: BandEncoder
  ) throws(PNGFileError) {
    let bytes: [UInt8]
    do { bytes = preset == .fast ? try encoder.encode(bitmap) : try encode(bitmap, preset: preset) } catch {
      throw .picture(path: path, error)
    }
    do { try AtomicFile.write(bytes, to: path) } catch { throw .file(error) }
  }
}
