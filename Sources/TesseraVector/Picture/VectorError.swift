// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error in reading a file as a vector picture.
public enum VectorError: Error, Equatable, CustomStringConvertible {
  /// The file is not well-formed XML; the message includes the line.
  case markup(String)
  /// The root element is not `svg`.
  case notSVG(root: String)
  /// The width or height is not above 0, or exceeds a million points.
  case size(width: Double, height: Double)
  /// The file exceeds the limits for one picture, for example by elements that use each other repeatedly.
  case tooComplex(String)
  /// The file is not a PDF, or is damaged. The offset is that of the byte at which the error was detected.
  case pdf(String, offset: Int)
  /// The PDF is protected by a password, even an empty one.
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
