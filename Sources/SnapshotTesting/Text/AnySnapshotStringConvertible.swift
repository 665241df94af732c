// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions

/// A type that `dump` strategies write in a way of its own.
///
///     extension Token: AnySnapshotStringConvertible {
///       var snapshotDescription: String { "Token" }   // its value differs in every run
///     }
public protocol AnySnapshotStringConvertible {
  /// Whether the members are listed as well. False by default.
  static var renderChildren: Bool { get }

  /// The text that stands for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the text stands for the whole value.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes there are.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// `2026-11-22T17:05:00Z`, in UTC.
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
  /// Without addresses.
  public var snapshotDescription: String { RecursiveDescription.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}
