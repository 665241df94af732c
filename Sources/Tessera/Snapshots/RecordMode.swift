// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The condition under which goldens are written.
public enum RecordMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Writes every golden, even if it passes.
  case all
  /// Writes a golden if it is missing, or if the image or text differs from it.
  case failed
  /// Writes a golden only if it is missing. The default.
  case missing
  /// Writes no goldens. A missing golden is a failure.
  case never

  /// The mode selected by environment variables. `TESSERA_RECORD` contains the name of a mode, where `1` means
  /// `failed` and an unknown name means `never`. If it is not set, the mode is `never` if `SNAPSHOT_TESTING_RECORD`,
  /// the variable of swift-snapshot-testing, is `never`, or if `CI` is set to a value other than `0` and `false`.
  /// Otherwise, the mode is nil.
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
