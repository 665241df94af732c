// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A namespace for qualified names such as `os.Logger`.
public enum os {
  /// A logger for messages of one subsystem and category.
  ///
  ///     let logger = Logger(subsystem: "com.example.app", category: "sync")
  ///     logger.error("\(name, privacy: .public) failed after \(seconds, format: .fixed(precision: 2)) s")
  ///
  /// Errors and faults are written to standard error. Other messages are discarded without being formatted, unless
  /// the environment variable OS_ACTIVITY_DT_MODE is set.
  public typealias Logger = TesseraOS.Logger
  /// A log for messages of one subsystem and category.
  public typealias OSLog = TesseraOS.OSLog
  /// The level of a message.
  public typealias OSLogType = TesseraOS.OSLogType
  /// A signposter, which marks events and intervals.
  public typealias OSSignposter = TesseraOS.OSSignposter
  /// A lock that protects a value.
  public typealias OSAllocatedUnfairLock = TesseraOS.OSAllocatedUnfairLock
}
