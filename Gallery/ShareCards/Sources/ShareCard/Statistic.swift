// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A value with its label.
public struct Statistic: Codable, Hashable, Sendable {
  /// The displayed value: a string, or an integer that is formatted for the card's language.
  public var value: Value
  /// The name of the counted quantity, at most 40 characters.
  public var label: String

  /// A string or a number.
  public enum Value: Hashable, Sendable {
    /// A string of at most 12 characters.
    case text(String)
    case number(Int)
  }

  /// Creates a statistic from a value and its label.
  public init(_ value: Value, _ label: String) {
    (self.value, self.label) = (value, label)
  }

  /// - Throws: `DecodingError` if the value or the label is missing or invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    value = try values.decode(Value.self, forKey: .value)
    label = try values.decode(String.self, forKey: .label)
    guard label.count <= 40, label.utf8.count <= 640 else {
      throw DecodingError.dataCorruptedError(
        forKey: .label, in: values, debugDescription: "Expected at most 40 characters, found \(label.count)")
    }
  }
}

extension Statistic.Value: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .number(number)
      return
    }
    guard let text = try? value.decode(String.self) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "Expected a whole number, or a text of at most 12 characters")
    }
    guard text.count <= 12, text.utf8.count <= 192 else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "Expected at most 12 characters, found \(text.count)")
    }
    self = .text(text)
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .text(let text): try value.encode(text)
    case .number(let number): try value.encode(number)
    }
  }
}
