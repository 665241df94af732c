// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a visual format was refused, and where.
struct VisualFormatError: Error, Equatable {
  /// What is wrong, as one sentence.
  let sentence: String
  /// The byte of the format at which it was noticed.
  let offset: Int

  /// The text of UIKit's exception: the sentence, the format, and a caret below the place.
  func reason(in format: String) -> String {
    let place = format.utf8.index(format.utf8.startIndex, offsetBy: offset, limitedBy: format.utf8.endIndex)
    let column = format[..<(place ?? format.endIndex)].count
    return "Unable to parse constraint format: \n\(sentence) \n\(format) \n" + String(repeating: " ", count: column)
      + "^"
  }
}
