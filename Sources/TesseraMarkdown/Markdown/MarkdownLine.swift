// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A line of Markdown, or what containers leave of it.
struct MarkdownLine {
  /// What is left.
  var text: ArraySlice<Unicode.Scalar>
  /// The column at which it begins, which tabs count from.
  var column = 0
  /// Whether it goes on with a paragraph of a container whose sign it lacks.
  var isLazy = false

  var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }

  /// Columns of white space at its start.
  var indent: Int {
    var at = column
    for sign in text {
      if sign == " " { at += 1 } else if sign == "\t" { at += 4 - at % 4 } else { break }
    }
    return at - column
  }

  /// The line without columns of white space at its start; as many as there are.
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
          // What is left of the tab are spaces.
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

  /// The line behind signs at its start.
  func behind(_ signs: Int) -> MarkdownLine {
    MarkdownLine(text: text.dropFirst(signs), column: column + signs)
  }

  /// The line without white space around.
  var trimmed: ArraySlice<Unicode.Scalar> {
    var rest = text.drop { $0 == " " || $0 == "\t" }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
