// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraImaging
public import TesseraRaster

/// The settings for comparing a snapshot with its golden, and for recording goldens.
public struct SnapshotCheck: Sendable {
  /// The snapshot's name in the report and in the paths of its images. Images are always written inside the report's
  /// folder. In a name that would result in a path outside the folder, such as `../row`, each run of characters other
  /// than letters, digits and `_` becomes `-`.
  public var name: String {
    didSet { name = SnapshotName.contained(name) }
  }
  /// The snapshot's screen or test file.
  public var group: String
  /// The path of the golden.
  public var goldenPath: String
  /// The condition under which the golden is written.
  public var mode: RecordMode
  /// The allowed difference between the image and its golden.
  public var tolerance: SnapshotTolerance
  /// The views whose pixels are not compared, both in the golden and in the image.
  public var masks: [SnapshotMask]
  /// The report's folder, which receives the images of failed snapshots, or nil.
  public var reportFolder: String?
  /// Whether recording all goldens leaves unchanged goldens as they are, instead of rewriting them.
  package var leavesCurrent = false

  /// Creates a check. By default, missing goldens are recorded, images are compared exactly, and no report is
  /// written.
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

  /// Compares an image with its golden. Depending on the mode, records the golden or writes the images of a
  /// difference to the report's folder.
  ///
  /// - Parameters:
  ///   - bitmap: The image.
  ///   - tree: The image's view tree.
  ///   - scale: The scale, in pixels per point.
  public func result(of bitmap: Bitmap, tree: ViewNode, scale: Double) -> SnapshotResult {
    let picture = SnapshotPicture(bitmap: bitmap, scale: scale, tree: tree)
    return makeResult(verdict: verdict(on: picture, compare(picture)), content: picture)
  }

  /// Compares the content exactly with its golden. A stamped golden is not decoded.
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

  /// Measures the difference between unequal contents. Does not write any files.
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

  /// Records the content as the golden, or reports the verdict.
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

  /// Returns the message for a golden that is about to be recorded, or nil if no golden is recorded.
  private func recordingMessage(verdict: SnapshotVerdict, content: some SnapshotContent) -> String? {
    switch (verdict, mode) {
    case (.equal, .all): leavesCurrent && content.isCurrent(goldenPath) ? nil : "Recorded again."
    case (.tolerated, .all): "Recorded again."
    case (.missing, .all), (.missing, .failed), (.missing, .missing):
      "There was no golden, so it was recorded. Review \(goldenPath), then test again."
    case (.different(let difference), .all), (.different(let difference), .failed): difference.recordedMessage
    case (.error, .all): "The golden could not be compared, so it was recorded again."
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
