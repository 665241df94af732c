// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The interfaces in a TypeScript declaration file with one field per line. Only the features needed for comparing
/// JSON values are supported.
struct ScriptTypes {
  private struct Field {
    var name: String
    var type: String
    var isOptional: Bool
  }

  private var interfaces: [String: [Field]] = [:]
  /// The type names of each request and its response in the `Questions` interface, keyed by the request's name.
  private(set) var questions: [String: (question: String, answer: String)] = [:]

  init(_ source: String) {
    var current: String?
    for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if let match = line.wholeMatch(of: /export interface (\w+)(?:<\w+>)? \{/) {
        current = String(match.1)
        interfaces[String(match.1)] = []
      } else if line == "}" {
        current = nil
      } else if current == "Questions", let match = line.wholeMatch(of: /(\w+): \{ question: (\w+); answer: (\w+) \};/)
      {
        questions[String(match.1)] = (String(match.2), String(match.3))
      } else if let current, let match = line.wholeMatch(of: /(\w+)(\?)?: (.+);/) {
        interfaces[current]?.append(
          Field(name: String(match.1), type: String(match.3), isOptional: match.2 != nil))
      }
    }
  }

  func fields(of interface: String) -> Set<String> { Set(interfaces[interface]?.map(\.name) ?? []) }

  /// Returns descriptions of the parts of a value that do not match a type, with their paths.
  func mistakes(in value: Any, _ type: String, at path: String = "") -> [String] {
    if type.hasSuffix("[]") {
      guard let values = value as? [Any] else { return ["\(path) is no list"] }
      let element = String(type.dropLast(2))
      return values.enumerated().flatMap { mistakes(in: $1, element, at: "\(path)[\($0)]") }
    }
    switch type {
    case "any": return []
    case "string": return value is String ? [] : ["\(path) is no string"]
    // JSONSerialization uses the same class for numbers and Booleans.
    case "boolean": return value is Bool ? [] : ["\(path) is not a Boolean"]
    case "number":
      return value is NSNumber || ["∞", "-∞", "NaN"].contains(value as? String) ? [] : ["\(path) is no number"]
    case "(number | null)": return value is NSNull || value is NSNumber ? [] : ["\(path) is no number"]
    case "Record<string, string>": return value is [String: String] ? [] : ["\(path) is no record of strings"]
    default: break
    }
    guard let fields = interfaces[type] else { return ["\(path): there is no type '\(type)'"] }
    guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
    var found = Set(object.keys).subtracting(fields.map(\.name)).sorted().map { "\(path).\($0) is not in \(type)" }
    for field in fields {
      if let value = object[field.name] {
        found += mistakes(in: value, field.type, at: "\(path).\(field.name)")
      } else if !field.isOptional {
        found.append("\(path).\(field.name) of \(type) is missing")
      }
    }
    return found
  }
}
