// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The result of a snapshot, which is an entry of a report. It is encoded as JSON in `report.json` and for `--json`.
public struct SnapshotResult: Hashable, Sendable, Codable {
  /// The outcome of the comparison.
  public enum State: String, Hashable, Sendable, Codable, CaseIterable {
    /// The image equals its golden, or differs within the tolerance.
    case passed
    /// The image differs from its golden.
    case failed
    /// There is no golden.
    case missing
    /// A golden was written because it was missing or different, or because all goldens are recorded.
    case recorded
    /// The golden is not used by any screen or test.
    case obsolete
    /// The comparison was not possible.
    case error
  }

  /// The reason that a snapshot passed without being painted.
  public enum Skip: String, Hashable, Sendable, Codable, CaseIterable {
    /// The display list equals the golden's display list.
    case unchanged
    /// An earlier run with the same program, resources, golden and options passed.
    case cached
  }

  /// A box in pixels.
  public struct Box: Hashable, Sendable, Codable {
    /// The distance from the image's left edge, in pixels.
    public var x: Int
    /// The distance from the image's top edge, in pixels.
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

  /// The measured difference between two images.
  public struct Difference: Hashable, Sendable, Codable {
    /// The number of different pixels.
    public var mismatched: Int
    /// The number of compared pixels, excluding masked pixels.
    public var compared: Int
    /// The number of different pixels in the largest cluster.
    public var largestCluster: Int
    /// The bounding boxes of the clusters, in descending order of the number of different pixels.
    public var boxes: [Box]
    /// The size of the golden, as a box with the origin (0, 0).
    public var expected: Box
    /// The size of the new image, as a box with the origin (0, 0).
    public var actual: Box

    /// Creates a difference. `expected` and `actual` are the image sizes, as boxes with the origin (0, 0).
    public init(mismatched: Int, compared: Int, largestCluster: Int, boxes: [Box], expected: Box, actual: Box) {
      self.mismatched = mismatched
      self.compared = compared
      self.largestCluster = largestCluster
      self.boxes = boxes
      self.expected = expected
      self.actual = actual
    }
  }

  /// The paths of the entry's images, relative to the report's folder. The path of an image that was not written is
  /// nil.
  public struct Pictures: Hashable, Sendable, Codable {
    /// The path of a copy of the golden.
    public var expected: String?
    /// The path of the new image.
    public var actual: String?
    /// The path of the difference image.
    public var difference: String?

    /// Creates a set of paths. By default, all paths are nil.
    public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }

  /// The snapshot's name, such as `messages.iphone-14@3.dark` or `SettingsTests/testRow.large`. It is unique within
  /// the report.
  public var name: String
  /// The snapshot's screen or test file.
  public var group: String
  /// The outcome of the comparison.
  public var state: State
  /// A message whose first sentence describes the outcome.
  public var message: String
  /// The path of the golden. Empty if unknown.
  public var golden: String
  /// The measured difference, or nil if it was not measured.
  public var difference: Difference?
  /// The changes of views, in descending order of significance. Empty for text and filmstrips.
  public var changes: [ViewChange]
  /// The audit findings for a failed snapshot's screen. If the run has an audit, also the findings for passed
  /// snapshots, excluding known findings.
  public var findings: [AuditFinding]
  /// The number of findings that are in the baseline. Nil if the run has no audit, and for animations.
  public var knownFindings: Int?
  /// The reason that the snapshot was not painted, or nil if it was painted.
  public var skipped: Skip?
  /// The reason that the snapshot could have been skipped. Nil unless it was painted only to verify skipping.
  public var verified: Skip?
  /// The paths of the pictures.
  public var pictures: Pictures
  /// The images of an animation's frames, in order. `pictures` contains the filmstrips. A frame without a difference
  /// has only an expected image.
  public var frames: [Pictures]
  /// The path of the new text, relative to the report's folder. Nil for images, and if the text was not written.
  public var newText: String?
  /// The scale in pixels per point, used to draw the boxes of views.
  public var scale: Double
  /// The duration of taking the snapshot in milliseconds, excluding the time spent waiting for other snapshots.
  public var milliseconds: Double
  /// The result's index in the complete run if the run is a shard. Nil for other runs.
  package var position: Int?

  /// Whether the run's audit has new findings for the screen, which cause the run to fail.
  public var hasNewFindings: Bool { knownFindings != nil && !findings.isEmpty }

  /// Creates a result. Only the name, group and state are required.
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
