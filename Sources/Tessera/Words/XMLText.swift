// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Text of users' screens in XML and HTML.
package enum XMLText {
  /// How tabs and line ends are written.
  package enum LineEnds {
    /// As numbers, which stand in attributes, too.
    case references
    /// As spaces, for text on one line.
    case spaces
    /// As they are, for text that is read in lines.
    case kept
  }

  /// A text for an element or an attribute. Hidden characters, of which XML 1.0 forbids most even as references, are
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
