// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a visual format was refused, and where.
struct VisualFormatError: Error, Equatable {
  /// What is wrong, as one sentence.
  let sentence: String
  /// The byte of the format at which it was noticed.
  let offset: Int

  /// Characters of a format that are shown on each side of the place.
  private static let most = 500

  /// The text of UIKit's exception: the sentence, the format, and a caret below the place. Of long formats what is near it.
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
