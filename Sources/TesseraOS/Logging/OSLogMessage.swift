// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A log message, written as a string interpolation.
///
///     logger.info("\(count) of \(total, format: .fixed(precision: 1)) for \(name, privacy: .private)")
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The interpolation of a message. Discarded messages are not interpolated.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds text between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds an integer.
  public mutating func appendInterpolation(
    _ number: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(format.text(number))) }

  /// Adds a number, by default with six digits after the decimal point.
  public mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(format.text(Double(number)))) }

  /// Adds a number, by default with six digits after the decimal point.
  public mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(format.text(number))) }

  /// Adds a Boolean.
  public mutating func appendInterpolation(
    _ boolean: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) { text += privacy.shown(format.text(boolean)) }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ argumentString: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { text += privacy.shown(align.aligned(argumentString)) }

  /// Adds a value's description.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) { text += privacy.shown(align.aligned(value.description)) }

  /// Adds a type's name.
  public mutating func appendInterpolation(
    _ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(align.aligned(String(describing: value))) }

  /// Adds an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(String(describing: error)) }

  /// Adds a pointer's address.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ pointer: UnsafeRawPointer?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) { text += privacy.shown(pointer.map { "\($0)" } ?? "0x0") }
}
