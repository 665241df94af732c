// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The result of one snapshot, an entry of a report. Encoded as JSON in `report.json` and by `--json`.
public struct SnapshotResult: Hashable, Sendable, Codable {
  /// The outcome of the comparison.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// The picture is equal to its golden, or differs within the tolerance.
    case passed
    /// The picture differs from its golden.
    case failed
    /// There is no golden.
    case missing
    /// A golden was written, because it was missing, it differed, or all are recorded.
    case recorded
    /// No screen or test uses the golden.
    case obsolete
    /// The comparison was not possible.
    case error
  }

  /// The reason that a snapshot passed without being painted.
  public enum Skip: String, Hashable, Sendable, Codable, CaseIterable {
    /// Its drawing commands are equal to those of the golden.
    case unchanged
    /// It passed before, with the same program, resources, golden and options.
    case cached
  }

  /// A box in pixels.
  public struct Box: Hashable, Sendable, Codable {
    /// The distance from the picture's left edge, in pixels.
    public var x: Int
    /// The distance from the picture's top edge, in pixels.
    public var y: Int
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int

    /// Creates a box in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The difference of pictures in numbers.
  public struct Difference: Hashable, Sendable, Codable {
    /// The number of different pixels.
    public var mismatched: Int
    /// The number of compared pixels, without masked ones.
    public var compared: Int
    /// The number of different pixels in the largest cluster.
    public var largestCluster: Int
    /// The boxes of clusters, by descending number of different pixels.
    public var boxes: [Box]
    /// The size of the golden, as a box at 0, 0.
    public var expected: Box
    /// The size of the new picture, as a box at 0, 0.
    public var actual: Box

    /// Creates a difference. `expected` and `actual` are the pictures' sizes, as boxes at 0, 0.
    public init(mismatched: Int, compared: Int, largestCluster: Int, boxes: [Box], expected: Box, actual: Box) {
      self.mismatched = mismatched
      self.compared = compared
      self.largestCluster = largestCluster
      self.boxes = boxes
      self.expected = expected
      self.actual = actual
    }
  }

  /// The paths of the entry's pictures, relative to the report's folder; nil for pictures that were not written.
  public struct Pictures: Hashable, Sendable, Codable {
    /// A copy of the golden.
    public var expected: String?
    /// The new picture.
    public var actual: String?
    /// The picture of the difference.
    public var difference: String?

    /// Creates paths. None by default.
    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// The snapshot's name, unique in a report: `messages.iphone-14@3.dark`, `SettingsTests/testRow.large`.
  public var name: String
  /// The screen or test file of the snapshot.
  public var group: String
  /// The outcome of the comparison.
  public var state: State
  /// A message, whose first sentence describes the outcome.
  public var message: String
  /// The path of the golden. Empty if unknown.
  public var golden: String
  /// The difference in numbers, or nil if it was not measured.
  public var difference: Difference?
  /// The changes of views, starting with the one that explains the most. Empty for text and filmstrips.
  public var changes: [ViewChange]
  /// The audit's findings for a screen that failed. A run with an audit also has those for screens that passed, and omits known
  /// findings.
  public var findings: [AuditFinding]
  /// The number of findings in the baseline, in a run with an audit. Nil in other runs, and for animations.
  public var knownFindings: Int?
  /// The reason that the snapshot was not painted, or nil if it was.
  public var skipped: Skip?
  /// The reason that would have allowed skipping the snapshot, if it was painted to verify the skip; otherwise nil.
  public var verified: Skip?
  /// The paths of the pictures.
  public var pictures: Pictures
  /// An animation's frames, in order; the pictures above are its filmstrips. Frames without a difference have only the expected
  /// picture.
  public var frames: [Pictures]
  /// The path of the new text, relative to the report's folder; nil for pictures, and if it was not written.
  public var newText: String?
  /// The number of pixels per point, for drawing views' boxes.
  public var scale: Double
  /// The duration of the snapshot in milliseconds, without waiting for others.
  public var milliseconds: Double
  /// The index of a shard's result in the complete run. Nil for results of a run without shards.
  package var position: Int?

  /// Whether the run's audit has new findings, which fail the run.
  public var hasNewFindings: Bool { knownFindings != nil && !findings.isEmpty }

  /// Creates a result. Only name, group and state are required.
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
