// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error while reading or writing an image. `description` names the cause and the remedy.
package enum PictureError: Error, Equatable, Sendable {
  /// The file is empty.
  case empty
  /// The first bytes match no supported format.
  case unknownFormat
  /// The format, or a variant of it, is not supported.
  case unsupported(PictureFormat, reason: String)
  /// The file ends before its end marker, or has too few bytes for its size.
  case truncated(PictureFormat)
  /// Any other violation of the format.
  case damaged(PictureFormat, reason: String)
  /// A PNG error.
  case png(PNGError)
  /// The header declares more pixels than the caller allows.
  case tooLarge(PictureFormat, width: Int, height: Int, maximumPixels: Int)
  /// The library that reads the format is not installed.
  case missingLibrary(PictureFormat, name: String, package: String)
  /// An SVG or PDF file could not be read. The associated value is the reason, as a sentence.
  case vector(String)
  /// There is not enough memory for the image.
  case outOfMemory
}

extension PictureError: CustomStringConvertible {
  /// The cause and the remedy, in one line.
  package var description: String {
    switch self {
    case .empty: "there are no bytes"
    case .unknownFormat:
      "the format is not supported. Convert it to PNG, JPEG, WebP, GIF, HEIC, BMP, TIFF, SVG or PDF, or check whether the "
        + "file is a placeholder (git-lfs: run `git lfs pull`)"
    case .unsupported(let format, let reason): "\(format.rawValue) \(reason). Convert it to PNG or JPEG"
    case .truncated(let format): "the \(format.rawValue) file is cut off. Fetch or write it again"
    case .damaged(let format, let reason):
      "the \(format.rawValue) file is damaged: \(reason). Fetch or write it again"
    case .png(let error):
      error.description.hasSuffix(".") ? String(error.description.dropLast()) : error.description
    case .tooLarge(let format, let width, let height, let maximumPixels):
      "the \(format.rawValue) file has \(width) x \(height) pixels, more than the limit of \(maximumPixels). Scale it down"
    case .missingLibrary(let format, let name, let package):
      "\(format.rawValue) files are read by \(name), which is not installed. Run `apt-get install \(package)`"
    case .vector(let sentence): sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    case .outOfMemory: "there is not enough memory for the picture"
    }
  }
}
