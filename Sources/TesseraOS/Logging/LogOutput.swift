// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The destination of messages: errors and faults go to the standard error. Other messages are discarded unless
// OS_ACTIVITY_DT_MODE is set, as Xcode sets it. Whether a message is logged is checked before it is formatted, so a discarded
// message costs one comparison.

import Foundation
import TesseraFoundation

enum LogOutput {
  /// Receives messages of all levels instead of writing them. For tests.
  @TaskLocal static var catcher: (@Sendable (String) -> Void)?

  /// Whether messages of all levels are written.
  private static let writesAll = isOn(ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"])

  /// Returns whether a value of the environment variable enables all messages: any value except the empty string, `0`, `NO`,
  /// and `disable`.
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
