// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A comparison of two pictures as by `diff`, for other commands.
package struct PictureDiff: Sendable {
  /// A box in pixels.
  package struct Box: Hashable, Sendable {
    package var x, y, width, height: Int
  }

  /// Whether the pictures are equal.
  package let isEqual: Bool
  /// A sentence that describes the difference.
  package let sentence: String
  /// Sentences about the changed views, the most significant first.
  package let changes: [String]
  /// The numbers of different pixels, of compared pixels, and of different pixels in the largest cluster.
  package let (mismatched, compared, largestCluster): (Int, Int, Int)
  /// The bounding boxes of clusters, in descending order of the number of different pixels.
  package let boxes: [Box]
  /// The sizes of the pictures as boxes at (0, 0).
  package let (expected, actual): (Box, Box)

  /// Compares two files exactly.
  ///
  /// - Parameter picture: The path to which a picture of the difference is written.
  /// - Throws: `CommandFailure` if a picture can't be read or written.
  package init(expected: String, actual: String, picture: String) async throws {
    let rule = DiffRule(tolerance: .exact)
    let entry = await rule.compare(name: "", expected: expected, actual: actual, picture: picture)
    if entry.state == .error { throw CommandFailure(description: entry.message) }
    isEqual = entry.isEqual
    changes = entry.changes
    sentence = entry.changes.first ?? entry.message
    mismatched = entry.mismatched ?? 0
    compared = entry.compared ?? 0
    largestCluster = entry.largestCluster ?? 0
    boxes = (entry.boxes ?? []).map { Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    func box(_ size: DiffEntry.Size?) -> Box { Box(x: 0, y: 0, width: size?.width ?? 0, height: size?.height ?? 0) }
    self.expected = box(entry.expected)
    self.actual = box(entry.actual)
  }
}
