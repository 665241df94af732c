// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The list of views as indented text, in which the model finds what it can tap.
enum MCPViewTree {
  /// The maximum number of lines. A model reads a long list of cells no better than a short one.
  private static let maximumLines = 400

  static func text(of views: [MCPScreen.View]) -> String {
    var depths = [Int](repeating: 0, count: views.count)
    var hidden = [Bool](repeating: false, count: views.count)
    var lines: [String] = []
    for (index, view) in views.enumerated() {
      if views.indices.contains(view.parent), view.parent < index {
        depths[index] = depths[view.parent] + 1
        hidden[index] = hidden[view.parent]
      }
      hidden[index] = hidden[index] || view.isHidden
      guard !hidden[index] else { continue }
      lines.append(String(repeating: "  ", count: depths[index]) + "#\(index) \(description(of: view))")
    }
    guard lines.count > maximumLines else { return lines.joined(separator: "\n") }
    let rest = lines.count - maximumLines
    return (lines.prefix(maximumLines) + ["… and \(rest) more views"]).joined(separator: "\n")
  }

  private static func description(of view: MCPScreen.View) -> String {
    var words = [ReportText.line(view.label), view.frame.text]
    if let text = view.text, !view.label.contains(text) {
      words.append("\"\(ReportText.line(String(text.prefix(80))))\"")
    }
    if let identifier = view.identifier, !view.label.contains(identifier) {
      words.append("id=\(ReportText.line(identifier))")
    }
    return words.joined(separator: " ")
  }
}
