// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A log message, created by string interpolation.
///
///     logger.info("\(count) of \(total, format: .fixed(precision: 1)) for \(name, privacy: .private)")
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message with interpolated values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The string interpolation of a message. It is not evaluated if the message is discarded.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Appends text between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Appends an integer.
  public mutating func appendInterpolation(
    _ number: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(format.text(number))) }

  /// Appends a number, by default with six digits after the decimal point.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(format.text(Double(number)))) }

  /// Appends a number, by default with six digits after the decimal point.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(format.text(number))) }

  /// Appends a Boolean.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { text += privacy.shown(format.text(boolean)) }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { text += privacy.shown(align.aligned(argumentString)) }

  /// Appends a value's description.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { text += privacy.shown(align.aligned(value.description)) }

  /// Appends a type's name.
  public mutating func appendInterpolation(
    _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(String(describing: value))) }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(String(describing: error)) }

  /// Appends a pointer's address.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(pointer.map { "\($0)" } ?? "0x0") }
}
