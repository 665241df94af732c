// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) package import TesseraViews

/// The text that VoiceOver speaks for each element, in order.
///
///     1. Settings, Heading
///     2. Wi-Fi, On, Switch Button
///        Hint: Double tap to toggle setting.
///        Actions: Forget, Share
@MainActor
package enum AccessibilityText {
  /// Returns the spoken text of a view and all its descendants.
  package static func text(of root: UIView) -> String {
    let elements = SpokenOrder(of: root).elements
    guard !elements.isEmpty else { return "(nothing is read)" }
    return elements.enumerated().flatMap { index, element in
      let number = "\(index + 1). "
      let indent = String(repeating: " ", count: number.count)
      return [number + element.words] + details(element).map { indent + $0 }
    }.joined(separator: "\n")
  }

  /// Returns the text that is spoken after a pause or on request, such as hints and actions.
  static func details(_ element: SpokenElement) -> [String] {
    var lines: [String] = []
    if let hint = element.hintWords { lines.append("Hint: \(hint)") }
    if !element.actions.isEmpty { lines.append("Actions: \(element.actions.joined(separator: ", "))") }
    return lines
  }
}
