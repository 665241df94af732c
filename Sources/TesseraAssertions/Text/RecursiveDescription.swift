// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraViews

/// A description of a view tree in the format of UIKit's `recursiveDescription`, without addresses:
///
///     <UIView; frame = (0 0; 120 44); layer = <CALayer>>
///        | <UILabel; frame = (8 12; 104 20); text = 'Total'; layer = <CALayer>>
@MainActor
package enum RecursiveDescription {
  package static func text(of view: UIView) -> String {
    var lines: [String] = []
    // Avoid recursion, because the view tree may be too deep for the call stack.
    var waiting = [(view, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + withoutAddresses(view.description))
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the text without addresses such as `: 0x7f9a` and ` 0x7f9a`, which differ in every run.
  package nonisolated static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+/#, with: "")
  }
}
