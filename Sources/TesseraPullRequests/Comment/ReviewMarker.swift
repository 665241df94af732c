// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The hidden lines at the start of a sticky comment. They identify the comment and the commit it is about.
package struct ReviewMarker: Hashable, Sendable {
  package let key: String
  /// The reviewed commit, or nil if the comment doesn't contain a valid one.
  package let head: String?
  /// The number of the workflow run, or nil if it is unknown.
  package let run: Int?
  /// The digest of the report, or nil if the comment doesn't contain a valid one.
  package let digest: String?

  /// Returns the hidden lines for a review.
  package static func lines(_ context: ReviewContext) -> String {
    let run = context.run.map { " run \($0)" } ?? ""
    let digest = context.digest.map { " report \($0)" } ?? ""
    return "\(start(context.key))\n<!-- tessera:head \(context.head)\(run)\(digest) -->"
  }

  /// Reads the hidden lines of a comment. Returns nil if the comment doesn't start with the marker of a review.
  package init?(_ body: String, key: String) {
    let lines = body.prefix(1000).split(maxSplits: 2, whereSeparator: \.isNewline)
    guard let first = lines.first, first == Self.start(key) else { return nil }
    self.key = key
    let words = lines.dropFirst().first?.split(separator: " ").map(String.init) ?? []
    guard words.count >= 4, words.starts(with: ["<!--", "tessera:head"]), CommitName.isFull(words[2]) else {
      (head, run, digest) = (nil, nil, nil)
      return
    }
    head = words[2]
    let values = zip(words.dropFirst(3), words.dropFirst(4))
    run = values.first { $0.0 == "run" }.flatMap { Int($0.1) }
    digest = values.first { $0.0 == "report" && CommitName.isFull($0.1) }?.1
  }

  private static func start(_ key: String) -> String { "<!-- tessera:review \(key) -->" }
}
