// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The result of one snapshot, an entry of a report. `report.json` and `--json` hold it as JSON.
public struct SnapshotResult: Hashable, Sendable, Codable {
  /// How the comparison ended.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// The picture equals its golden, or differs within the tolerance.
    case passed
    /// The picture differs from its golden.
    case failed
    /// There is no golden.
    case missing
    /// A golden was written, as there was none, it differed, or all are recorded.
    case recorded
    /// A golden that no screen and no test asks for.
    case obsolete
    /// The comparison could not be made.
    case error
  }

  /// Why a snapshot passed without having been painted.
  public enum Skip: String, Hashable, Sendable, Codable, CaseIterable {
    /// Its drawing commands are those of the golden.
    case unchanged
    /// It passed before, with the same program, resources, golden and options.
    case cached
  }

  /// A box in pixels.
  public struct Box: Hashable, Sendable, Codable {
    /// Distance from the picture's left edge, in pixels.
    public var x: Int
    /// Distance from the picture's top edge, in pixels.
    public var y: Int
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int

    /// A box in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// How pictures differ, in numbers.
  public struct Difference: Hashable, Sendable, Codable {
    /// Pixels that differ.
    public var mismatched: Int
    /// Pixels that were compared. Masked ones are left out.
    public var compared: Int
    /// Differing pixels of the largest place.
    public var largestCluster: Int
    /// The places that differ, the one with the most pixels first.
    public var boxes: [Box]
    /// The size of the golden, as a box at 0, 0.
    public var expected: Box
    /// The size of the new picture, as a box at 0, 0.
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

  /// Paths of the entry's pictures, relative to the report's folder; nil for pictures that were not written.
  public struct Pictures: Hashable, Sendable, Codable {
    /// A copy of the golden.
    public var expected: String?
    /// The new picture.
    public var actual: String?
    /// The picture of the difference.
    public var difference: String?

    /// The files of an entry; none by default.
    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// The snapshot's name, unique in a report: `messages.iphone-14@3.dark`, `SettingsTests/testRow.large`.
  public var name: String
  /// The screen or the test file the snapshot belongs to.
  public var group: String
  /// How the comparison ended.
  public var state: State
  /// Sentences, the first of which says what happened.
  public var message: String
  /// The path of the golden. Empty if none could be named.
  public var golden: String
  /// The difference in numbers; nil where none was measured.
  public var difference: Difference?
  /// The changes of views in words, the one that explains the most first. Empty for texts and filmstrips.
  public var changes: [ViewChange]
  /// What the audit found on a screen that did not pass; in a run that audits also on one that passed, without what the
  /// baseline knows.
  public var findings: [AuditFinding]
  /// In a run that audits, how many findings more the baseline knows; nil in a run that does not, and for animations.
  public var knownFindings: Int?
  /// Why the snapshot was not painted; nil for one that was.
  public var skipped: Skip?
  /// Why the snapshot would have been skipped, if it was painted to verify that; else nil.
  public var verified: Skip?
  /// The files of the pictures.
  public var pictures: Pictures
  /// An animation's frames, in order; the pictures above are its filmstrips. Frames that do not differ have only the
  /// expected picture.
  public var frames: [Pictures]
  /// The path of the new text, relative to the report's folder; nil for pictures, and where it was not written.
  public var newText: String?
  /// Pixels per point, to draw views' boxes.
  public var scale: Double
  /// The time that the snapshot took, in milliseconds, without waiting for others.
  public var milliseconds: Double
  /// Of a shard's result its place in the whole run, from 0; otherwise nil.
  package var position: Int?

  /// Whether a run that audits found something new, which fails the run.
  public var hasNewFindings: Bool { knownFindings != nil && !findings.isEmpty }

  /// A result; only name, group and state have to be given.
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
