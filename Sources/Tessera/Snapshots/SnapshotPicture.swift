// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
package import TesseraImaging
package import TesseraRaster

/// A snapshot's image. If it has cells, it is a filmstrip.
package struct SnapshotPicture: SnapshotContent {
  package let bitmap: Bitmap
  package let scale: Double
  /// The image's view tree. It is used only if the image differs or is recorded, and can be set just before that.
  package var tree: ViewNode
  /// The fingerprint of the image's display list to store in the golden, or nil if it is unknown. Used only if the
  /// image differs or is recorded.
  package var list: DisplayListHash?
  /// The boxes of the images within a strip, in pixels, and their names, such as `at 0.25 s` or `"Receipt"`.
  var cells: [PixelRect] = []
  var cellNames: [String] = []
  /// The noun for the images within a strip, which are frames of an animation or snapshots of a flow.
  var cellNoun = "frame"

  package init(bitmap: Bitmap, scale: Double, tree: ViewNode = .filmstrip) {
    self.bitmap = bitmap
    self.scale = scale
    self.tree = tree
  }

  package var fingerprint: String { "\(PixelHash(bitmap))" }

  package static func stored(_ path: String) throws(GoldenProblem) -> Golden {
    do { return try Golden.read(path) } catch { throw GoldenProblem(error) }
  }

  package func equals(_ golden: Golden) throws(GoldenProblem) -> Bool {
    do { return try golden.shows(bitmap) } catch { throw GoldenProblem(error) }
  }

  package func difference(
    from golden: Golden, _ check: SnapshotCheck
  ) throws(GoldenProblem) -> any SnapshotDifference {
    if !tree.isFilmstrip, let other = golden.viewTree(), other.look != tree.look {
      throw .unreadable(
        "The golden \(golden.path) has the look of \(Look.title(other.look)), but the picture has the look of "
          + "\(Look.title(tree.look)). Test with --look \(Look.number(other.look)) or TESSERA_LOOK=\(Look.number(other.look)), "
          + "or record a golden for this look under another name.")
    }
    do { return try SnapshotPictureDifference(picture: self, golden: golden, check: check) } catch {
      throw GoldenProblem(error)
    }
  }

  /// Returns whether a golden is stamped and has the same view tree. Called only for a golden that equals the image.
  package func isCurrent(_ path: String) -> Bool {
    guard let golden = try? Golden.read(path), golden.stamp != nil else { return false }
    return golden.viewTree() == tree && (list == nil || golden.stamp?.list == list)
  }

  package func record(_ path: String) throws { try Golden.write(bitmap, tree: tree, list: list, to: path) }

  /// Writes the image to the report. The image is stamped, because it may be approved.
  package func addEvidence(to evidence: inout SnapshotEvidence) {
    evidence.pictures.actual = evidence.write(kind: "actual") { path throws(PNGFileError) in
      try Golden.write(bitmap, tree: tree, list: list, to: path, preset: .fast)
    }
  }
}

extension GoldenProblem {
  init(_ error: PNGFileError) {
    if case .file(let error) = error, error.reason == .notFound {
      self = .missing
    } else {
      self = .unreadable("\(error)")
    }
  }
}

/// The differences in pixels and views between an image and its golden.
struct SnapshotPictureDifference: SnapshotDifference {
  private let picture: SnapshotPicture
  private let golden: Golden
  private let expected: Bitmap
  private let diff: ImageDiff
  let isAllowed: Bool
  /// Whether the display list equals the golden's display list. If the pixels differ nevertheless, the painter has
  /// changed.
  private let isRepainted: Bool
  private let changes: [ViewChange]
  private let hasViews: Bool
  private let hidden: [PixelRect]

  init(picture: SnapshotPicture, golden: Golden, check: SnapshotCheck) throws(PNGFileError) {
    self.picture = picture
    self.golden = golden
    expected = try golden.bitmap()
    let (before, after) = (golden.viewTree(), picture.tree)
    hidden =
      after.pixels(under: check.masks, scale: picture.scale)
      + (before?.pixels(under: check.masks, scale: picture.scale) ?? [])
    diff = ImageDiff(
      expected: expected, actual: picture.bitmap, by: check.tolerance.comparison, ignoring: hidden)
    isAllowed = check.tolerance.allows(diff)
    changes = isAllowed || after.isFilmstrip ? [] : before.map { ViewTreeDiff.changes(from: $0, to: after) } ?? []
    hasViews = before != nil && !after.isFilmstrip
    isRepainted = picture.list != nil && golden.stamp?.list == picture.list
  }

  var message: String {
    if isRepainted { return "The drawing commands match the golden, but Tessera paints them differently; \(diff)" }
    return changes.first?.words ?? (hasViews ? "No view changed; \(diff)" : "\(diff)")
  }

  func describe(in result: inout SnapshotResult) {
    result.difference = SnapshotResult.Difference(diff)
    result.changes = changes
  }

  func addEvidence(to evidence: inout SnapshotEvidence) {
    evidence.pictures.expected = evidence.write(kind: "expected") { path throws(PNGFileError) in
      try golden.copy(to: path)
    }
    picture.addEvidence(to: &evidence)
    let difference = diff.picture(expected: expected, actual: picture.bitmap)
    let boxed = (try? ViewBoxes.draw(changes, on: difference, scale: picture.scale)) ?? difference
    evidence.pictures.difference = evidence.write(kind: "difference") { path throws(PNGFileError) in
      try PNG.write(boxed, to: path, threads: nil, usesPalette: true, makesFolder: true)
    }
    picture.showFrames(in: &evidence, expected, ignoring: hidden)
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
