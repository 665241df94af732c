// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The way of every snapshot, picture, filmstrip or text, in one direction:
//
//   content ──compare──► comparison ──verdict──► result of measuring ──conclude──► recorded, or reported
//
// `compare` reads the golden and decides what is equal, on any thread and without views: most snapshots end there. The
// verdict measures the others and changes nothing. Only `conclude` writes.

/// Something that is compared with a golden and may become one.
package protocol SnapshotContent: Sendable {
  associatedtype Stored: Sendable

  /// Different for different contents.
  var fingerprint: String { get }
  /// Pixels per point; 1 for contents without pixels.
  var scale: Double { get }

  /// Reads the golden at a path.
  static func stored(_ path: String) throws(GoldenProblem) -> Stored
  /// Whether a golden holds exactly this content.
  func equals(_ golden: Stored) throws(GoldenProblem) -> Bool
  /// The difference from a golden that holds another content.
  func difference(from golden: Stored, _ check: SnapshotCheck) throws(GoldenProblem) -> any SnapshotDifference
  /// Whether recording would leave the golden at a path, which is equal, as it is.
  func isCurrent(_ path: String) -> Bool
  func record(_ path: String) throws
  /// Writes what can be looked at without a golden into the report's folder.
  func show(in evidence: inout SnapshotEvidence)
}

extension SnapshotContent {
  package var scale: Double { 1 }
  package func isCurrent(_ path: String) -> Bool { true }
  package func show(in evidence: inout SnapshotEvidence) {}
}

/// Why a golden cannot be compared with.
package enum GoldenProblem: Error {
  case missing
  case unreadable(String)
}

/// The difference of a content from its golden.
package protocol SnapshotDifference: Sendable {
  /// Whether the check's tolerance allows it.
  var isAllowed: Bool { get }
  /// What is different, in a sentence.
  var words: String { get }
  /// The message when the content is recorded.
  var recordedWords: String { get }

  /// Adds the difference in numbers and in words to the result.
  func describe(in result: inout SnapshotResult)
  /// Writes what shows the difference into the report's folder.
  func show(in evidence: inout SnapshotEvidence)
}

extension SnapshotDifference {
  package var isAllowed: Bool { false }
  package var recordedWords: String { "Recorded: " + words }
  package func describe(in result: inout SnapshotResult) {}
  package func show(in evidence: inout SnapshotEvidence) {}
}

/// Whether a content equals its golden.
package enum SnapshotComparison<Stored: Sendable>: Sendable {
  case equal
  case missing
  case unequal(Stored)
  /// The golden cannot be read, or the content must not be compared.
  case error(String)

  package var isEqual: Bool { if case .equal = self { true } else { false } }
}

/// The result of measuring a content against its golden, before anything is written.
package enum SnapshotVerdict: Sendable {
  case equal
  /// Different, within the tolerance.
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
