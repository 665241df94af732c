// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// Compares a string with the snapshot in the test file, and records the string according to the mode.
package struct InlineVerification {
  let mode: SnapshotTestingConfiguration.Record
  let place: InlinePlace
  let test: String

  /// Creates a verification.
  ///
  /// - Parameter test: The test's name for the failure message.
  package init(mode: SnapshotTestingConfiguration.Record, place: InlinePlace, test: String) {
    self.mode = mode
    self.place = place
    self.test = PortedTest.original(test)
  }

  /// Returns the failure message, or nil if the strings are equal.
  ///
  /// - Parameters:
  ///   - expected: The string in the test file, or nil.
  ///   - actual: The new string, or nil.
  package func failure(_ expected: String?, _ actual: String?) -> String? {
    guard expected != actual || mode == .all && actual != nil else { return nil }
    let difference =
      expected == nil || expected == actual
      ? ""
      : " Difference: …\n\n"
        + indented(LineDiff.text(expected: expected ?? "", actual: actual ?? "", style: .typographic))
    guard mode == .all || mode == .failed || mode == .missing && expected == nil else {
      if expected == nil {
        return "No expected value was found in the test file. It was not recorded because recording is disabled.\n\n"
          + indented(actual ?? "")
      }
      return "Snapshot did not match.\(difference)"
    }
    do throws(InlineError) {
      try InlineSources.shared.record(actual, at: place)
    } catch {
      return "The snapshot could not be written into the test file: \(error)\(difference)"
    }
    return "Automatically recorded a new snapshot.\(difference)\n\nRe-run \"\(test)\" to assert against the "
      + "newly-recorded snapshot."
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}

/// The location of a call's arguments in a test file, and a description of the argument or closure that contains the
/// snapshot.
package struct InlinePlace: Hashable {
  let path: String
  let line: Int
  let column: Int
  let syntax: InlineSnapshotSyntaxDescriptor
  /// The label of the argument that is the snapshot, or nil if a closure returns it.
  let argument: String?

  package init(
    path: String, line: Int, column: Int, syntax: InlineSnapshotSyntaxDescriptor = .init(), argument: String? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.syntax = syntax
    self.argument = argument
  }
}

/// The reason why a string can't be written to a test file. The description ends with a remedy.
enum InlineError: Error, Hashable, CustomStringConvertible {
  case file(String)
  case noCall(line: Int, column: Int)
  case changed(String)
  case twice(line: Int)

  var description: String {
    switch self {
    case .file(let reason): reason
    case .noCall(let line, let column):
      "there is no call at line \(line), column \(column). Build the tests again to update the positions. Helper "
        + "functions must pass on `line` and `column` of their callers."
    case .changed(let path):
      "\(path) was changed while the tests ran. Run them again."
    case .twice(let line):
      "the call at line \(line) has already recorded different text in this run. A call that runs several times, as in "
        + "a loop, can record only one text."
    }
  }
}
