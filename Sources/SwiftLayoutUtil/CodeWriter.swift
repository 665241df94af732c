// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Functions that write printed items as code.
enum CodeWriter {
  private static let indent = "    "

  /// Returns `name.config { }.anchors { }.sublayout { }` without empty parts. A view without a name can't be
  /// referenced in code, so it is written as `address:type { }`.
  static func lines(of item: PrintedItem, isRoot: Bool = false) -> [String] {
    var lines = [item.name]
    if !item.config.isEmpty { appendCall(".config", body: item.config, to: &lines) }
    if !item.anchors.isEmpty { appendCall(".anchors", body: item.anchors, to: &lines) }
    let children = block(of: item.children)
    let isPlain = item.config.isEmpty && item.anchors.isEmpty
    if !children.isEmpty {
      appendCall(isPlain && !item.isNamed ? "" : ".sublayout", body: children, to: &lines)
    } else if isRoot, isPlain {
      lines[0] += item.isNamed ? ".sublayout {\n}" : " {\n}"
    }
    return lines
  }

  /// Returns the code lines for items. Subviews that a stack view doesn't arrange are written as groups.
  private static func block(of items: [PrintedItem]) -> [String] {
    var lines: [String] = []
    var index = 0
    while index < items.count {
      if items[index].isNotArranged {
        let group = items[index...].prefix { $0.isNotArranged }
        lines.append("GroupLayout(option: .isNotArranged) {")
        lines += group.flatMap { Self.lines(of: $0) }.map { indent + $0 }
        lines.append("}")
        index += group.count
      } else {
        lines += Self.lines(of: items[index])
        index += 1
      }
    }
    return lines
  }

  /// Appends a call with a closure to the last line.
  private static func appendCall(_ call: String, body: [String], to lines: inout [String]) {
    lines[lines.count - 1] += "\(call) {"
    lines += body.map { indent + $0 }
    lines.append("}")
  }

  /// Returns a number as Swift code without unnecessary digits.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(Double(value))"
  }

  /// Returns a string literal.
  static func literal(_ text: String) -> String { text.debugDescription }
}
