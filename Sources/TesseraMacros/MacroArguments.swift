// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The arguments of a freestanding macro, as the source spells them.
///
///     #Preview("Card", traits: .sizeThatFitsLayout) { CardView() }
///     // list: "Card" and traits: .sizeThatFitsLayout; trailingClosure: { CardView() }
///
/// The compiler has parsed the source before it asks for an expansion, so only brackets, literals and comments need to be
/// told apart here.
struct MacroArguments {
  /// One argument. The text includes the label.
  struct Argument: Equatable {
    var label: String?
    var text: String
  }

  private(set) var list: [Argument] = []
  private(set) var trailingClosure: String?
  /// The number of line breaks before the macro, such as those after its attributes.
  private(set) var linesBefore = 0

  /// Returns `nil` if the source does not use the macro, or a bracket is not closed.
  init?(of macro: String, in source: String) {
    var scanner = SourceScanner(source)
    let name = Array(("#" + macro).utf8)
    scanner.skipTrivia()
    while !scanner.starts(with: name) {
      guard scanner.skipElement() else { return nil }
      scanner.skipTrivia()
    }
    linesBefore = scanner.passed.count { $0 == UInt8(ascii: "\n") }
    scanner.position += name.count
    scanner.skipTrivia()
    if scanner.current == UInt8(ascii: "(") {
      guard let arguments = Self.arguments(&scanner) else { return nil }
      list = arguments
      scanner.skipTrivia()
    }
    if scanner.current == UInt8(ascii: "{") {
      // The macro ends with its closure, which may hold literals that only a full parser can delimit.
      trailingClosure = scanner.rest
    }
  }

  /// The value of the argument of that label, without the label.
  func value(labeled label: String) -> String? {
    guard let argument = list.first(where: { $0.label == label }), let colon = argument.text.firstIndex(of: ":") else {
      return nil
    }
    return String(argument.text[argument.text.index(after: colon)...].drop { $0.isWhitespace })
  }

  /// The arguments between the parentheses, of which the scanner is at the first.
  private static func arguments(_ scanner: inout SourceScanner) -> [Argument]? {
    var arguments: [Argument] = []
    scanner.position += 1
    while true {
      scanner.skipTrivia()
      let start = scanner.position
      var label: String?
      var end = start
      while let byte = scanner.current, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") {
        if byte == UInt8(ascii: ":"), label == nil {
          let text = scanner.text(from: start, to: end)
          if text.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) { label = text }
        }
        guard scanner.skipElement() else { return nil }
        end = scanner.position
        scanner.skipTrivia()
      }
      guard let last = scanner.current else { return nil }
      if end > start {
        arguments.append(Argument(label: label, text: scanner.text(from: start, to: end)))
      }
      scanner.position += 1
      if last == UInt8(ascii: ")") { return arguments }
    }
  }
}
