// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What became of one snapshot: an entry of a report. Its JSON is what `--json` and `report.json` hold.
public struct SnapshotResult: Hashable, Sendable, Codable {
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// The picture is its golden.
    case passed
    /// The picture differs from its golden.
    case failed
    /// There is no golden.
    case missing
    /// A golden was written, since there was none or it differed.
    case recorded
    /// A golden that no screen and no test asks for.
    case obsolete
    /// The comparison could not be made.
    case error
  }

  /// A box in pixels.
  public struct Box: Hashable, Sendable, Codable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// How pictures differ, in numbers.
  public struct Difference: Hashable, Sendable, Codable {
    public var mismatched: Int
    public var compared: Int
    /// Mismatched pixels of the largest place.
    public var largestCluster: Int
    /// The places, the one with the most pixels first.
    public var boxes: [Box]
    public var expected: Box
    public var actual: Box

    /// `expected` and `actual` are the pictures' sizes, as boxes at 0, 0.
    public init(mismatched: Int, compared: Int, largestCluster: Int, boxes: [Box], expected: Box, actual: Box) {
      self.mismatched = mismatched
      self.compared = compared
      self.largestCluster = largestCluster
      self.boxes = boxes
      self.expected = expected
      self.actual = actual
    }
  }

  /// Files of the entry, relative to the report's folder; nil for those there are not.
  public struct Pictures: Hashable, Sendable, Codable {
    public var expected: String?
    public var actual: String?
    public var difference: String?

    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// Unique in a report: `messages.iphone-14@3.dark`, `SettingsTests/testRow.large`.
  public var name: String
  /// The screen or the test file the snapshot belongs to.
  public var group: String
  public var state: State
  /// Sentences; the first says what happened.
  public var message: String
  /// The golden's file, as it was given or found.
  public var golden: String
  public var difference: Difference?
  public var changes: [ViewChange]
  public var findings: [AuditFinding]
  public var pictures: Pictures
  /// An animation's frames, in order; the pictures above are its filmstrips. Frames that do not differ have only the
  /// expected picture.
  public var frames: [Pictures]
  /// Pixels per point, to draw views' boxes.
  public var scale: Double
  public var milliseconds: Double

  public init(
    name: String, group: String, state: State, message: String = "", golden: String = "", difference: Difference? = nil,
    changes: [ViewChange] = [], findings: [AuditFinding] = [], pictures: Pictures = Pictures(), frames: [Pictures] = [],
    scale: Double = 1, milliseconds: Double = 0
  ) {
    self.name = name
    self.group = group
    self.state = state
    self.message = message
    self.golden = golden
    self.difference = difference
    self.changes = changes
    self.findings = findings
    self.pictures = pictures
    self.frames = frames
    self.scale = scale
    self.milliseconds = milliseconds
  }
}
