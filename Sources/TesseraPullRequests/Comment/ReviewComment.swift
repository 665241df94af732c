// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The Markdown of a sticky comment.
///
/// The worst changes are first. At most twelve rows have pictures; the rest is in the full report. If nothing differs,
/// the comment is a single line.
package struct ReviewComment: Sendable {
  /// The label that requests an approval.
  package static let approvalLabel = "tessera: approve"

  /// The maximum length of a comment. GitHub's limit is 65,536 characters, of which some remain for a notice.
  package static let maximumLength = 64_000

  let input: ReviewInput
  let context: ReviewContext
  let pictures: PublishedPictures
  let rows: ReviewRows

  /// Creates a comment.
  ///
  /// - Parameters:
  ///   - input: The report.
  ///   - context: The commits and addresses that the comment contains.
  ///   - pictures: The addresses of the pictures. A row without addresses has no pictures.
  package init(
    _ input: ReviewInput, context: ReviewContext, pictures: PublishedPictures = PublishedPictures()
  ) {
    self.input = input
    self.context = context
    self.pictures = pictures
    rows = ReviewRows(input)
  }

  /// Returns the comment with hidden marker lines.
  package func markdown() -> String { markdown(maximumLength: Self.maximumLength, hasMarker: true) }

  /// Returns the comment without more rows than fit into a length in bytes.
  func markdown(maximumLength: Int, hasMarker: Bool) -> String {
    let start = hasMarker ? ReviewMarker.lines(context) + "\n" : ""
    var limit = ReviewRows.limit
    while true {
      let text = start + body(limit: limit)
      // A byte is at most one character, so the limit also holds for characters.
      if text.utf8.count <= maximumLength || limit == 0 { return text }
      limit -= 1
    }
  }

  private func body(limit: Int) -> String {
    if input.isSuccess { return greenLine + "\n" }
    var blocks = ["### \(headline)", subtitle]
    if limit == 0 { blocks.append("The changes don't fit into a comment.") }
    blocks += [failures(limit: limit), table(limit: limit), remainder(limit: limit)]
    blocks += [deletions(limit: limit), findings(limit: limit), problems, footer]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The line that replaces the review if nothing differs.
  private var greenLine: String {
    let count = input.entries.count
    if count == 0 {
      return "🟢 **Tessera:** Nothing differs at \(CommitName.short(context.head)).\(reportLink(prefix: " "))"
    }
    let subject = count == 1 ? "The snapshot matches" : "All \(count) snapshots match"
    let base = input.base.map { "commit \(CommitName.short($0))" } ?? (count == 1 ? "its golden" : "their goldens")
    return "🟢 **Tessera:** \(subject) \(base) at \(CommitName.short(context.head)).\(reportLink(prefix: " "))"
  }

  /// The counts, such as `3 snapshots changed, 1 new`.
  package var headline: String {
    let counts = [
      (input.count(.failed), "changed"), (input.count(.missing), "new"), (input.count(.obsolete), "deleted"),
      (input.count(.recorded), "recorded"), (input.count(.error), "failed"),
    ].filter { $0.0 > 0 }
    let mark = input.count(.error) > 0 || !input.isComplete ? "🔴" : "🟠"
    guard let first = counts.first else {
      let count = input.findings.count
      return count > 0 ? "\(mark) \(count) new audit \(count == 1 ? "finding" : "findings")" : "\(mark) Incomplete run"
    }
    let noun = first.0 == 1 ? "snapshot" : "snapshots"
    let rest = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    return "\(mark) \(first.0) \(first.1 == "new" ? "new \(noun)" : "\(noun) \(first.1)")\(rest)"
  }

  private var subtitle: String {
    let passed = input.count(.passed)
    let base = input.base.map { "commit \(CommitName.short($0))" } ?? "goldens"
    var parts = ["Tessera compared \(CommitName.short(context.head)) with \(base)"]
    parts.append(passed == 0 ? "" : "\(passed) \(passed == 1 ? "snapshot matches" : "snapshots match")")
    let text = parts.filter { !$0.isEmpty }.joined(separator: "; ") + "."
    return input.isComplete ? text : text + " **The run was stopped before it was complete.**"
  }

  private var footer: String {
    var lines: [String] = []
    if context.isApprovable, input.base == nil, !rows.changed.isEmpty || !rows.added.isEmpty {
      lines.append(
        "To approve, comment `/tessera approve` or `/tessera approve NAME…`, "
          + "or add the label `\(Self.approvalLabel)`."
      )
    }
    let link = reportLink(prefix: "")
    if !link.isEmpty { lines.append(link) }
    return lines.joined(separator: " ")
  }

  /// Returns a link to the full report, or an empty string if there is no address.
  private func reportLink(prefix: String) -> String {
    guard let url = context.reportURL, WebAddress.isSafe(url) else { return "" }
    return "\(prefix)[Full report](\(url))"
  }

  /// The sentence about rows that are not shown.
  private func remainder(limit: Int) -> String {
    let shown = rows.shown(limit: limit)
    let count = rows.changed.count - shown.changed.count + rows.added.count - shown.added.count
    guard count > 0 else { return "" }
    let verb = count == 1 ? "change is" : "changes are"
    guard let url = context.reportURL, WebAddress.isSafe(url) else {
      return "**\(count) more \(verb)** in the report of the run."
    }
    return "**\(count) more \(verb)** in the [full report](\(url))."
  }
}
