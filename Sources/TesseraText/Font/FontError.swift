// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason why font data was rejected. Each case describes the problem and its solution.
public enum FontError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is not a TrueType, OpenType or collection file.
  case notAFont
  /// The file is larger than the limit for fonts (64 MB).
  case tooLarge(bytes: Int)
  /// A table extends beyond the end of the file, which means that the file is truncated.
  case truncated(table: String)
  /// A required table is missing or cannot be read.
  case missingTable(String)
  /// A number is outside the range of the format.
  case invalid(String)

  /// A description of the problem and its solution, in one or two English sentences.
  public var description: String {
    switch self {
    case .notAFont: "The data is not a TrueType or OpenType font. Pass the contents of a .ttf, .otf or .ttc file."
    case .tooLarge(let bytes): "The font has \(bytes) bytes; at most 67108864 are accepted. Use a subset of the font."
    case .truncated(let table): "The font's table '\(table)' ends outside the file. Copy the truncated file again."
    case .missingTable(let table): "The font has no usable table '\(table)'. Use an intact copy of the font."
    case .invalid(let what): "The font is broken: \(what). Use an intact copy of the font."
    }
  }
}
