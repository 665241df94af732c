// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The destination of messages. Errors and faults go to the standard error. Other messages are discarded unless
// OS_ACTIVITY_DT_MODE is set, as it is by Xcode. The level is checked before a message is formatted, so a discarded
// message costs one comparison.

import Foundation
import TesseraFoundation

enum LogOutput {
  /// A closure that receives messages of all levels instead of the standard error. For tests.
  @TaskLocal static var catcher: (@Sendable (String) -> Void)?

  /// Whether messages of all levels are written.
  private static let writesAll = isOn(ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"])

  /// Returns whether a value of OS_ACTIVITY_DT_MODE enables all messages: any value except the empty string, `0`, `NO`,
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
