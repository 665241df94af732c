// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An expression of a manifest that is data: no closures, operators other than `+`, or control flow.
indirect enum SwiftExpression: Equatable, Sendable {
  case string(String)
  case number(String)
  case bool(Bool)
  case null
  case array([SwiftExpression])
  case dictionary([SwiftDictionaryEntry])
  /// A name such as `.iOS` or `Environment.appName`.
  case name(String)
  case call(SwiftCall)
  /// Code that isn't data.
  case unreadable(UnreadableCode)

  /// The text of a string literal.
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [SwiftExpression]? { if case .array(let values) = self { values } else { nil } }
  var call: SwiftCall? { if case .call(let call) = self { call } else { nil } }

  /// The size of the expression: the bytes of strings and the number of values, for limits. Nested constants count each time that they
  /// are used.
  var size: Int {
    switch self {
    case .string(let text): text.utf8.count + 1
    case .array(let values): values.reduce(1) { $0 + $1.size }
    case .dictionary(let entries): entries.reduce(1) { $0 + $1.key.size + $1.value.size }
    case .call(let call): call.arguments.reduce(1) { $0 + $1.value.size }
    case .number, .bool, .null, .name, .unreadable: 1
    }
  }

  /// The last component of a name or of the name of a called function, such as `app` for `.app`.
  var baseName: String? {
    switch self {
    case .name(let name): name.split(separator: ".").last.map(String.init)
    case .call(let call): call.baseName
    default: nil
    }
  }
}

/// An entry of a dictionary literal.
struct SwiftDictionaryEntry: Equatable, Sendable {
  var key: SwiftExpression
  var value: SwiftExpression
}

/// A call with labels.
struct SwiftCall: Equatable, Sendable {
  /// The name of the function, such as `.target` or `Project`.
  var name: String
  var arguments: [SwiftArgument]
  var line: Int

  var baseName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Returns the first argument with a label. A nil label selects the first unlabeled argument.
  subscript(_ label: String?) -> SwiftExpression? { arguments.first { $0.label == label }?.value }
}

/// An argument of a call.
struct SwiftArgument: Equatable, Sendable {
  var label: String?
  var value: SwiftExpression
}

/// Code that a manifest computes a value with.
struct UnreadableCode: Equatable, Sendable {
  /// A name for the code, such as `makeTargets(…)`.
  var text: String
  var line: Int
}
