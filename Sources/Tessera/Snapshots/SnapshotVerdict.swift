// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The way of every snapshot, picture, filmstrip or text, in one direction:
//
//   content ──compare──► comparison ──verdict──► everything there is to say ──conclude──► recorded, or reported
//
// `compare` reads the golden and decides what is equal, on any thread and without views: most snapshots end there. The
// verdict measures the others, and changes nothing. Only `conclude` writes.

/// What is compared with a golden and may become one.
package protocol SnapshotContent: Sendable {
  associatedtype Stored: Sendable

  /// Tells contents apart.
  var fingerprint: String { get }
  /// Pixels per point; 1 for what has no pixels.
  var scale: Double { get }

  /// The golden at a path.
  static func stored(_ path: String) throws(GoldenProblem) -> Stored
  /// Whether a golden holds exactly this.
  func equals(_ golden: Stored) throws(GoldenProblem) -> Bool
  /// What is different from a golden that does not.
  func difference(from golden: Stored, _ check: SnapshotCheck) throws(GoldenProblem) -> any SnapshotDifference
  /// Whether the golden at a path, which is equal, holds all that recording would give it.
  func isCurrent(_ path: String) -> Bool
  func record(_ path: String) throws
  /// Leaves in the report what there is to look at without a golden.
  func show(in evidence: inout SnapshotEvidence)
}

extension SnapshotContent {
  package var scale: Double { 1 }
  package func isCurrent(_ path: String) -> Bool { true }
  package func show(in evidence: inout SnapshotEvidence) {}
}

/// Why a golden is of no use.
package enum GoldenProblem: Error {
  case missing
  case unreadable(String)
}

/// What an unequal content differs in.
package protocol SnapshotDifference: Sendable {
  /// Whether it is no more than the check's rules allow.
  var isAllowed: Bool { get }
  /// What is different.
  var words: String { get }
  /// What is said when the content is recorded.
  var recordedWords: String { get }

  /// Gives the result the difference in numbers and in words.
  func describe(in result: inout SnapshotResult)
  /// Leaves in the report what shows the difference.
  func show(in evidence: inout SnapshotEvidence)
}

extension SnapshotDifference {
  package var isAllowed: Bool { false }
  package var recordedWords: String { "Recorded: " + words }
  package func describe(in result: inout SnapshotResult) {}
  package func show(in evidence: inout SnapshotEvidence) {}
}

/// A content beside its golden, at a glance.
package enum SnapshotComparison<Stored: Sendable>: Sendable {
  case equal
  case missing
  case unequal(Stored)
  /// The golden cannot be read, or nothing may be made of the content.
  case error(String)

  package var isEqual: Bool { if case .equal = self { true } else { false } }
}

/// All there is to say of a content and its golden, before anything is written.
package enum SnapshotVerdict: Sendable {
  case equal
  /// Different, but no more than is allowed.
  case tolerated(any SnapshotDifference)
  case missing
  case different(any SnapshotDifference)
  case error(String)

  /// Whether the golden may stay as it is.
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
