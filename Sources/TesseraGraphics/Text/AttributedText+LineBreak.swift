// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraText

extension AttributedText {
  /// Removes the line break at the end, if any. If the text is then empty, it becomes a zero-width space, so that the
  /// line remains.
  mutating func removeFinalLineBreak() {
    // A carriage return followed by a line feed is a single character.
    guard let last = string.last, last.isNewline, let run = runs.last else { return }
    string.removeLast()
    var count = String(last).utf8.count
    while let run = runs.last, run.count <= count {
      count -= run.count
      runs.removeLast()
    }
    if !runs.isEmpty { runs[runs.count - 1].count -= count }
    guard string.isEmpty else { return }
    let space = "\u{200B}"
    string = space
    var attributes = run.attributes
    attributes.kern = 0
    runs = [Run(count: space.utf8.count, attributes: attributes)]
  }
}
