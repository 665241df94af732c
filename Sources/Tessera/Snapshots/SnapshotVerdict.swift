// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The steps of every snapshot, picture, filmstrip or text:
//
//   content ──compare──► comparison ──verdict──► measured difference ──conclude──► recorded, or reported
//
// `compare` reads the golden and decides equality, on any thread and without views: most snapshots end there. The verdict
// measures the others and has no side effects. Only `conclude` writes.

/// Content that is compared with a golden and may become one.
package protocol SnapshotContent: Sendable {
  associatedtype Stored: Sendable

  /// A fingerprint, which differs for different contents.
  var fingerprint: String { get }
  /// The number of pixels per point; 1 for contents without pixels.
  var scale: Double { get }

  /// Reads the golden at a path.
  static func stored(_ path: String) throws(GoldenProblem) -> Stored
  /// Returns whether a golden is equal to this content.
  func equals(_ golden: Stored) throws(GoldenProblem) -> Bool
  /// Returns the difference from an unequal golden.
  func difference(from golden: Stored, _ check: SnapshotCheck) throws(GoldenProblem) -> any SnapshotDifference
  /// Returns whether recording would leave the equal golden at a path unchanged.
  func isCurrent(_ path: String) -> Bool
  func record(_ path: String) throws
  /// Writes the files that need no golden to the report's folder.
  func addEvidence(to evidence: inout SnapshotEvidence)
}

extension SnapshotContent {
  package var scale: Double { 1 }
  package func isCurrent(_ path: String) -> Bool { true }
  package func addEvidence(to evidence: inout SnapshotEvidence) {}
}

/// The reason that a golden cannot be compared.
package enum GoldenProblem: Error {
  case missing
  case unreadable(String)
}

/// The difference of a content from its golden.
package protocol SnapshotDifference: Sendable {
  /// Whether the difference is within the check's tolerance.
  var isAllowed: Bool { get }
  /// A sentence that describes the difference.
  var message: String { get }
  /// The message when the content is recorded.
  var recordedMessage: String { get }

  /// Adds the difference in numbers and sentences to the result.
  func describe(in result: inout SnapshotResult)
  /// Writes the files that show the difference to the report's folder.
  func addEvidence(to evidence: inout SnapshotEvidence)
}

extension SnapshotDifference {
  package var isAllowed: Bool { false }
  package var recordedMessage: String { "Recorded: " + message }
  package func describe(in result: inout SnapshotResult) {}
  package func addEvidence(to evidence: inout SnapshotEvidence) {}
}

/// The result of an exact comparison with a golden.
package enum SnapshotComparison<Stored: Sendable>: Sendable {
  case equal
  case missing
  case unequal(Stored)
  /// The golden cannot be read, or the content must not be compared.
  case error(String)

  package var isEqual: Bool { if case .equal = self { true } else { false } }
}

/// The measured difference of a content from its golden, before anything is written.
package enum SnapshotVerdict: Sendable {
  case equal
  /// Different, but within the tolerance.
  case tolerated(any SnapshotDifference)
  case missing
  case different(any SnapshotDifference)
  case error(String)

  /// Whether the golden can stay unchanged.
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
