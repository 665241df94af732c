// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraCommand
internal import TesseraPullRequests

/// Compares the pictures of a pull request as `tessera diff` does, with sentences about the changed views.
struct DiffComparing: PictureComparing {
  func compare(_ pair: PicturePair) async throws -> PictureComparison {
    let diff = try await PictureDiff(expected: pair.expected, actual: pair.actual, picture: pair.difference)
    if diff.isEqual { return .equal }
    func box(_ box: PictureDiff.Box) -> PictureDifference.Box {
      PictureDifference.Box(x: box.x, y: box.y, width: box.width, height: box.height)
    }
    return .different(
      sentence: diff.sentence, changes: diff.changes,
      measured: PictureDifference(
        mismatched: diff.mismatched, compared: diff.compared, largestCluster: diff.largestCluster,
        boxes: diff.boxes.map(box), expected: box(diff.expected), actual: box(diff.actual)))
  }
}
