// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Escapes strings for XML and HTML.
package enum XMLText {
  /// The treatment of tabs and line breaks.
  package enum LineEnds {
    /// Written as character references, which also work in attributes.
    case references
    /// Replaced by spaces, for text on one line.
    case spaces
    /// Unchanged, for text of several lines.
    case kept
  }

  /// Escapes a string for an element or an attribute. Hidden characters, most of which XML 1.0 forbids even as references, are
  /// written as `[U+0007]`.
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
