// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraImaging
public import TesseraRaster

/// The rules for comparing a snapshot with its golden and for recording.
public struct SnapshotCheck: Sendable {
  /// The snapshot's name in the report, and in the paths of its pictures there. Pictures are always inside the report's folder: in
  /// a name that would lead out of it, such as `../row`, each run of characters other than letters, digits and `_` becomes a `-`.
  public var name: String {
    didSet { name = SnapshotName.contained(name) }
  }
  /// The screen or test file of the snapshot.
  public var group: String
  /// The path of the golden's file.
  public var goldenPath: String
  /// The condition for writing the golden.
  public var mode: RecordMode
  /// The allowed difference of the picture from its golden.
  public var tolerance: SnapshotTolerance
  /// The views whose pixels are not compared, in the golden and in the picture.
  public var masks: [SnapshotMask]
  /// The report's folder for pictures of failed snapshots, or nil.
  public var reportFolder: String?
  /// Whether recording all goldens skips those that would not change.
  package var leavesCurrent = false

  /// Creates a check. By default missing goldens are recorded, pictures are compared exactly, and no report is written.
  public init(
    name: String, group: String, goldenPath: String, mode: RecordMode = .missing, tolerance: SnapshotTolerance = .exact,
    masks: [SnapshotMask] = [], reportFolder: String? = nil
  ) {
    self.name = SnapshotName.contained(name)
    self.group = group
    self.goldenPath = goldenPath
    self.mode = mode
    self.tolerance = tolerance
    self.masks = masks
    self.reportFolder = reportFolder
  }

  /// Compares a picture with its golden, and records it or writes the pictures of the difference to the report's folder.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - tree: The view tree of the picture.
  ///   - scale: Pixels per point.
  public func result(of bitmap: Bitmap, tree: ViewNode, scale: Double) -> SnapshotResult {
    let picture = SnapshotPicture(bitmap: bitmap, scale: scale, tree: tree)
    return makeResult(verdict: verdict(on: picture, compare(picture)), content: picture)
  }

  /// Compares exactly. Does not decode a stamped golden.
  package func compare<Content: SnapshotContent>(_ content: Content) -> SnapshotComparison<Content.Stored> {
    do throws(GoldenProblem) {
      let golden = try Content.stored(goldenPath)
      return try content.equals(golden) ? .equal : .unequal(golden)
    } catch {
      switch error {
      case .missing: return .missing
      case .unreadable(let message): return .error(message)
      }
    }
  }

  /// Measures the difference of unequal content. Writes nothing.
  package func verdict<Content: SnapshotContent>(
    on content: Content, _ comparison: SnapshotComparison<Content.Stored>
  ) -> SnapshotVerdict {
    switch comparison {
    case .equal: return .equal
    case .missing: return .missing
    case .error(let message): return .error(message)
    case .unequal(let golden):
      do throws(GoldenProblem) {
        let difference = try content.difference(from: golden, self)
        return difference.isAllowed ? .tolerated(difference) : .different(difference)
      } catch {
        switch error {
        case .missing: return .missing
        case .unreadable(let message): return .error(message)
        }
      }
    }
  }

  /// Records the content, or reports the verdict.
  package func makeResult(verdict: SnapshotVerdict, content: some SnapshotContent) -> SnapshotResult {
    var result = SnapshotResult(
      name: name, group: group, state: .passed, golden: goldenPath, scale: content.scale)
    verdict.difference?.describe(in: &result)
    guard let words = recordingMessage(verdict: verdict, content: content) else {
      addReport(of: verdict, content: content, to: &result)
      return result
    }
    do {
      try content.record(goldenPath)
      (result.state, result.message) = (.recorded, words)
    } catch {
      (result.state, result.message) = (.error, "\(error)")
    }
    return result
  }

  /// Returns the message for a golden that is recorded now, or nil if none is.
  private func recordingMessage(verdict: SnapshotVerdict, content: some SnapshotContent) -> String? {
    switch (verdict, mode) {
    case (.equal, .all): leavesCurrent && content.isCurrent(goldenPath) ? nil : "Recorded again."
    case (.tolerated, .all): "Recorded again."
    case (.missing, .all), (.missing, .failed), (.missing, .missing):
      "There was no golden, so it was recorded. Review \(goldenPath), then test again."
    case (.different(let difference), .all), (.different(let difference), .failed): difference.recordedMessage
    case (.error, .all): "The golden was not readable, so it was recorded again."
    case (.equal, _), (.tolerated, _), (.missing, .never), (.different, _), (.error, _): nil
    }
  }

  private func addReport(of verdict: SnapshotVerdict, content: some SnapshotContent, to result: inout SnapshotResult) {
    var evidence = SnapshotEvidence(name: name, folder: reportFolder)
    switch verdict {
    case .equal, .tolerated: return
    case .missing:
      result.state = .missing
      result.message = "There is no golden \(goldenPath). Record it, review it, and commit it."
      content.addEvidence(to: &evidence)
    case .error(let message):
      result.state = .error
      result.message = message
      content.addEvidence(to: &evidence)
    case .different(let difference):
      result.state = .failed
      result.message = difference.message
      difference.addEvidence(to: &evidence)
    }
    evidence.addPaths(to: &result)
  }
}
