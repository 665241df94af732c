// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The condition for writing goldens.
public enum RecordMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Writes every golden, even if it passes.
  case all
  /// Writes a golden if it is missing, or the picture or text differs from it.
  case failed
  /// Writes a golden if it is missing. The default.
  case missing
  /// Writes no goldens. A missing golden is a failure.
  case never

  /// The mode that environment variables select: `TESSERA_RECORD` by name (`1` is `failed`, an unknown name is `never`). If it is
  /// not set, the mode is `never` if `SNAPSHOT_TESTING_RECORD` is `never`, the spelling of swift-snapshot-testing, or if `CI` is
  /// set and neither `0` nor `false`; otherwise it is nil.
  public static var environment: RecordMode? {
    environment(ProcessInfo.processInfo.environment)
  }

  static func environment(_ variables: [String: String]) -> RecordMode? {
    if let value = variables["TESSERA_RECORD"], !value.isEmpty {
      return value == "1" ? .failed : RecordMode(rawValue: value) ?? .never
    }
    if variables["SNAPSHOT_TESTING_RECORD"] == RecordMode.never.rawValue { return .never }
    guard let ci = variables["CI"], !ci.isEmpty, ci != "0", ci != "false" else { return nil }
    return .never
  }
}
