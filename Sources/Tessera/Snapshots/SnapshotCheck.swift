// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One picture against one golden. Two steps, because most snapshots pass: `compare` paints nothing, decodes nothing and
// runs on any thread; only what did not pass goes on to `conclude`, which needs the view tree, measures the difference,
// tells it in words, writes pictures for the report, and records.

internal import Foundation
public import TesseraImaging
public import TesseraRaster

/// How a picture is compared with its golden and what is done about a difference.
public struct SnapshotCheck: Sendable {
  /// The snapshot's name in the report and in the paths of its pictures there.
  public var name: String
  /// The screen or test file that the snapshot belongs to.
  public var group: String
  /// The path of the golden's file.
  public var goldenPath: String
  /// When the golden is written.
  public var mode: RecordMode
  /// How much the picture may differ from its golden.
  public var tolerance: SnapshotTolerance
  /// Views whose pixels are not compared, in the golden and in the picture.
  public var masks: [SnapshotMask]
  /// The report's folder, where pictures of what did not pass are written; nil for none.
  public var reportFolder: String?

  public init(
    name: String, group: String, goldenPath: String, mode: RecordMode = .missing, tolerance: SnapshotTolerance = .exact,
    masks: [SnapshotMask] = [], reportFolder: String? = nil
  ) {
    self.name = name
    self.group = group
    self.goldenPath = goldenPath
    self.mode = mode
    self.tolerance = tolerance
    self.masks = masks
    self.reportFolder = reportFolder
  }

  public enum Comparison: Sendable {
    case passed
    case missing
    case differs(Golden)
    /// The golden cannot be read, or is not what it says.
    case error(String)
  }

  /// Compares exactly. Decodes nothing when the golden is stamped.
  public func compare(_ bitmap: Bitmap) -> Comparison {
    do throws(PNGFileError) {
      let golden = try Golden.read(goldenPath)
      return try golden.shows(bitmap) ? .passed : .differs(golden)
    } catch {
      if case .file(let error) = error, error.reason == .notFound { return .missing }
      return .error("\(error)")
    }
  }

  /// What becomes of a comparison.
  ///
  /// - Parameters:
  ///   - tree: What the picture shows.
  ///   - scale: Pixels per point.
  public func conclude(_ comparison: Comparison, _ bitmap: Bitmap, tree: ViewNode, scale: Double) -> SnapshotResult {
    var result = SnapshotResult(name: name, group: group, state: .passed, golden: goldenPath, scale: scale)
    switch comparison {
    case .passed:
      if mode == .all { record(bitmap, tree, "Recorded again.", &result) }
    case .missing:
      if mode == .never {
        result.state = .missing
        result.message = "There is no golden \(goldenPath). Record it, look at it, and commit it."
        result.pictures.actual = write(bitmap, "actual", &result, tree: tree)
      } else {
        record(bitmap, tree, "There was no golden; recorded it. Look at \(goldenPath), then test again.", &result)
      }
    case .error where mode == .all:
      record(bitmap, tree, "The golden could not be read; recorded it anew.", &result)
    case .error(let message):
      result.state = .error
      result.message = message
      result.pictures.actual = write(bitmap, "actual", &result, tree: tree)
    case .differs(let golden):
      judge(golden, bitmap, tree, scale, &result)
    }
    return result
  }

  private func judge(
    _ golden: Golden, _ bitmap: Bitmap, _ tree: ViewNode, _ scale: Double, _ result: inout SnapshotResult
  ) {
    let expected: Bitmap
    do throws(PNGFileError) { expected = try golden.bitmap() } catch {
      result.state = .error
      result.message = "\(error)"
      result.pictures.actual = write(bitmap, "actual", &result, tree: tree)
      return
    }
    let before = golden.viewTree()
    let hidden = tree.pixels(under: masks, scale: scale) + (before?.pixels(under: masks, scale: scale) ?? [])
    let diff = ImageDiff(expected: expected, actual: bitmap, by: tolerance.comparison, ignoring: hidden)
    result.difference = SnapshotResult.Difference(diff)
    if tolerance.allows(diff) {
      if mode == .all { record(bitmap, tree, "Recorded again.", &result) }
      return
    }
    result.changes = before.map { ViewTreeDiff.changes(from: $0, to: tree) } ?? []
    let hasViews = before != nil && tree != .filmstrip
    result.message = result.changes.first?.words ?? (hasViews ? "No view changed; \(diff)" : "\(diff)")
    if mode == .all || mode == .failed { return record(bitmap, tree, "Recorded: " + result.message, &result) }
    result.state = .failed
    result.pictures.expected = copy(golden, "expected", &result)
    result.pictures.actual = write(bitmap, "actual", &result, tree: tree)
    let difference = diff.picture(expected: expected, actual: bitmap)
    let boxed = try? ViewBoxes.draw(result.changes, on: difference, scale: scale)
    result.pictures.difference = write(boxed ?? difference, "difference", &result)
  }

  private func record(_ bitmap: Bitmap, _ tree: ViewNode, _ message: String, _ result: inout SnapshotResult) {
    do throws(PNGFileError) {
      try Golden.write(bitmap, tree: tree, to: goldenPath)
      result.state = .recorded
      result.message = message
    } catch {
      result.state = .error
      result.message = "\(error)"
    }
  }

  /// Copies the golden into the report's folder, as `write` does.
  private func copy(_ golden: Golden, _ kind: String, _ result: inout SnapshotResult) -> String? {
    guard let reportFolder else { return nil }
    let relative = "images/\(name).\(kind).png"
    do throws(PNGFileError) {
      try golden.copy(to: (reportFolder as NSString).appendingPathComponent(relative))
      return relative
    } catch {
      result.message += " \(error)"
      return nil
    }
  }

  /// Writes a picture into the report's folder and gives its place there; a failure becomes part of the message. One
  /// with a tree is stamped: it may be approved.
  private func write(
    _ bitmap: Bitmap, _ kind: String, _ result: inout SnapshotResult, tree: ViewNode? = nil
  ) -> String? {
    guard let reportFolder else { return nil }
    let relative = "images/\(name).\(kind).png"
    let path = (reportFolder as NSString).appendingPathComponent(relative)
    do throws(PNGFileError) {
      if let tree {
        try Golden.write(bitmap, tree: tree, to: path, preset: .fast)
        return relative
      }
      do { try AtomicFile.createDirectory((path as NSString).deletingLastPathComponent) } catch { throw .file(error) }
      try PNG.write(bitmap, to: path, threads: nil, usesPalette: kind == "difference")
      return relative
    } catch {
      result.message += " \(error)"
      return nil
    }
  }
}

extension SnapshotResult.Difference {
  init(_ diff: ImageDiff) {
    self.init(
      mismatched: diff.mismatched, compared: diff.compared, largestCluster: diff.clusters.first?.mismatched ?? 0,
      boxes: diff.clusters.map {
        SnapshotResult.Box(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
      },
      expected: SnapshotResult.Box(x: 0, y: 0, width: diff.expectedSize.width, height: diff.expectedSize.height),
      actual: SnapshotResult.Box(x: 0, y: 0, width: diff.actualSize.width, height: diff.actualSize.height))
  }
}
