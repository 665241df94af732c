// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

/// The settings for comparing images with `diff`.
struct DiffRule: Sendable {
  var tolerance: SnapshotTolerance
  /// The areas that are ignored, in pixels.
  var boxes: [PixelRect] = []
  /// The views whose pixels are ignored.
  var views: [SnapshotMask] = []

  /// Compares two files. If the comparison fails, the result contains the error, so that the other pairs in a folder
  /// are still compared.
  ///
  /// - Parameter picture: The path to which the difference image is written, or nil.
  func compare(name: String, expected: String, actual: String, picture: String?) async -> DiffEntry {
    do {
      return try await compared(name, expected: expected, actual: actual, picture: picture)
    } catch {
      return DiffEntry(name: name, state: .error, message: "\(error)")
    }
  }

  private func compared(
    _ name: String, expected expectedPath: String, actual actualPath: String, picture: String?
  ) async throws -> DiffEntry {
    let expected = try Golden.read(expectedPath)
    let actual = try Golden.read(actualPath)
    if boxes.isEmpty, views.isEmpty, let stamp = expected.stamp, stamp == actual.stamp {
      return DiffEntry(name: name, equalPicturesOfSize: (stamp.width, stamp.height))
    }
    async let first = Self.decode(expected)
    let actualBitmap = try actual.bitmap()
    let expectedBitmap = try await first
    let trees = [(expected.viewTree(), expectedBitmap.width), (actual.viewTree(), actualBitmap.width)]
    let hidden = boxes + (try hiddenViews(trees, expectedPath))
    let diff = ImageDiff(expected: expectedBitmap, actual: actualBitmap, by: tolerance.comparison, ignoring: hidden)
    var entry = DiffEntry(name: name, diff, isTolerated: tolerance.allows(diff))
    if !diff.isEmpty, let before = trees[0].0, let after = trees[1].0 {
      entry.changes = ViewTreeDiff.changes(from: before, to: after).map(\.words)
    }
    if let picture, entry.state == .different {
      try PNG.write(
        diff.picture(expected: expectedBitmap, actual: actualBitmap), to: picture, threads: nil, usesPalette: true,
        makesFolder: true)
      entry.picture = picture
    }
    return entry
  }

  private static func decode(_ golden: Golden) async throws(PNGFileError) -> Bitmap { try golden.bitmap() }

  /// Returns the pixels of the views that are masked in either image.
  ///
  /// - Parameter trees: The view trees of the images, with the image widths in pixels.
  private func hiddenViews(_ trees: [(ViewNode?, Int)], _ path: String) throws -> [PixelRect] {
    if views.isEmpty { return [] }
    guard trees.contains(where: { $0.0 != nil }) else {
      throw CommandFailure(
        description: "\(path): neither picture has a view tree, so views can't be masked. "
          + "Mask a box of pixels (--mask x,y,w,h), or record the pictures as goldens.")
    }
    return trees.flatMap { tree, width -> [PixelRect] in
      guard let tree, tree.frame.width > 0 else { return [] }
      return tree.pixels(under: views, scale: Double(width) / tree.frame.width)
    }
  }
}
