// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// When goldens are written.
public enum RecordMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Every time.
  case all
  /// Where there is none, or the picture differs.
  case failed
  /// Where there is none.
  case missing
  /// Not at all.
  case never

  /// The mode of the environment: `TESSERA_RECORD` by name (`1` is `failed`), else `never` when `CI` is set, else nil.
  public static var environment: RecordMode? {
    environment(ProcessInfo.processInfo.environment)
  }

  static func environment(_ variables: [String: String]) -> RecordMode? {
    if let value = variables["TESSERA_RECORD"], !value.isEmpty {
      return value == "1" ? .failed : RecordMode(rawValue: value) ?? .never
    }
    guard let ci = variables["CI"], !ci.isEmpty, ci != "0", ci != "false" else { return nil }
    return .never
  }
}
