// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A line of Markdown, or the rest of a line after container markers.
struct MarkdownLine {
  /// The text of the line that has not been parsed yet.
  var text: ArraySlice<Unicode.Scalar>
  /// The column at which the text begins, used to compute tab stops.
  var column = 0
  /// Whether the line continues a paragraph of a container although it lacks the container's marker.
  var isLazy = false

  var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }

  /// The width of the leading white space, in columns.
  var indent: Int {
    var at = column
    for sign in text {
      if sign == " " { at += 1 } else if sign == "\t" { at += 4 - at % 4 } else { break }
    }
    return at - column
  }

  /// Returns the line after removing up to the given number of columns of leading white space.
  func dropping(_ columns: Int) -> MarkdownLine {
    var copy = self
    var left = columns
    while left > 0, let first = copy.text.first {
      if first == " " {
        copy.text = copy.text.dropFirst()
        copy.column += 1
        left -= 1
      } else if first == "\t" {
        let width = 4 - copy.column % 4
        copy.text = copy.text.dropFirst()
        if width > left {
          // If a tab is removed partially, the rest of it counts as spaces.
          copy.column += left
          copy.text = Array(repeating: " ", count: width - left) + copy.text
          left = 0
        } else {
          copy.column += width
          left -= width
        }
      } else {
        break
      }
    }
    return copy
  }

  /// Returns the line after removing the given number of leading characters.
  func behind(_ signs: Int) -> MarkdownLine {
    MarkdownLine(text: text.dropFirst(signs), column: column + signs)
  }

  /// The text without leading and trailing white space.
  var trimmed: ArraySlice<Unicode.Scalar> {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
