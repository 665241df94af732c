// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// An error while reading or writing a PNG file. The description begins with the path.
public enum PNGFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file could not be read or written.
  case file(FileError)
  /// The file is not a valid PNG, or the image cannot be encoded.
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
  /// Reads the image in the file at `path`, which may have up to 2 GiB. Throws an error if the image has more than
  /// `maximumPixels` pixels. The default is 16384 x 16384.
  public static func read(_ path: String, maximumPixels: Int = PictureLimits.pixels) throws(PNGFileError) -> Bitmap {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    do { return try decode(bytes, maximumPixels: maximumPixels) } catch { throw .picture(path: path, error) }
  }

  /// Writes a PNG file atomically. For the parameters, see `encode`.
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

  /// Writes one of many PNG files atomically, reusing an encoder. The file's bytes are the same as without a shared
  /// encoder.
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
