// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Validates JSON values by the keywords of JSON Schema 2020-12 that Documentation/Schemas uses. Other keywords are
// errors, so that a schema can't contain a requirement that no test checks.

public import Foundation

/// A schema of Documentation/Schemas.
public struct JSONSchema {
  /// A schema that can't be read, or a value that does not match one.
  public struct Violation: Error, CustomStringConvertible {
    /// The path of the value, such as `$.pictures[2].path`.
    public let path: String
    public let reason: String
    public var description: String { "\(path): \(reason)" }
  }

  private let root: [String: Any]

  /// Reads the schema with a name, such as `render`.
  public init(_ name: String) throws {
    try self.init(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
  }

  init(contentsOf file: URL) throws {
    guard let root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] else {
      throw Violation(path: file.path, reason: "is not an object")
    }
    self.root = root
  }

  /// The folder of all schemas.
  public static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Schemas")

  /// Validates a text, which must be a JSON value.
  public func validate(_ text: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    try validate(value, by: root, path: "$")
  }

  private static let annotations: Set<String> = ["$schema", "$id", "$defs", "title", "description"]

  private func validate(_ value: Any, by schema: [String: Any], path: String) throws {
    for (keyword, argument) in schema where !Self.annotations.contains(keyword) {
      switch keyword {
      case "$ref": try validate(value, by: definition(argument, path), path: path)
      case "oneOf": try validateOne(value, of: argument, path: path)
      case "type": try require(Self.type(of: value, is: argument), path, "is not of type \(argument)")
      case "const": try require(Self.equal(value, argument), path, "is not \(argument)")
      case "enum":
        let cases = argument as? [Any] ?? []
        try require(cases.contains { Self.equal($0, value) }, path, "\(value) is not one of \(cases)")
      case "pattern":
        let isMatch = (value as? String)?.range(of: "\(argument)", options: .regularExpression) != nil
        try require(isMatch, path, "\(value) does not match \(argument)")
      case "minimum":
        let number = (value as? NSNumber)?.doubleValue ?? .nan
        try require(number >= (argument as? NSNumber)?.doubleValue ?? .nan, path, "\(value) is below \(argument)")
      case "properties": try validate(value as? [String: Any] ?? [:], properties: argument, path: path)
      case "required":
        for name in argument as? [String] ?? [] {
          try require((value as? [String: Any])?[name] != nil, path, "lacks \(name)")
        }
      case "additionalProperties":
        let known = Set((schema["properties"] as? [String: Any] ?? [:]).keys)
        let unknown = Set((value as? [String: Any] ?? [:]).keys).subtracting(known)
        try require(unknown.isEmpty, path, "has the unknown properties \(unknown.sorted())")
      case "items":
        for (index, item) in (value as? [Any] ?? []).enumerated() {
          try validate(item, by: argument as? [String: Any] ?? [:], path: "\(path)[\(index)]")
        }
      case "minItems": try require((value as? [Any])?.count ?? 0 >= argument as? Int ?? 0, path, "has too few items")
      case "maxItems": try require((value as? [Any])?.count ?? 0 <= argument as? Int ?? 0, path, "has too many items")
      default: throw Violation(path: path, reason: "JSONSchema does not implement the keyword \(keyword)")
      }
    }
  }

  private func validate(_ object: [String: Any], properties: Any, path: String) throws {
    for (name, schema) in properties as? [String: [String: Any]] ?? [:] {
      if let value = object[name] { try validate(value, by: schema, path: "\(path).\(name)") }
    }
  }

  private func validateOne(_ value: Any, of schemas: Any, path: String) throws {
    var reasons: [String] = []
    let schemas = schemas as? [[String: Any]] ?? []
    for schema in schemas {
      do { try validate(value, by: schema, path: path) } catch { reasons.append("\(error)") }
    }
    let count = schemas.count - reasons.count
    try require(count == 1, path, "matches \(count) alternatives: \(reasons.joined(separator: "; "))")
  }

  private func definition(_ reference: Any, _ path: String) throws -> [String: Any] {
    let name = (reference as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
    guard let found = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
      throw Violation(path: path, reason: "the schema lacks the definition \(reference)")
    }
    return found
  }

  private func require(_ condition: Bool, _ path: String, _ reason: String) throws {
    if !condition { throw Violation(path: path, reason: reason) }
  }

  private static func equal(_ a: Any, _ b: Any) -> Bool { (a as? NSObject)?.isEqual(b as? NSObject) == true }

  private static func type(of value: Any, is name: Any) -> Bool {
    switch (name as? String, value) {
    case ("string", is String), ("array", is [Any]), ("object", is [String: Any]): true
    case ("boolean", let value as NSNumber): isBoolean(value)
    case ("number", let value as NSNumber): !isBoolean(value)
    case ("integer", let value as NSNumber): !isBoolean(value) && value.doubleValue == value.doubleValue.rounded()
    default: false
    }
  }

  /// `JSONSerialization` represents `true` and `false` as numbers of the C type `char`, and numbers by other types.
  private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
