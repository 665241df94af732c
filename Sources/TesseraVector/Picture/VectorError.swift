// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error that occurs while reading a file as a vector picture.
public enum VectorError: Error, Equatable, CustomStringConvertible {
  /// The file isn't well-formed XML. The message includes the line number.
  case markup(String)
  /// The root element isn't `svg`.
  case notSVG(root: String)
  /// The width or height isn't positive, or exceeds a million points.
  case size(width: Double, height: Double)
  /// The file exceeds the limits of a single picture, for example because elements refer to each other repeatedly.
  case tooComplex(String)
  /// The file is damaged or isn't a PDF. The error was detected at the given byte offset.
  case pdf(String, offset: Int)
  /// The PDF is encrypted, possibly with an empty password.
  case encrypted

  /// A sentence that describes the error and its location.
  public var description: String {
    switch self {
    case .markup(let sentence): sentence
    case .notSVG(let root): "The document begins with <\(root)>, not with <svg>."
    case .size(let width, let height):
      "The picture is \(width) x \(height) points; give it sides above 0 and up to 1000000."
    case .tooComplex(let what): "The picture has too many \(what)."
    case .pdf(let what, let offset): "Byte \(offset): \(what)"
    case .encrypted: "The PDF is encrypted; save it without a password."
    }
  }
}
