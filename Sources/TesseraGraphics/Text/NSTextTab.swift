// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A tab stop. Paragraph styles keep them, and lines are set without them.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The name of an option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name in UIKit.
    public let rawValue: String

    /// An option of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Characters that end a column. Not used.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Where the text stands at the stop.
  open private(set) var alignment: NSTextAlignment
  /// Points from the leading edge.
  open private(set) var location: CGFloat
  /// Further facts. Kept, not used and not compared.
  open private(set) var options: [OptionKey: Any]

  /// A tab stop at a distance in points from the leading edge.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }

  /// The stop itself, as stops do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
