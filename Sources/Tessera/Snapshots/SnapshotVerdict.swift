// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The steps of checking a snapshot, which can be an image, a filmstrip or a text:
//
//     content ──compare──► comparison ──verdict──► measured difference ──conclude──► recorded, or reported
//
// `compare` reads the golden and tests for equality. It requires no views and can run on any thread. Most snapshots
// end there. `verdict` measures the difference of the remaining snapshots and has no side effects. Only `conclude`
// writes files.

/// Content that can be compared with a golden and recorded as a golden.
package protocol SnapshotContent: Sendable {
  associatedtype Stored: Sendable

  /// A fingerprint of the content. Different contents have different fingerprints.
  var fingerprint: String { get }
  /// The scale in pixels per point, or 1 for content without pixels.
  var scale: Double { get }

  /// Reads the golden at a path.
  static func stored(_ path: String) throws(GoldenProblem) -> Stored
  /// Returns whether a golden equals this content.
  func equals(_ golden: Stored) throws(GoldenProblem) -> Bool
  /// Returns the difference between the content and an unequal golden.
  func difference(from golden: Stored, _ check: SnapshotCheck) throws(GoldenProblem) -> any SnapshotDifference
  /// Returns whether the golden's file would be unchanged if the content were recorded. Called only if the golden at
  /// the path equals the content.
  func isCurrent(_ path: String) -> Bool
  func record(_ path: String) throws
  /// Writes the files that do not depend on the golden to the report's folder.
  func addEvidence(to evidence: inout SnapshotEvidence)
}

extension SnapshotContent {
  package var scale: Double { 1 }
  package func isCurrent(_ path: String) -> Bool { true }
  package func addEvidence(to evidence: inout SnapshotEvidence) {}
}

/// The reason that a golden can't be compared.
package enum GoldenProblem: Error {
  case missing
  case unreadable(String)
}

/// The difference between a snapshot's content and its golden.
package protocol SnapshotDifference: Sendable {
  /// Whether the difference is within the tolerance.
  var isAllowed: Bool { get }
  /// A sentence that describes the difference.
  var message: String { get }
  /// The message to report when the content is recorded.
  var recordedMessage: String { get }

  /// Adds measurements and sentences about the difference to a result.
  func describe(in result: inout SnapshotResult)
  /// Writes the files that visualize the difference to the report's folder.
  func addEvidence(to evidence: inout SnapshotEvidence)
}

extension SnapshotDifference {
  package var isAllowed: Bool { false }
  package var recordedMessage: String { "Recorded: " + message }
  package func describe(in result: inout SnapshotResult) {}
  package func addEvidence(to evidence: inout SnapshotEvidence) {}
}

/// The result of comparing content exactly with a golden.
package enum SnapshotComparison<Stored: Sendable>: Sendable {
  case equal
  case missing
  case unequal(Stored)
  /// The golden can't be read, or the content can't be compared.
  case error(String)

  package var isEqual: Bool { if case .equal = self { true } else { false } }
}

/// The assessment of a snapshot before anything is written, including the measured difference.
package enum SnapshotVerdict: Sendable {
  case equal
  /// The content differs from the golden within the tolerance.
  case tolerated(any SnapshotDifference)
  case missing
  case different(any SnapshotDifference)
  case error(String)

  /// Whether the snapshot passes with the existing golden.
  package var passes: Bool {
    switch self {
    case .equal, .tolerated: true
    case .missing, .different, .error: false
    }
  }

  package var isMissing: Bool { if case .missing = self { true } else { false } }

  var difference: (any SnapshotDifference)? {
    switch self {
    case .tolerated(let difference), .different(let difference): difference
    case .equal, .missing, .error: nil
    }
  }
}
