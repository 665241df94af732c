// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A tab stop in the lines of a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates an option from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet`, such as decimal separators. The first of its characters in the column is aligned to the stop. Only
    /// characters up to U+2FFF are used.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text at the stop: it begins, ends or is centered there. `natural` and `justified` count as `left`.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  open private(set) var location: CGFloat
  /// Options: the column terminators. Ignored in comparisons.
  open private(set) var options: [OptionKey: Any]

  /// Creates a tab stop at a distance from the leading edge, in points.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    terminators = Self.scalars(of: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  /// The column terminators as scalars.
  final let terminators: [UInt32]

  private static func scalars(of set: CharacterSet?) -> [UInt32] {
    guard let set else { return [] }
    return (0x20...0x2FFF).filter { Unicode.Scalar($0).map(set.contains) ?? false }
  }

  /// Returns the decimal separators of a locale, or of the current one, for columns of numbers.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the stop itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
