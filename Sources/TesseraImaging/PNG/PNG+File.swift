// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// Why a picture file could not be read or written; the description begins with its path.
public enum PNGFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file could not be read or written.
  case file(FileError)
  /// The file is no picture that can be read, or the picture cannot be a file.
  case picture(path: String, PNGError)

  /// The path, what is wrong, and what to do about it, in one line.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .picture(let path, let error): "\(path): \(error)"
    }
  }
}

extension PNG {
  /// The picture in the file at `path`, which may have 2 GiB at most. Files with more than `maximumPixels` pixels are
  /// refused; the default is 16384 x 16384.
  public static func read(_ path: String, maximumPixels: Int = PictureLimits.pixels) throws(PNGFileError) -> Bitmap {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    do { return try decode(bytes, maximumPixels: maximumPixels) } catch { throw .picture(path: path, error) }
  }

  /// Writes a picture file, whole or not at all. The parameters are those of `encode`.
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

  /// Writes the next of many pictures, whole or not at all; the file is that of `write`.
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
