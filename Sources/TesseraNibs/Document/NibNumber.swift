// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Parsing of numbers and flags in Interface Builder's format.
package enum NibNumber {
  /// Parses a number. Returns nil for NaN and infinity.
  package static func read(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The maximum absolute value of a coordinate. Sums of larger coordinates might not be finite or exact.
  package static let largestLength = 1e9

  /// Returns whether a number is a valid coordinate.
  package static func isValid(length value: Double) -> Bool { abs(value) <= largestLength }

  /// Returns a number truncated to an integer, or nil if it is out of range.
  static func wholeNumber(from value: Double) -> Int? { Int(exactly: value.rounded(.towardZero)) }

  /// Parses `YES` or `NO`.
  package static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// Parses a number, or a ratio of two numbers, such as `16:9` or `16/9`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count == 2 else { return read(text) }
    guard let above = read(String(parts[0])), let below = read(String(parts[1])), below != 0 else { return nil }
    return above / below
  }
}
