// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The part of `report.json` that a review needs. The types decode the format that `SnapshotReport` and
// `SnapshotResult` write, and encode reports that they can read.

internal import Foundation

/// The contents of `report.json`.
struct ReportFile: Codable, Sendable {
  var version: Int
  var title: String
  var results: [ReportEntry]
  var isComplete: Bool
  /// The commit with which the pictures were compared, or nil if it was goldens.
  var base: String?

  /// The latest format version that this code can read.
  static let currentVersion = 1

  init(title: String, results: [ReportEntry], base: String?) {
    self.base = base
    version = Self.currentVersion
    self.title = title
    self.results = results
    isComplete = true
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
    results = try values.decode([ReportEntry].self, forKey: .results)
    isComplete = try values.decodeIfPresent(Bool.self, forKey: .isComplete) ?? true
    base = try values.decodeIfPresent(String.self, forKey: .base)
  }
}

/// A result in `report.json`.
struct ReportEntry: Codable, Sendable {
  struct Pictures: Codable, Sendable {
    var expected: String?
    var actual: String?
    var difference: String?
  }

  struct Change: Codable, Sendable {
    var words: String
  }

  struct Finding: Codable, Sendable {
    var rule: String
    var path: String
    var message: String
  }

  var name: String
  var group: String
  var state: ReviewInput.State
  var message = ""
  var golden = ""
  var difference: PictureDifference?
  var changes: [Change] = []
  var findings: [Finding] = []
  var knownFindings: Int?
  var pictures = Pictures()
  var frames: [Pictures] = []
  var newText: String?
  var scale = 1.0
  var milliseconds = 0.0

  init(name: String, group: String, state: ReviewInput.State) {
    self.name = name
    self.group = group
    self.state = state
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    group = try values.decode(String.self, forKey: .group)
    state = try values.decode(ReviewInput.State.self, forKey: .state)
    message = try values.decodeIfPresent(String.self, forKey: .message) ?? ""
    golden = try values.decodeIfPresent(String.self, forKey: .golden) ?? ""
    difference = try values.decodeIfPresent(PictureDifference.self, forKey: .difference)
    changes = try values.decodeIfPresent([Change].self, forKey: .changes) ?? []
    findings = try values.decodeIfPresent([Finding].self, forKey: .findings) ?? []
    knownFindings = try values.decodeIfPresent(Int.self, forKey: .knownFindings)
    pictures = try values.decodeIfPresent(Pictures.self, forKey: .pictures) ?? Pictures()
    frames = try values.decodeIfPresent([Pictures].self, forKey: .frames) ?? []
    newText = try values.decodeIfPresent(String.self, forKey: .newText)
  }
}

/// The measured difference between two pictures.
package struct PictureDifference: Hashable, Sendable, Codable {
  /// A box in pixels.
  package struct Box: Hashable, Sendable, Codable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The number of different pixels.
  package var mismatched: Int
  /// The number of compared pixels.
  package var compared: Int
  /// The number of different pixels in the largest cluster.
  package var largestCluster: Int
  /// The bounding boxes of the clusters, largest first.
  package var boxes: [Box]
  /// The size of the expected picture, as a box with the origin (0, 0).
  package var expected: Box
  /// The size of the new picture, as a box with the origin (0, 0).
  package var actual: Box

  package init(mismatched: Int, compared: Int, largestCluster: Int, boxes: [Box], expected: Box, actual: Box) {
    self.mismatched = mismatched
    self.compared = compared
    self.largestCluster = largestCluster
    self.boxes = boxes
    self.expected = expected
    self.actual = actual
  }

  /// The fraction of different pixels, 0...1. It is 1 if the sizes differ.
  var fraction: Double {
    if (expected.width, expected.height) != (actual.width, actual.height) { return 1 }
    return compared > 0 ? min(1, max(0, Double(mismatched) / Double(compared))) : 0
  }
}
