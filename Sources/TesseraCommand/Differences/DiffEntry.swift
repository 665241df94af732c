// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// The result of comparing two images. It is encoded as JSON for `diff --json`.
struct DiffEntry: Encodable, Sendable {
  enum State: String, Encodable, Sendable {
    case equal
    /// The images differ within the tolerance.
    case tolerated
    case different
    case onlyExpected, onlyActual
    /// The images could not be compared.
    case error
  }

  struct Box: Encodable, Sendable {
    let x, y, width, height: Int
    let mismatched: Int
  }

  struct Size: Encodable, Sendable {
    let width, height: Int
  }

  let name: String
  let state: State
  var mismatched: Int?
  var compared: Int?
  var antialiased: Int?
  var largestCluster: Int?
  /// The bounding boxes of the clusters, in descending order of the number of different pixels.
  var boxes: [Box]?
  var expected: Size?
  var actual: Size?
  /// Sentences that describe the changes between the images' view trees.
  var changes: [String] = []
  /// The path of the difference image.
  var picture: String?
  var message = ""

  var isEqual: Bool { state == .equal || state == .tolerated }

  init(name: String, state: State, message: String) {
    self.name = name
    self.state = state
    self.message = message
  }

  init(name: String, _ diff: ImageDiff, isTolerated: Bool) {
    self.name = name
    state = diff.isEmpty ? .equal : isTolerated ? .tolerated : .different
    mismatched = diff.mismatched
    compared = diff.compared
    antialiased = diff.antialiased
    largestCluster = diff.clusters.first?.mismatched ?? 0
    boxes = diff.clusters.map {
      Box(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height, mismatched: $0.mismatched)
    }
    expected = Size(width: diff.expectedSize.width, height: diff.expectedSize.height)
    actual = Size(width: diff.actualSize.width, height: diff.actualSize.height)
    message = "\(diff)"
    if diff.antialiased > 0 { message += "; \(diff.antialiased) more are antialiasing" }
    if state == .tolerated { message += "; within the tolerance" }
  }

  init(name: String, equalPicturesOfSize size: (width: Int, height: Int)) {
    self.name = name
    state = .equal
    (mismatched, compared, antialiased, largestCluster, boxes) = (0, size.width * size.height, 0, 0, [])
    expected = Size(width: size.width, height: size.height)
    actual = expected
    message = "the pictures are equal"
  }

  /// A description of the difference in several lines: the measurements, the first clusters, and the changes of
  /// views.
  var report: String {
    var lines = [message]
    let boxes = self.boxes ?? []
    if boxes.count > 1 {
      lines += boxes.prefix(10).map {
        "  \($0.width) x \($0.height) at (\($0.x), \($0.y)): \($0.mismatched) \($0.mismatched == 1 ? "pixel" : "pixels")"
      }
      if boxes.count > 10 { lines.append("  … and \(boxes.count - 10) more places") }
    }
    lines += changes.map { "  \(ReportText.line($0))" }
    if let picture { lines.append("  picture: \(picture)") }
    return lines.joined(separator: "\n")
  }
}
