// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Writes printed items as code.
enum CodeWriter {
  private static let indent = "    "

  /// `name.config { }.anchors { }.sublayout { }`, without the parts that would be empty. A view without a name, to
  /// which code cannot refer, is written as `address:type { }`.
  static func lines(of item: PrintedItem, isRoot: Bool = false) -> [String] {
    var lines = [item.name]
    if !item.config.isEmpty { append(".config", item.config, to: &lines) }
    if !item.anchors.isEmpty { append(".anchors", item.anchors, to: &lines) }
    let children = block(of: item.children)
    let isPlain = item.config.isEmpty && item.anchors.isEmpty
    if !children.isEmpty {
      append(isPlain && !item.isNamed ? "" : ".sublayout", children, to: &lines)
    } else if isRoot, isPlain {
      lines[0] += item.isNamed ? ".sublayout {\n}" : " {\n}"
    }
    return lines
  }

  /// The items one after the other, those that are not arranged in groups of their own.
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
  private static func append(_ call: String, _ body: [String], to lines: inout [String]) {
    lines[lines.count - 1] += "\(call) {"
    lines += body.map { indent + $0 }
    lines.append("}")
  }

  /// A number as Swift reads it, without needless digits.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(Double(value))"
  }

  /// A string literal.
  static func literal(_ text: String) -> String { text.debugDescription }
}
