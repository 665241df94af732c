// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A sentence above the review in a sticky comment, such as the reply to an approval.
enum ReviewNotice {
  private static let start = "<!-- tessera:notice -->"
  private static let end = "<!-- tessera:notice end -->"

  /// Returns the comment's text with a notice after the marker lines. An earlier notice is replaced.
  static func insert(_ notice: String, into body: String) -> String {
    var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if let first = lines.firstIndex(of: start), let last = lines[first...].firstIndex(of: end) {
      lines.removeSubrange(first...last)
    }
    let index = lines.firstIndex { !$0.hasPrefix("<!--") } ?? lines.count
    lines.insert(contentsOf: [start, "> " + notice, "", end], at: index)
    return lines.joined(separator: "\n")
  }
}

extension StickyComment {
  /// Replaces the notice of the review's comment. Posts the notice as a comment if there is no review.
  package func reply(_ notice: String) async throws(GitHubError) {
    guard let comment = try await existing().first, let body = comment.body else {
      _ = try await client.createComment(notice, onIssue: pullRequest)
      return
    }
    _ = try await client.updateComment(id: comment.id, body: ReviewNotice.insert(notice, into: body))
  }
}
