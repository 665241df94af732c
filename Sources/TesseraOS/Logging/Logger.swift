// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A logger for messages of one subsystem and category.
///
///     let logger = Logger(subsystem: "com.example.app", category: "sync")
///     logger.error("\(name, privacy: .public) failed after \(seconds, format: .fixed(precision: 2)) s")
///
/// Errors and faults are written to standard error. Other messages are discarded without being formatted, unless the
/// environment variable OS_ACTIVITY_DT_MODE is set.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for a category of a subsystem. Use reverse domain name notation for the subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for the default log.
  public init() {
    log = .default
  }

  /// Creates a logger for a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Returns whether messages at a level are written.
  public func isEnabled(type: OSLogType) -> Bool { log.isEnabled(type: type) }

  private func write(_ type: OSLogType, _ message: () -> OSLogMessage) {
    if LogOutput.wants(type, log) { LogOutput.write(message().text, type, log) }
  }

  /// Writes a message at the default level.
  public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level, message) }
  /// Writes a debug message. Equivalent to `debug`.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  /// Writes a debug message.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message) }
  /// Writes an informational message.
  public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message) }
  /// Writes a message at the default level.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message) }
  /// Writes a warning. Equivalent to `error`.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  /// Writes an error.
  public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message) }
  /// Writes a fault. Equivalent to `fault`.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
  /// Writes a fault, which indicates a bug.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message) }
}
