// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// Formats layout values as in SwiftUI code, and in sentences.
enum InspectedText {
  /// Returns a number with up to two decimals: `12`, `20.33`, `.infinity`.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? ".nan" : value < 0 ? "-.infinity" : ".infinity" }
    guard abs(value) < 1e9 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// Returns a size in a sentence: `358 × 20.33`.
  static func size(_ size: CGSize) -> String { "\(length(size.width)) × \(length(size.height))" }

  /// Returns a proposal in a sentence: `358 × nil`.
  static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(proposal.width.map(length) ?? "nil") × \(proposal.height.map(length) ?? "nil")"
  }

  static func length(_ value: CGFloat) -> String { value == .infinity ? "infinity" : number(value) }

  /// Returns arguments in parentheses, without those that are nil.
  static func arguments(_ arguments: (String, String?)...) -> String {
    let given = arguments.compactMap { label, value in
      value.map { label.isEmpty ? $0 : "\(label): \($0)" }
    }
    return "(" + given.joined(separator: ", ") + ")"
  }

  // MARK: Alignments

  static func alignment(_ alignment: HorizontalAlignment) -> String {
    let names: [(HorizontalAlignment, String)] = [
      (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"),
    ]
    return names.first { $0.0 == alignment }?.1 ?? "custom"
  }

  static func alignment(_ alignment: VerticalAlignment) -> String {
    let names: [(VerticalAlignment, String)] = [
      (.center, ".center"), (.top, ".top"), (.bottom, ".bottom"), (.firstTextBaseline, ".firstTextBaseline"),
      (.lastTextBaseline, ".lastTextBaseline"),
    ]
    return names.first { $0.0 == alignment }?.1 ?? "custom"
  }

  static func alignment(_ alignment: Alignment) -> String {
    let names: [(Alignment, String)] = [
      (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"), (.bottom, ".bottom"),
      (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"), (.bottomLeading, ".bottomLeading"),
      (.bottomTrailing, ".bottomTrailing"),
    ]
    if let name = names.first(where: { $0.0 == alignment })?.1 { return name }
    return
      "Alignment(horizontal: \(Self.alignment(alignment.horizontal)), vertical: \(Self.alignment(alignment.vertical)))"
  }

  /// Returns the alignment, or nil if it is the default.
  static func unusual(_ alignment: Alignment) -> String? { alignment == .center ? nil : Self.alignment(alignment) }

  // MARK: Insets and edges

  /// Returns the arguments of `padding`: `16`, `.horizontal, 16`, or insets.
  static func insets(_ insets: EdgeInsets) -> String {
    let (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
    if top == leading, top == bottom, top == trailing { return number(top) }
    if top == bottom, leading == trailing {
      if top == 0 { return ".horizontal, \(number(leading))" }
      if leading == 0 { return ".vertical, \(number(top))" }
    }
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let given = sides.filter { $0.1 != 0 }
    if given.count == 1 { return ".\(given[0].0), \(number(given[0].1))" }
    if let first = given.first, given.allSatisfy({ $0.1 == first.1 }) {
      return "[\(given.map { ".\($0.0)" }.joined(separator: ", "))], \(number(first.1))"
    }
    return "EdgeInsets(" + sides.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ") + ")"
  }

  static func edge(_ edge: Edge) -> String {
    switch edge {
    case .top: ".top"
    case .leading: ".leading"
    case .bottom: ".bottom"
    case .trailing: ".trailing"
    }
  }

  /// Returns a string literal on a single line, shortened after 30 characters.
  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 30 ? "\"\(line.prefix(29))…\"" : "\"\(line)\""
  }
}
