// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions

/// A type with a custom text representation in `dump` strategies.
///
///     extension Token: AnySnapshotStringConvertible {
///       var snapshotDescription: String { "Token" }   // its value differs in every run
///     }
public protocol AnySnapshotStringConvertible {
  /// Whether the members are also listed. The default is `false`.
  static var renderChildren: Bool { get }

  /// The value's text representation.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Always `false`: the text replaces the value and all its children.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC: `2026-11-22T17:05:00Z`.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    return formatter.string(from: self)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description without addresses.
  public var snapshotDescription: String { RecursiveDescription.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// The string in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The substring in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL.
  public var snapshotDescription: String { debugDescription }
}
