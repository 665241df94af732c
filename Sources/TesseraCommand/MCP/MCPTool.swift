// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A tool of the server: its description for the model, and its action.
struct MCPTool: Sendable {
  /// The effect of a tool on the user's files.
  enum Effect: Sendable {
    case reads
    case changesFiles
  }

  let name: String
  let title: String
  let description: String
  let parameters: [MCPParameter]
  var effect = Effect.reads
  let action: @Sendable (MCPArguments) async throws -> MCPResult

  /// The tool in the form in which it's listed.
  var listing: JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(Dictionary(parameters.map { ($0.name, $0.schema) }) { first, _ in first }),
        "required": .array(required), "additionalProperties": false,
      ],
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(effect == .reads),
        "destructiveHint": .bool(effect == .changesFiles), "openWorldHint": false,
      ],
    ]
  }

  /// Returns the validated arguments of a call.
  ///
  /// - Throws: An `MCPFailure` that names the first argument that is unknown, missing or of the wrong type.
  func arguments(_ value: JSONValue?) throws(MCPFailure) -> MCPArguments {
    var members: [String: JSONValue] = [:]
    switch value {
    case nil, .null?: break
    case .object(let object)?: members = object
    default: throw MCPFailure(.invalidParameters, "The arguments of \(name) must be an object.")
    }
    let known = parameters.map(\.name)
    if let unknown = members.keys.filter({ !known.contains($0) }).min() {
      throw MCPFailure(
        .invalidParameters,
        "\(name) has no parameter '\(unknown)'. It has \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
    }
    for parameter in parameters {
      guard let value = members[parameter.name], value != .null else {
        guard parameter.isRequired else { continue }
        throw MCPFailure(.invalidParameters, "\(name) requires '\(parameter.name)': \(parameter.description)")
      }
      try parameter.check(value, of: name)
    }
    return MCPArguments(values: members)
  }
}

/// A parameter of a tool.
struct MCPParameter: Sendable {
  enum Kind: Sendable {
    case text
    case number(ClosedRange<Double>)
    case flag
    case names
    case choice([String])
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  var schema: JSONValue {
    let description = JSONValue.string(description)
    return switch kind {
    case .text: ["type": "string", "description": description]
    case .number(let range):
      [
        "type": "number", "description": description, "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .flag: ["type": "boolean", "description": description]
    case .names: ["type": "array", "items": ["type": "string"], "description": description]
    case .choice(let choices):
      ["type": "string", "enum": .array(choices.map { .string($0) }), "description": description]
    }
  }

  fileprivate func check(_ value: JSONValue, of tool: String) throws(MCPFailure) {
    let problem: String? =
      switch kind {
      case .text: value.string == nil ? "must be a string" : nil
      case .flag: value.bool == nil ? "must be true or false" : nil
      case .names: value.array?.allSatisfy { $0.string != nil } == true ? nil : "must be an array of strings"
      case .number(let range):
        value.number.map(range.contains) == true
          ? nil : "must be a number from \(range.lowerBound.text) to \(range.upperBound.text)"
      case .choice(let choices):
        value.string.map(choices.contains) == true ? nil : "must be one of \(choices.joined(separator: ", "))"
      }
    if let problem { throw MCPFailure(.invalidParameters, "'\(name)' of \(tool) \(problem).") }
  }
}

extension Double {
  /// The number without a fraction if it's whole.
  fileprivate var text: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

/// The validated arguments of a call.
struct MCPArguments: Sendable {
  fileprivate let values: [String: JSONValue]

  func text(_ name: String) -> String? { values[name]?.string }
  func number(_ name: String) -> Double? { values[name]?.number }
  func flag(_ name: String) -> Bool? { values[name]?.bool }
  func names(_ name: String) -> [String] { values[name]?.array?.compactMap(\.string) ?? [] }

  /// Returns a required string, whose presence was validated.
  func required(_ name: String) -> String { text(name) ?? "" }
}

/// The result of a tool.
struct MCPResult: Sendable {
  enum Content: Sendable {
    case text(String)
    case png([UInt8])
  }

  var content: [Content]
  /// Whether the tool failed. The text says why, and what to do about it.
  var isError = false

  init(_ content: [Content]) { self.content = content }
  init(text: String) { content = [.text(text)] }

  static func failure(_ text: String) -> MCPResult {
    var result = MCPResult(text: text)
    result.isError = true
    return result
  }

  var value: JSONValue {
    [
      "content": .array(
        content.map { part in
          switch part {
          case .text(let text): ["type": "text", "text": .string(text)]
          case .png(let bytes):
            ["type": "image", "mimeType": "image/png", "data": .string(Data(bytes).base64EncodedString())]
          }
        }), "isError": .bool(isError),
    ]
  }
}
