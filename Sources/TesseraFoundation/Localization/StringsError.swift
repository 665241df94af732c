// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason why a string table can't be read. The description has no subject, because it is appended to the file
/// name.
package enum StringsError: Error, Equatable, CustomStringConvertible {
  /// The file is neither UTF-8 nor UTF-16 with a byte order mark.
  case encoding
  /// A syntax error in a line. Line numbers start at 1.
  case syntax(line: Int, String)
  /// A damaged property list or JSON file.
  case damaged(String)

  package var description: String {
    switch self {
    case .encoding: "it is neither UTF-8 nor UTF-16 with a byte order mark"
    case .syntax(let line, let what): "line \(line): \(what)"
    case .damaged(let what): what
    }
  }
}
