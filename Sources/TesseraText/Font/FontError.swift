// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why the bytes of a font were refused. Each case says what was found and what to do.
public enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Not a TrueType, OpenType or collection file.
  case notAFont
  /// More bytes than a font may have (64 MB).
  case tooLarge(bytes: Int)
  /// A table lies outside the file: the file was cut off.
  case truncated(table: String)
  /// A table that every font needs is missing or cannot be read.
  case missingTable(String)
  /// A number outside what the format allows.
  case invalid(String)

  /// What was found and what to do about it, in one or two sentences of English.
  public var description: String {
    switch self {
    case .notAFont: "These bytes are no TrueType or OpenType font. Pass the contents of a .ttf, .otf or .ttc file."
    case .tooLarge(let bytes): "The font has \(bytes) bytes; at most 67108864 are accepted. Use a subset of the font."
    case .truncated(let table): "The font's table '\(table)' ends outside the file. The file is cut off; copy it again."
    case .missingTable(let table): "The font has no usable table '\(table)'. Use an unbroken copy of the font."
    case .invalid(let what): "The font is broken: \(what). Use an unbroken copy of the font."
    }
  }
}
