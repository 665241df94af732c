// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a file is not read as a vector picture.
public enum VectorError: Error, Equatable, CustomStringConvertible {
  /// The file is not well-formed XML; the sentence names the line.
  case markup(String)
  /// The outermost element is none of SVG.
  case notSVG(root: String)
  /// Width or height is not above 0, or beyond a million points.
  case size(width: Double, height: Double)
  /// The file asks for more than is done for one picture, as by elements that use each other over and over.
  case tooComplex(String)
  /// The file is no PDF, or damaged; the offset is that of the byte where it was noticed.
  case pdf(String, offset: Int)
  /// The PDF is protected by a password, even if that is empty.
  case encrypted

  /// A sentence on what is wrong and where.
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
