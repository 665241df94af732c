// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) package import TesseraViews

/// What a screen reader says, one element after the other, as a text.
///
///     1. Settings, Heading
///     2. Wi-Fi, On, Switch Button
///        Hint: Double tap to toggle setting.
///        Actions: Forget, Share
@MainActor
package enum SpokenText {
  /// The text of a view and all below it.
  package static func text(of root: UIView) -> String {
    let elements = SpokenOrder(of: root).elements
    guard !elements.isEmpty else { return "(nothing is read)" }
    return elements.enumerated().flatMap { index, element in
      let number = "\(index + 1). "
      let indent = String(repeating: " ", count: number.count)
      return [number + element.words] + details(element).map { indent + $0 }
    }.joined(separator: "\n")
  }

  /// What is said after a pause, or on demand.
  static func details(_ element: SpokenElement) -> [String] {
    var lines: [String] = []
    if let hint = element.hintWords { lines.append("Hint: \(hint)") }
    if !element.actions.isEmpty { lines.append("Actions: \(element.actions.joined(separator: ", "))") }
    return lines
  }
}
