// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error while reading or writing a PNG file. `description` names the cause and the remedy.
public enum PNGError: Error, Equatable, Sendable {
  /// The bytes do not begin with the PNG signature.
  case notPNG
  /// The file ends before its end marker, or has too few bytes for its size.
  case truncated
  /// The bytes of a chunk do not match their checksum.
  case badChecksum(chunk: String)
  /// Any other violation of the format, with libpng's message.
  case damaged(reason: String)
  /// The header declares more pixels than the caller allows.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// The image has no pixels, which PNG does not support.
  case empty(width: Int, height: Int)
  /// The text entry is invalid. The key must have 1 to 79 printable ASCII characters without leading, trailing or
  /// consecutive spaces, and neither the key nor the value may contain a NUL character.
  case invalidText(key: String)
  /// The image cannot be encoded. The associated value is libpng's message.
  case notEncodable(reason: String)
  /// There is not enough memory for the image.
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  /// The cause and the remedy, in one line.
  public var description: String {
    switch self {
    case .notPNG:
      "not a PNG file. Convert it to PNG, or check whether the file is a placeholder (git-lfs: run `git lfs pull`)."
    case .truncated:
      "the PNG file is cut off. Fetch or write it again."
    case .badChecksum(let chunk):
      "the PNG file is damaged: the checksum of chunk \(chunk) is wrong. Fetch or write it again."
    case .damaged(let reason):
      "the PNG file is damaged: \(reason). Fetch or write it again."
    case .tooLarge(let width, let height, let maximumPixels):
      "the PNG file has \(width) x \(height) pixels, more than the limit of \(maximumPixels). "
        + "Scale it down, or raise maximumPixels if you trust the file."
    case .empty(let width, let height):
      "a picture of \(width) x \(height) pixels cannot be a PNG file. Render at least 1 x 1 pixel."
    case .invalidText(let key):
      "a PNG file cannot contain the text with key \"\(key)\". "
        + "Use 1 to 79 printable ASCII characters without outer or double spaces as key, and no NUL in the value."
    case .notEncodable(let reason):
      "the picture cannot be written as PNG: \(reason). Render a smaller picture."
    case .outOfMemory:
      "not enough memory for the PNG file. Render a smaller picture, or close other programs."
    }
  }
}
