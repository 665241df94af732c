// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Synchronization

/// An identifier that distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The raw value.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates a unique identifier.
  public init(log: OSLog) {
    self = .unique()
  }

  /// Creates an identifier for an object. The identifier is always the same for the same object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The identifier for intervals that don't overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of an invalid signpost.
  public static let invalid = OSSignpostID(.max)
  /// The identifier of no signpost.
  public static let null = OSSignpostID(0)

  private static let last = Atomic<UInt64>(0)

  static func unique() -> OSSignpostID { OSSignpostID(last.wrappingAdd(1, ordering: .relaxed).newValue) }

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The type of a signpost: an event, or the beginning or end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt8

  /// Creates a type from a raw value.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
  /// The beginning of an animation.
  public static let animationBegin = OSSignpostType(rawValue: 3)
}
