// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A place in the lines of a paragraph that a tab leads to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// Creates an option of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A `CharacterSet` of which the first character in the column stands at the stop, as a decimal point does. Of its
    /// characters those up to U+2FFF count.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Where the text stands at the stop: it begins there, ends there, or has its middle there. `natural` and `justified`
  /// count as `left`.
  open private(set) var alignment: NSTextAlignment
  /// Points from the leading edge.
  open private(set) var location: CGFloat
  /// Further facts: the column's terminators. Not compared.
  open private(set) var options: [OptionKey: Any]

  /// Creates a tab stop at a distance in points from the leading edge.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    terminators = Self.scalars(of: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  /// The column's terminators as scalars.
  final let terminators: [UInt32]

  private static func scalars(of set: CharacterSet?) -> [UInt32] {
    guard let set else { return [] }
    return (0x20...0x2FFF).filter { Unicode.Scalar($0).map(set.contains) ?? false }
  }

  /// Returns the decimal separators of a locale, or of the current one: for columns of numbers.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the stop itself, as stops do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
