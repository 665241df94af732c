// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

extension SnapshotTestingConfiguration {
  /// The condition for writing references.
  ///
  ///     assertSnapshot(of: view, as: .image, record: .failed)
  ///     assertSnapshot(of: view, as: .image, record: true)      // the same as .all
  public struct Record: Hashable, Sendable {
    private enum Mode: String, Hashable, Sendable, CaseIterable { case all, failed, missing, never }

    private let mode: Mode

    /// Records every snapshot. Every assertion fails, so that this mode is not left on.
    public static let all = Record(mode: .all)
    /// Records a snapshot if its reference is missing or different.
    public static let failed = Record(mode: .failed)
    /// Records a snapshot if its reference is missing. The default.
    public static let missing = Record(mode: .missing)
    /// Records nothing. A missing reference is a failure.
    public static let never = Record(mode: .never)

    private init(mode: Mode) {
      self.mode = mode
    }

    /// Creates a mode from its name: `all`, `failed`, `missing` or `never`. Returns nil for others.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// The mode's name.
    public var rawValue: String { mode.rawValue }

    /// Creates `all` from true, `missing` from false.
    public init(_ isRecording: Bool) {
      mode = isRecording ? .all : .missing
    }

    /// Returns the mode for a value of `SNAPSHOT_TESTING_RECORD`. An unknown name is reported once on standard error
    /// and counts as `never`, so that a typo does not write files.
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
  /// Creates `all` from `true`, `missing` from `false`.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
