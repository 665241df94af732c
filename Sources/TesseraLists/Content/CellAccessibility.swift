// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The accessibility label and elements of cells without custom accessibility properties.
@MainActor
enum CellAccessibility {
  /// Returns the text in a view, in reading order, or nil if there is none.
  static func label(of view: UIView) -> String? {
    let texts = SpokenOrder(of: view).elements.filter { !($0.source is UIControl) }.compactMap { element -> String? in
      let words = [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Returns the controls in a view, which a screen reader reads after the cell.
  static func controls(in view: UIView) -> [UIView] {
    var found: [UIView] = []
    var waiting = view.subviews
    while let next = waiting.popLast() {
      if next is UIControl { found.append(next) } else { waiting += next.subviews }
    }
    return found.reversed()
  }
}
