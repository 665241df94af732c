// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Escapes strings for XML and HTML.
package enum XMLText {
  /// The way tabs and line breaks are escaped.
  package enum LineEnds {
    /// Replaces them with character references, which can also be used in attributes.
    case references
    /// Replaces them with spaces, for single-line text.
    case spaces
    /// Leaves them unchanged, for multiline text.
    case kept
  }

  /// Escapes a string for use in an element or attribute. Hidden characters are replaced by their code points, as in
  /// `[U+0007]`, because XML 1.0 prohibits most of them even as character references.
  package static func escaped(_ text: String, lineEnds: LineEnds = .references) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r":
        switch lineEnds {
        case .references: result += "&#\(scalar.value);"
        case .spaces: result += " "
        case .kept: result.unicodeScalars.append(scalar)
        }
      case _ where HiddenCharacters.contains(scalar): result += HiddenCharacters.name(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
