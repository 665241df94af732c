// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason and position of an error in a visual format.
struct VisualFormatError: Error, Equatable {
  /// The error message, as one sentence.
  let sentence: String
  /// The byte offset in the format string at which the error was detected.
  let offset: Int

  /// The maximum number of characters of the format string shown on each side of the error.
  private static let most = 500

  /// Returns the message of UIKit's exception: the sentence, the format string, and a caret below the error. A long
  /// format string is shortened to the part near the error.
  func reason(in format: String) -> String {
    let place = format.utf8.index(format.utf8.startIndex, offsetBy: offset, limitedBy: format.utf8.endIndex)
    let (before, after) = (format[..<(place ?? format.endIndex)], format[(place ?? format.endIndex)...])
    let (head, tail) = (before.suffix(Self.most), after.prefix(Self.most))
    let start = head.startIndex == before.startIndex ? "" : "…"
    let format = start + head + tail + (tail.endIndex == after.endIndex ? "" : "…")
    let column = start.count + head.count
    return "Unable to parse constraint format: \n\(sentence) \n\(format) \n" + String(repeating: " ", count: column)
      + "^"
  }
}
