// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A log for the messages of one subsystem and category.
///
///     let network = OSLog(subsystem: "com.example.app", category: "network")
///     os_log("%{public}@ failed", log: network, type: .error, name)
public final class OSLog: Sendable {
  /// The categories that Instruments presents specially. In Tessera, they are only names.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a category with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are disabled unless a tool records them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts with call stacks that are disabled unless a tool records them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards all messages, including errors.
  public static let disabled = OSLog(isDisabled: true)

  let subsystem: String
  let category: String
  let isDisabled: Bool

  /// Creates a log for a subsystem, in reverse domain name notation, and a category in it.
  public init(subsystem: String, category: String) {
    (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
  }

  /// Creates a log for a subsystem and one of Instruments' categories.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isDisabled: Bool) {
    (subsystem, category, self.isDisabled) = ("", "", isDisabled)
  }

  /// Returns whether messages at a level are written: errors and faults always, others if OS_ACTIVITY_DT_MODE is set.
  public func isEnabled(type: OSLogType) -> Bool { LogOutput.wants(type, self) }

  /// Always false: signposts are not recorded.
  public var signpostsEnabled: Bool { false }

  /// The prefix of a message.
  var prefix: String {
    if subsystem.isEmpty, category.isEmpty { return "" }
    return "[" + subsystem + (category.isEmpty ? "" : ":" + category) + "] "
  }
}
