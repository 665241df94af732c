// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation

extension SnapshotTestingConfiguration {
  /// When references are written.
  ///
  ///     assertSnapshot(of: view, as: .image, record: .failed)
  ///     assertSnapshot(of: view, as: .image, record: true)      // the same as .all
  public struct Record: Hashable, Sendable {
    private enum Mode: String, Hashable, Sendable, CaseIterable { case all, failed, missing, never }

    private let mode: Mode

    /// Always. Every assertion fails, so that this mode is not left on.
    public static let all = Record(mode: .all)
    /// When there is none, or the snapshot differs from it.
    public static let failed = Record(mode: .failed)
    /// When there is none. The default.
    public static let missing = Record(mode: .missing)
    /// Never: a missing reference is a failure.
    public static let never = Record(mode: .never)

    private init(mode: Mode) {
      self.mode = mode
    }

    /// The mode of a name: `all`, `failed`, `missing` or `never`. Nil for another.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// The mode's name.
    public var rawValue: String { mode.rawValue }

    /// `all` for true, `missing` for false.
    public init(_ isRecording: Bool) {
      mode = isRecording ? .all : .missing
    }

    /// The mode that a value of `SNAPSHOT_TESTING_RECORD` names. An unknown name is said once on standard error and
    /// counts as `never`, so that a typing error does not write files.
    static func environment(_ value: String?) -> Record {
      guard let value, !value.isEmpty else { return .missing }
      if let record = Record(rawValue: value) { return record }
      let words =
        "SNAPSHOT_TESTING_RECORD is \"\(value)\", which is no mode; nothing is recorded. Set it to all, failed, missing or "
        + "never.\n"
      StandardError.write(words)
      return .never
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is `all`, `false` is `missing`.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
