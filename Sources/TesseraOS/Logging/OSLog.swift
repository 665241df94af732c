// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A log for messages of one subsystem and category.
///
///     let network = OSLog(subsystem: "com.example.app", category: "network")
///     os_log("%{public}@ failed", log: network, type: .error, name)
public final class OSLog: Sendable {
  /// The categories for which Instruments has special displays. In Tessera, they are only names.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a category with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The category for points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category for signposts that are disabled unless a tool records them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The category for signposts with call stacks that are disabled unless a tool records them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards all messages, including errors.
  public static let disabled = OSLog(isDisabled: true)

  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// Creates a log for a category of a subsystem. Use reverse domain name notation for the subsystem.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
  }

  /// Creates a log for a subsystem and a category of Instruments.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    (subsystem, category, self.isDisabled) = ("", "", isDisabled)
  }

  /// Returns whether messages at a level are written. Errors and faults are always written, other messages only if
  /// OS_ACTIVITY_DT_MODE is set.
  public func isEnabled(type: OSLogType) -> Bool { LogOutput.wants(type, self) }

  /// Always false, because signposts are not recorded.
  public var signpostsEnabled: Bool { false }

  /// The prefix of a message.
  var prefix: String {
    if subsystem.isEmpty, category.isEmpty { return "" }
    return "[" + subsystem + (category.isEmpty ? "" : ":" + category) + "] "
  }
}
