// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews
import Testing

/// Widths of labels that wrap or truncate their text, measured on iOS 17.5 and 18.5.
@MainActor @Suite struct LabelSizeTests {
  private func width(_ text: String, size: CGFloat, lines: Int, offered: CGFloat) -> CGFloat {
    let label = UILabel()
    (label.text, label.numberOfLines, label.font) = (text, lines, .systemFont(ofSize: size))
    return label.sizeThatFits(CGSize(width: offered, height: .greatestFiniteMagnitude)).width
  }

  /// The space at which the first line is broken counts: 158.33 points on iOS. Without the space, which is about 4 points
  /// wide, the line has 154.
  @Test func spacesAtLineBreaksCount() {
    let width = width("Some text that needs to wrap to multiple lines", size: 14, lines: 0, offered: 160)
    #expect(abs(width - 158.33) <= 1)
  }

  /// A space that doesn't fit entirely is cut off at the offered width.
  @Test func spacesDoNotExceedTheOffer() {
    let text = "Some text that needs to"
    let line = width(text, size: 14, lines: 0, offered: 1000)
    #expect(width(text + " wrap to multiple lines", size: 14, lines: 0, offered: line + 1) == line + 1)
  }

  @Test(arguments: [320, 375])
  func truncatedLinesTakeTheOfferedWidth(_ offered: CGFloat) {
    let text = String(repeating: "Text that doesn't fit into a line. ", count: 3)
    #expect(width(text, size: 17, lines: 1, offered: offered) == offered)
  }

  /// The second line is truncated and doesn't count. The first one ends with a space after "needs to".
  @Test func truncatedLastLinesDoNotCount() {
    let text = "Some text that needs to wrap to multiple lines, and then to even more of them"
    let two = width(text, size: 14, lines: 2, offered: 160)
    #expect(two == width("Some text that needs to wrap to", size: 14, lines: 0, offered: 160))
  }
}
