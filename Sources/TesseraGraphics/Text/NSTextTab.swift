// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The key of a tab stop option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for the key.
    public let rawValue: String

    /// Creates a key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The column terminators, as a `CharacterSet`. For example, the terminators of a number column are decimal
    /// separators. The first terminator in the column's text is aligned with the tab stop. Characters above U+2FFF
    /// are ignored.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text at the tab stop. The text begins, ends or is centered at the tab stop. `natural` and
  /// `justified` are treated as `left`.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  open private(set) var location: CGFloat
  /// The options, such as column terminators. Ignored when comparing tab stops.
  open private(set) var options: [OptionKey: Any]

  /// Creates a tab stop at a distance from the leading edge, in points.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    terminators = Self.scalars(of: options[.columnTerminators] as? CharacterSet)
    super.init()
  }

  /// The column terminators as the values of Unicode scalars.
  final let terminators: [UInt32]

  private static func scalars(of set: CharacterSet?) -> [UInt32] {
    guard let set else { return [] }
    return (0x20...0x2FFF).filter { Unicode.Scalar($0).map(set.contains) ?? false }
  }

  /// Returns the decimal separators of a locale, for aligning numbers in columns. If the locale is nil, the current
  /// locale is used.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop itself, because tab stops are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
