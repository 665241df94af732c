// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The output of log messages. Errors and faults are written to standard error. Other messages are discarded unless the
// environment variable OS_ACTIVITY_DT_MODE is set, as it is when running from Xcode. Because the level is checked
// before a message is formatted, a discarded message costs only a comparison.

import Foundation
import TesseraFoundation

enum LogOutput {
  /// A closure that receives messages of all levels instead of standard error, for tests.
  @TaskLocal static var catcher: (@Sendable (String) -> Void)?

  /// Whether messages of all levels are written.
  private static let writesAll = isOn(ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"])

  /// Returns whether a value of OS_ACTIVITY_DT_MODE enables all messages. Any value does, except the empty string,
  /// `0`, `NO` and `disable`.
  static func isOn(_ value: String?) -> Bool {
    guard let value = value?.lowercased() else { return false }
    return !["", "0", "no", "disable"].contains(value)
  }

  static func wants(_ type: OSLogType, _ log: OSLog) -> Bool {
    if log.isDisabled { return false }
    return type == .error || type == .fault || writesAll || catcher != nil
  }

  static func write(_ text: String, _ type: OSLogType, _ log: OSLog) {
    let line = log.prefix + type.name + ": " + text
    if let catcher { return catcher(line) }
    StandardError.write(line + "\n")
  }
}
