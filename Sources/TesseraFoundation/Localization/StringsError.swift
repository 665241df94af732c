// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a table of texts cannot be read. The description has no subject: it follows the file's name.
package enum StringsError: Error, Equatable, CustomStringConvertible {
  /// Neither UTF-8 nor UTF-16 with its mark.
  case encoding
  /// Something else is expected at a line, which counts from 1.
  case syntax(line: Int, String)
  /// A damaged property list or JSON.
  case damaged(String)

  package var description: String {
    switch self {
    case .encoding: "it is neither UTF-8 nor UTF-16 with a byte order mark"
    case .syntax(let line, let what): "line \(line): \(what)"
    case .damaged(let what): what
    }
  }
}
