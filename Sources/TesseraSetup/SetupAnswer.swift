// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The output of `tessera init --json`.
struct SetupAnswer: Encodable {
  struct Change: Encodable {
    /// The path, relative to the folder.
    let path: String
    let isNew: Bool
    let purpose: String
    /// The change in the format of `diff -u`.
    let diff: String
  }

  /// A file that is not changed.
  struct Kept: Encodable {
    let path: String
    let reason: String
  }

  /// The absolute path of the folder.
  let folder: String
  let isDryRun: Bool
  var changes: [Change] = []
  var kept: [Kept] = []
  /// Sentences about parts of the package that need attention.
  var notes: [String] = []

  /// Creates the output for a folder that is already set up.
  init(root: String, isDryRun: Bool) { (folder, self.isDryRun) = (root, isDryRun) }

  init(_ plan: SetupPlan, kept: [Kept], notes: [String] = [], isDryRun: Bool) {
    self.init(root: plan.root, isDryRun: isDryRun)
    changes = plan.changes.map {
      Change(path: $0.path, isNew: $0.before == nil, purpose: $0.purpose, diff: $0.diff)
    }
    self.kept = kept
    self.notes = notes
  }

  /// The output as a line of JSON with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
  }
}
