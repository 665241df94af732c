// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A type-erased list of the values on a navigation stack, excluding the root.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path from a sequence of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
  /// Creates a path from a serialized path. Values whose type doesn't exist keep their place in the path, but have no
  /// destination.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value to the path.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Appends a value to the path.
  public mutating func append<V: Hashable>(_ value: V) where V: Decodable, V: Encodable {
    values.append(AnyHashable(value))
  }
  /// Removes values from the end of the path.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(max(0, min(k, values.count))) }

  /// The serializable form of the path, or nil if one of its values can't be encoded.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.base is any Codable || $0.base is UnknownPathValue }) else { return nil }
    return CodableRepresentation(values: values)
  }

  /// A path that can be encoded and decoded.
  ///
  /// The encoded form is an array that contains the mangled name of each value's type, followed by the value as a JSON
  /// string.
  public struct CodableRepresentation: Codable, Equatable {
    let values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    /// Decodes a path. Values of types that don't exist are kept as they are.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let (name, json) = (try container.decode(String.self), try container.decode(String.self))
        values.append(try Self.value(name, json))
      }
      self.values = values
    }

    private static func value(_ name: String, _ json: String) throws -> AnyHashable {
      guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
        return AnyHashable(UnknownPathValue(name: name, json: json))
      }
      func decode<T: Decodable & Hashable>(_ type: T.Type) throws -> AnyHashable {
        // Only arrays and objects are valid JSON documents for all decoders.
        AnyHashable(try JSONDecoder().decode([T].self, from: Data("[\(json)]".utf8))[0])
      }
      return try decode(type)
    }

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        if let unknown = value.base as? UnknownPathValue {
          try container.encode(unknown.name)
          try container.encode(unknown.json)
        } else if let codable = value.base as? any Encodable, let name = _mangledTypeName(type(of: value.base)) {
          try container.encode(name)
          try container.encode(Self.json(codable))
        } else {
          throw EncodingError.invalidValue(
            value.base,
            EncodingError.Context(
              codingPath: container.codingPath, debugDescription: "\(type(of: value.base)) can't be encoded."))
        }
      }
    }

    private static func json<T: Encodable>(_ value: T) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = String(decoding: try encoder.encode([value]), as: UTF8.self)
      return String(text.dropFirst().dropLast())
    }
  }
}

/// A value of a serialized path whose type doesn't exist in this program.
struct UnknownPathValue: Hashable {
  let name: String
  let json: String
}
