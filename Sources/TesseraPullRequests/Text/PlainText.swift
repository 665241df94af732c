// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Untrusted text on a single line.
package enum PlainText {
  /// The ranges of control characters, directional marks, embeddings, overrides and isolates, line and paragraph
  /// separators, zero-width characters, tags and noncharacters. They could hide text or change the order in which the
  /// surrounding text is displayed.
  private static let hidden: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x00AD...0x00AD, 0x061C...0x061C, 0x180E...0x180E, 0x200B...0x200C, 0x200E...0x200F,
    0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE007F,
  ]

  /// Returns the text on one line, with hidden characters as code points such as `[U+202E]`.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars. Longer texts end with an ellipsis.
  package static func line(_ text: String, limit: Int) -> String {
    var scalars = String.UnicodeScalarView()
    var marks = 0
    for scalar in text.unicodeScalars {
      if scalars.count >= limit {
        scalars.append("…")
        break
      }
      // Stacked accents would cover the neighboring lines.
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks > 3 { continue }
      if ["\n", "\r", "\t"].contains(scalar) {
        scalars.append(" ")
      } else if scalar.value >= 0x7F || scalar.value < 0x20, hidden.contains(where: { $0.contains(scalar.value) }) {
        scalars.append(contentsOf: "[U+\(hexadecimal(scalar.value))]".unicodeScalars)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
