// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraFoundation

/// The key of a localized string, with the arguments for its placeholders.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The argument for a placeholder.
  enum Argument: Equatable {
    case value(any CVarArg)
    case text(Text)

    static func == (a: Argument, b: Argument) -> Bool {
      switch (a, b) {
      case (.text(let a), .text(let b)): a == b
      case (.value(let a), .value(let b)): areEqual(a, b)
      default: false
      }
    }

    private static func areEqual(_ a: any CVarArg, _ b: any CVarArg) -> Bool {
      func isEqual<E: Equatable>(_ a: E) -> Bool { a == b as? E }
      guard let a = a as? any Equatable else { return false }
      return isEqual(a)
    }
  }

  let key: String
  let arguments: [Argument]

  /// Creates a key from a string.
  public init(_ value: String) { (key, arguments) = (value, []) }
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from an interpolated string.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// The segments of an interpolated string.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends a literal segment.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Appends a string. The placeholder is `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .text(Text(verbatim: string))) }
    /// Appends a formatted object. The placeholder is `%@`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }
    /// Appends a formatted date. The placeholder is `%@`. Dates need this overload because `Date` is not
    /// `ReferenceConvertible` on Linux.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      append("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }
    /// Appends a formatted object. The placeholder is `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .text(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")))
    }
    /// Appends a formatted value. The placeholder is `%@`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    /// Appends a text view. The placeholder is `%@`.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Appends an image. The placeholder is `%@`.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
    /// Appends a date in the given style. The placeholder is `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }
    /// Appends a localized string. The placeholder is `%@`.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }
    /// Appends an attributed string. The placeholder is `%@`.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }
    /// Appends a number. The placeholder depends on the number's type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(T._specifier, .value(value._argument))
    }
    /// Appends a number. The placeholder is the given format specifier.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(specifier, .value(value._argument))
    }
    /// Appends the description of a value. The placeholder is `%@`.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(Text(verbatim: "\(value)"))) }
  }

  /// Returns whether two keys and their arguments are equal.
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.key == b.key && a.arguments == b.arguments
  }

  /// Returns the localized format string, without replacing its placeholders.
  func format(table: String?, bundle: Bundle?) -> String {
    let bundle = bundle ?? .main
    return bundle.localizedString(forKey: key, value: key, table: table)
  }

  /// Returns whether a localized format string is in English. A key without a translation counts as English.
  func isEnglish(_ format: String) -> Bool {
    if format == key { return true }
    if let requested = AmbientLanguage.current { return requested.language == "en" }
    return Locale.preferredLanguages.first?.hasPrefix("en") ?? true
  }
}

/// A number type that has a format specifier.
public protocol _FormatSpecifiable: Equatable {
  /// The format specifier.
  static var _specifier: String { get }
  /// The number as an argument.
  var _argument: any CVarArg { get }
}

extension Int: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: any CVarArg { Int64(self) }
}
extension Int8: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { Int32(self) }
}
extension Int16: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { Int32(self) }
}
extension Int32: _FormatSpecifiable {
  public static var _specifier: String { "%d" }
  public var _argument: any CVarArg { self }
}
extension Int64: _FormatSpecifiable {
  public static var _specifier: String { "%lld" }
  public var _argument: any CVarArg { self }
}
extension UInt: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: any CVarArg { UInt64(self) }
}
extension UInt8: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: any CVarArg { UInt32(self) }
}
extension UInt16: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: any CVarArg { UInt32(self) }
}
extension UInt32: _FormatSpecifiable {
  public static var _specifier: String { "%u" }
  public var _argument: any CVarArg { self }
}
extension UInt64: _FormatSpecifiable {
  public static var _specifier: String { "%llu" }
  public var _argument: any CVarArg { self }
}
extension Float: _FormatSpecifiable {
  public static var _specifier: String { "%f" }
  public var _argument: any CVarArg { Double(self) }
}
extension Double: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: any CVarArg { self }
}
extension CGFloat: _FormatSpecifiable {
  public static var _specifier: String { "%lf" }
  public var _argument: any CVarArg { Double(self) }
}
