// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension SwiftExpressionParser {
  mutating func add(_ left: SwiftExpression, _ right: SwiftExpression, at start: Int) -> SwiftExpression {
    switch (left, right) {
    case (.string(let a), .string(let b)): return limited(.string(a + b))
    case (.array(let a), .array(let b)): return limited(.array(a + b))
    // The readable elements of an array remain.
    case (.array(let a), .unreadable): return .array(a + [right])
    case (.unreadable, .array(let b)): return .array([left] + b)
    default: return unreadable(text(from: start), at: start)
    }
  }

  mutating func interpolate(_ parts: [SwiftStringPart], at start: Int) -> SwiftExpression {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .expression(let source):
        switch constants[source] {
        case .string(let text), .number(let text): result += text
        default: return unreadable("\\(\(source))", at: start)
        }
      }
    }
    return limited(.string(result))
  }

  /// Returns a value unless constants that contain each other have grown too much.
  mutating func limited(_ value: SwiftExpression) -> SwiftExpression {
    size += value.size
    return size < Self.sizeLimit ? value : unreadable("a value that grows too large", at: index)
  }

  func unreadable(_ text: String, at start: Int) -> SwiftExpression {
    let line = tokens.isEmpty ? 1 : tokens[min(start, tokens.count - 1)].line
    return .unreadable(UnreadableCode(text: text, line: line))
  }

  /// Returns a short text of the tokens from an index to the current one.
  func text(from start: Int) -> String {
    let words = tokens[start..<max(start, min(index, start + 8))].map { token in
      switch token.kind {
      case .identifier(let name): name
      case .string(let text): "\"\(text)\""
      case .interpolated: "\"…\""
      case .number(let text): text
      case .symbol(let character): String(character)
      }
    }
    return words.joined(separator: " ") + (index > start + 8 ? " …" : "")
  }
}
