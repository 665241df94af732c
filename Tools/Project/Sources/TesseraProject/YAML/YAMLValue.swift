// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A value of a YAML document. Scalars keep their text, so versions such as `15.0` don't become numbers.
enum YAMLValue: Equatable {
  case null
  case scalar(String)
  case sequence([YAMLValue])
  /// The entries of a mapping in the order of the document.
  case mapping([YAMLEntry])

  /// The text of a scalar.
  var string: String? { if case .scalar(let text) = self { text } else { nil } }
  var sequence: [YAMLValue]? { if case .sequence(let values) = self { values } else { nil } }
  var entries: [YAMLEntry] { if case .mapping(let entries) = self { entries } else { [] } }

  /// The values of a sequence, a single value as a sequence, or an empty sequence for null.
  var list: [YAMLValue] {
    switch self {
    case .null: []
    case .sequence(let values): values
    case .scalar, .mapping: [self]
    }
  }

  /// The strings of a sequence, or a single string as an array.
  var strings: [String] { list.compactMap(\.string) }

  /// Whether the value is `true` or `yes`, or nil if it is not a Boolean.
  var bool: Bool? {
    switch string?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// Returns the value of a key, or null.
  subscript(_ key: String) -> YAMLValue { entries.last { $0.key == key }?.value ?? .null }
}

/// An entry of a YAML mapping.
struct YAMLEntry: Equatable {
  var key: String
  var value: YAMLValue
}
