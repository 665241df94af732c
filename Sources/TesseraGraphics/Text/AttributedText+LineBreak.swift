// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraText

extension AttributedText {
  /// Removes the line break at the end, if there is one. If nothing is left, the line was empty: it remains as a line that
  /// contains a space without width.
  mutating func removeFinalLineBreak() {
    // A carriage return and a line feed are one character.
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
