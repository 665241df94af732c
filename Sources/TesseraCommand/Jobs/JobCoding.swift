// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Encodes and decodes the JSON that a command and its workers exchange. Infinity and NaN, which can occur in a
/// view's frame, are encoded as strings.
enum JobCoding {
  private static let (infinity, minusInfinity, nan) = ("∞", "-∞", "NaN")

  /// Returns a value as JSON.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: nan)
    return Array(try encoder.encode(value))
  }

  /// Decodes JSON created by `encode`.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: nan)
    return try decoder.decode(type, from: Data(bytes))
  }
}
