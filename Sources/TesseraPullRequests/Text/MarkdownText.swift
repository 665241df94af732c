// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Escapes untrusted text for GitHub's Markdown.
///
/// Characters with a meaning become HTML character references, which Markdown displays literally: a pipe can't end a
/// table cell, and a tag or a closing comment marker remains text. GitHub searches the displayed text for mentions and
/// references to issues, so these are additionally broken by an invisible space (U+200B), as are long words.
/// `ApprovalRequest` ignores these spaces in names that were copied from a comment.
package enum MarkdownText {
  /// Returns the text as Markdown on one line.
  ///
  /// - Parameter limit: The maximum number of displayed characters.
  package static func escaped(_ text: String, limit: Int = 400) -> String {
    let line = PlainText.line(text, limit: limit)
    var result = ""
    var isStart = true
    // The number of characters since the last place where a line can break.
    var run = 0
    var previous: Unicode.Scalar = " "
    for scalar in line.unicodeScalars {
      // At the start of a line, digits and dashes can start a list.
      let isMarker = isStart && ("0"..."9" ~= scalar || scalar == "-" || scalar == "+")
      // An address such as www.example.com becomes a link without a scheme.
      let isAddress = scalar == "." && result.suffix(3).lowercased() == "www"
      if special.contains(scalar) || isMarker || isAddress {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
      run = scalar == " " || scalar == "-" ? 0 : run + 1
      let isLong = run >= longestWord || run >= 16 && (scalar == "." || scalar == "/" || scalar == "_")
      if breaking.contains(scalar) || isReference(scalar, after: previous) || isLong {
        result += "&#8203;"
        run = 0
      }
      if scalar != " " { isStart = false }
      previous = scalar
    }
    return result
  }

  /// Returns a code span that contains the text, which GitHub does not search for mentions.
  package static func code(_ text: String, limit: Int = 80) -> String {
    "<code>\(escaped(text, limit: limit))</code>"
  }

  /// The maximum number of characters without a place where a line can break. Longer words would widen their column.
  private static let longestWord = 28

  /// Characters that have a meaning in Markdown, HTML or GitHub's extensions.
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "!", "|", "~", "&", "\"", "'", "^", "$", ":", "@", "=",
    "(", ")",
  ]
  /// Characters that start a mention or a reference to an issue.
  private static let breaking: Set<Unicode.Scalar> = ["@", "#"]

  /// Returns whether a dash may be the one in a reference such as `GH-12`.
  private static func isReference(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    scalar == "-" && (previous == "H" || previous == "h")
  }
}
