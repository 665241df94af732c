// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

extension SnapshotTestingConfiguration {
  /// The record mode, which is the condition for writing references.
  ///
  ///     assertSnapshot(of: view, as: .image, record: .failed)
  ///     assertSnapshot(of: view, as: .image, record: true)      // the same as .all
  public struct Record: Hashable, Sendable {
    private enum Mode: String, Hashable, Sendable, CaseIterable { case all, failed, missing, never }

    private let mode: Mode

    /// Records every snapshot. Every assertion fails, so that this mode is not committed by mistake.
    public static let all = Record(mode: .all)
    /// Records a snapshot if its reference is missing or doesn't match.
    public static let failed = Record(mode: .failed)
    /// Records a snapshot if its reference is missing. This is the default.
    public static let missing = Record(mode: .missing)
    /// Records nothing. A missing reference is a failure.
    public static let never = Record(mode: .never)

    private init(mode: Mode) {
      self.mode = mode
    }

    /// Creates a mode from its name: `all`, `failed`, `missing` or `never`. Returns nil for other names.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// The mode's name.
    public var rawValue: String { mode.rawValue }

    /// Creates the mode `all` from true and the mode `missing` from false.
    public init(_ isRecording: Bool) {
      mode = isRecording ? .all : .missing
    }

    /// Returns the mode for the value of `SNAPSHOT_TESTING_RECORD`. An unknown name is logged once on standard error
    /// and treated as `never`, so that a typo doesn't write files.
    static func environment(_ value: String?) -> Record {
      guard let value, !value.isEmpty else { return .missing }
      if let record = Record(rawValue: value) { return record }
      let words =
        "SNAPSHOT_TESTING_RECORD is \"\(value)\", which is not a mode; nothing is recorded. Set it to all, failed, missing or "
        + "never.\n"
      StandardError.write(words)
      return .never
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates the mode `all` from `true` and the mode `missing` from `false`.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
