// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt8

  /// Creates a level from a raw value. Unknown values are treated as `default`.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates a level from a raw value. Unknown values are treated as `default`.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Messages that may help diagnose a failure.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// Messages that are helpful but not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// Messages that are useful only during development.
  public static let debug = OSLogType(rawValue: 0x02)
  /// Errors in the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// Bugs, and errors that involve the system or several processes.
  public static let fault = OSLogType(rawValue: 0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}
