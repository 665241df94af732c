// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A value of a property list.
indirect enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case data([UInt8])
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [PropertyListValue]? { if case .array(let value) = self { value } else { nil } }
  var dictionary: [String: PropertyListValue]? { if case .dictionary(let value) = self { value } else { nil } }

  /// The strings of an array, or a single string as an array.
  var strings: [String] {
    switch self {
    case .string(let value): [value]
    case .array(let values): values.compactMap(\.string)
    case .data, .dictionary: []
    }
  }
}

/// The reason why a property list can't be parsed.
struct PropertyListError: Error, Equatable {
  enum Problem: Equatable {
    case syntax(String)
    case mergeConflict
    case limit(String)
  }

  var problem: Problem
  /// The position, counted from 1.
  var line: Int
  var column: Int

  /// Returns the error with the path of the file.
  func inFile(_ path: String) -> ProjectError {
    switch problem {
    case .syntax(let text): .syntax(path: path, line: line, column: column, problem: text)
    case .mergeConflict: .mergeConflict(path: path, line: line)
    case .limit(let text): .limitExceeded(path: path, limit: text)
    }
  }
}

/// The limits that keep hostile property lists from exhausting the stack or memory.
enum PropertyListLimits {
  static let depth = 128
  static let values = 8_000_000
}
