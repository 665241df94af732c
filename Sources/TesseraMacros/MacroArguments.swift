// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraSwiftScanner

/// The arguments of a freestanding macro, as source text.
///
///     #Preview("Card", traits: .sizeThatFitsLayout) { CardView() }
///     // list: "Card" and traits: .sizeThatFitsLayout; trailingClosure: { CardView() }
///
/// The compiler parses the source before it requests an expansion, so this parser only has to recognize brackets,
/// literals and comments.
struct MacroArguments {
  /// A single argument. The text includes the label.
  struct Argument: Equatable {
    var label: String?
    var text: String
  }

  private(set) var list: [Argument] = []
  private(set) var trailingClosure: String?
  /// The number of line breaks before the macro, for example after its attributes.
  private(set) var linesBefore = 0

  /// Parses the arguments of a macro. Returns `nil` if the source does not use the macro or a bracket is not closed.
  init?(of macro: String, in source: String) {
    let scanner = SwiftScanner(source)
    let name = Array(("#" + macro).utf8)
    var offset = scanner.endOfTrivia(from: 0)
    while !scanner.hasPrefix(name, at: offset) {
      guard offset < scanner.bytes.count, let end = scanner.end(ofElementAt: offset) else { return nil }
      offset = scanner.endOfTrivia(from: end)
    }
    linesBefore = scanner.bytes[..<offset].count { $0 == UInt8(ascii: "\n") }
    offset = scanner.endOfTrivia(from: offset + name.count)
    if scanner.byte(at: offset) == UInt8(ascii: "(") {
      guard let end = scanner.end(ofGroupAt: offset) else { return nil }
      list = Self.arguments(offset + 1..<end - 1, scanner)
      offset = scanner.endOfTrivia(from: end)
    }
    if scanner.byte(at: offset) == UInt8(ascii: "{") {
      // The closure extends to the end of the macro. Only a full parser could find the ends of the literals in it.
      trailingClosure = scanner.text(in: offset..<scanner.startOfWhiteSpace(before: scanner.bytes.count))
    }
  }

  /// Returns the value of the argument with the given label, without the label.
  func value(labeled label: String) -> String? {
    guard let argument = list.first(where: { $0.label == label }), let colon = argument.text.firstIndex(of: ":") else {
      return nil
    }
    return String(argument.text[argument.text.index(after: colon)...].drop { $0.isWhitespace })
  }

  /// Returns the arguments in a range of source text between parentheses.
  private static func arguments(_ range: Range<Int>, _ scanner: SwiftScanner) -> [Argument] {
    var arguments: [Argument] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let start = scanner.endOfTrivia(from: offset)
      var label: String?
      var end = start
      offset = start
      while offset < range.upperBound, scanner.byte(at: offset) != UInt8(ascii: ",") {
        if scanner.byte(at: offset) == UInt8(ascii: ":"), label == nil {
          let text = scanner.text(in: start..<end)
          if text.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) { label = text }
        }
        end = scanner.end(ofElementAt: offset) ?? range.upperBound
        offset = scanner.endOfTrivia(from: end)
      }
      if end > start { arguments.append(Argument(label: label, text: scanner.text(in: start..<end))) }
      offset += 1
    }
    return arguments
  }
}
