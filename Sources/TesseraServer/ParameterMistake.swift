// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A description of invalid parameters, derived from a decoder's error: the path of the value, and the expected
/// value.
///
///     do { card = try JSONDecoder().decode(Card.self, from: body) } catch { answer(400, "\(ParameterMistake(error))") }
public struct ParameterMistake: Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, such as `statistics[2].value`, or an empty string for the root.
  public let path: String
  /// The expected value, with the actual value if the decoder reports it: `expected a number, found a string`.
  public let reason: String

  /// The path and the reason: `statistics[2].value: expected a number, found a string`.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }

  /// Creates a description of a `DecodingError`. For other errors, the reason is the error's description.
  public init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      (path, reason) = ("", "\(error)")
      return
    }
    switch error {
    case .typeMismatch(let type, let context):
      path = Self.path(context.codingPath)
      reason = "expected \(Self.name(type))" + Self.foundPhrase(context.debugDescription)
    case .valueNotFound(let type, let context):
      path = Self.path(context.codingPath)
      reason = "expected \(Self.name(type)), found null or nothing"
    case .keyNotFound(let key, let context):
      path = Self.path(context.codingPath + [key])
      reason = "is missing"
    case .dataCorrupted(let context):
      path = Self.path(context.codingPath)
      let detail = context.underlyingError.map { Self.detail($0) } ?? ""
      reason = Self.sentence(context.debugDescription) + (detail.isEmpty ? "" : ": \(detail)")
    @unknown default:
      (path, reason) = ("", "\(error)")
    }
  }

  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }

  /// Returns the JSON name of a type.
  static func name(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    default:
      if "\(type)".hasPrefix("Array<") {
        "an array"
      } else if "\(type)".hasPrefix("Dictionary<") {
        "an object"
      } else {
        "\(type)"
      }
    }
  }

  /// Returns a phrase such as `, found a string`, extracted from the decoder's "but found a string instead".
  private static func foundPhrase(_ description: String) -> String {
    guard let start = description.range(of: "but found "),
      let end = description.range(of: " instead", range: start.upperBound..<description.endIndex)
    else { return "" }
    return ", found " + description[start.upperBound..<end.lowerBound]
  }

  private static func sentence(_ text: String) -> String {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func detail(_ error: any Error) -> String {
    let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
    return sentence(words)
  }
}
