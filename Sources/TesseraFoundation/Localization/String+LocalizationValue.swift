// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension String {
  /// A string with interpolated values that determines its localization key. For example, `"\(count) photos"` has the
  /// key `%lld photos`.
  ///
  /// In the key, integers become `%lld` and `%llu` (`%d` and `%u` up to 32 bits), floating-point numbers become `%f`
  /// and `%lf`, and all other values become `%@`.
  ///
  /// - Note: Differs from UIKit: values with a format style are formatted when the localization value is created.
  ///   Automatic grammar agreement is not supported.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    var pieces: [Piece]

    enum Piece: Equatable, Sendable {
      case text(String)
      case value(Value, specifier: String)
    }

    enum Value: Equatable, Sendable {
      case signed(Int64)
      case unsigned(UInt64)
      case number(Double)
      case text(String)
      case resource(LocalizedStringResource)

      var argument: any CVarArg {
        switch self {
        case .signed(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        case .text(let value): value
        case .resource(let value): String(localized: value)
        }
      }
    }

    /// Creates a value without interpolations.
    public init(_ value: String) { pieces = value.isEmpty ? [] : [.text(value)] }
    /// Creates a value without interpolations.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a value with interpolations.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The key in string tables. If the string has interpolations, literal percent signs are doubled.
    var key: String {
      let isFormat = pieces.contains { if case .value = $0 { true } else { false } }
      return pieces.map { piece in
        switch piece {
        case .text(let text): isFormat ? text.replacing("%", with: "%%") : text
        case .value(_, let specifier): specifier
        }
      }.joined()
    }

    var arguments: [any CVarArg] {
      pieces.compactMap { if case .value(let value, _) = $0 { value.argument } else { nil } }
    }

    /// The string interpolation type, which collects literal text and interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var pieces: [Piece] = []

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
      }

      /// Appends an interpolated string.
      public mutating func appendInterpolation(_ string: String) { add(.text(string), "%@") }
      /// Appends an interpolated string.
      public mutating func appendInterpolation(_ string: Substring) { add(.text(String(string)), "%@") }
      /// Appends the characters of an attributed string without its attributes.
      public mutating func appendInterpolation(_ string: AttributedString) {
        add(.text(String(string.characters)), "%@")
      }
      /// Appends the string of another resource, in that resource's language.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { add(.resource(resource), "%@") }
      /// Appends an object's description.
      public mutating func appendInterpolation(_ subject: some NSObject) { add(.text("\(subject)"), "%@") }
      /// Appends an object formatted with a formatter.
      public mutating func appendInterpolation(_ subject: some NSObject, formatter: Formatter) {
        add(.text(formatter.string(for: subject) ?? ""), "%@")
      }
      /// Appends a value formatted with a format style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String, F.FormatInput: Equatable {
        add(.text(format.locale(.ambient).format(value)), "%@")
      }

      /// Appends an integer.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        appendInterpolation(value, specifier: Self.specifier(value))
      }
      /// Appends an integer with a custom conversion, such as `%03d`.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
        add(T.isSigned ? .signed(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)), specifier)
      }
      /// Appends a floating-point number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        add(.number(Double(value)), T.self == Float.self ? "%f" : "%lf")
      }
      /// Appends a floating-point number with a custom conversion, such as `%.1f`.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
        add(.number(Double(value)), specifier)
      }

      private mutating func add(_ value: Value, _ specifier: String) {
        pieces.append(.value(value, specifier: specifier))
      }

      private static func specifier<T: BinaryInteger>(_ value: T) -> String {
        (value.bitWidth > 32 ? "%ll" : "%") + (T.isSigned ? "d" : "u")
      }
    }
  }
}
