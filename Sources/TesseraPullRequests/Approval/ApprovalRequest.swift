// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A request to approve pictures: a comment `/tessera approve`, or the label `tessera: approve`.
package struct ApprovalRequest: Hashable, Sendable {
  /// The label that requests an approval.
  package static let label = ReviewComment.approvalLabel
  private static let command = ["/tessera", "approve"]

  /// The number of the pull request.
  package let number: Int
  /// The account that requests the approval.
  package let login: String
  /// The snapshots or screens to approve. Empty for all.
  package let names: [String]
  /// The comment, or nil for a label.
  package let comment: Int?
  /// The time of the comment, or nil for a label.
  package let time: String?
  /// The commit of the pull request when the label was added, or nil for a comment.
  package let head: String?

  /// Reads the request of an event. Returns nil if the event is something else, such as another comment.
  package init?(_ event: WorkflowEvent) {
    if let comment = event.comment, let issue = event.issue, issue.pull_request != nil {
      guard event.action == "created", let login = comment.user?.login else { return nil }
      let line = (comment.body ?? "").split(whereSeparator: \.isNewline).first ?? ""
      let words = line.split(whereSeparator: \.isWhitespace).map { word in
        // Names copied from a review contain invisible spaces.
        String(String.UnicodeScalarView(word.unicodeScalars.filter { $0 != "\u{200B}" }))
      }
      guard words.starts(with: Self.command) else { return nil }
      number = issue.number
      self.login = login
      names = Array(words.dropFirst(2))
      self.comment = comment.id
      time = comment.created_at
      head = nil
    } else {
      guard event.action == "labeled", event.label?.name == Self.label, let pull = event.pull_request,
        let login = event.sender?.login
      else { return nil }
      number = pull.number
      self.login = login
      (names, comment, time) = ([], nil, nil)
      head = pull.head.sha
    }
  }
}

/// The reason that an approval was refused.
package enum ApprovalRefusal: Error, Hashable, CustomStringConvertible {
  case noPermission(login: String)
  case closed
  case noReport
  case changed
  case notEditable
  case noRepository
  case nothing
  case unknown(names: [String])
  case noPicture(name: String)
  case unsafeGolden(name: String, path: String)
  case wrongReport
  case noGoldens

  /// A description of the reason and its remedy.
  package var description: String {
    switch self {
    case .noPermission(let login):
      "\(PlainText.line(login, limit: 60)) can't approve, because that needs write access to the repository. Ask a "
        + "maintainer."
    case .closed: "The pull request is closed. Reopen it to approve."
    case .noReport: "There is no report to approve. Wait for the workflow that renders the screens."
    case .changed:
      "The pull request changed since this report. Wait for the report of the newest commit, "
        + "review it, then approve again."
    case .notEditable:
      "The pull request comes from a fork that maintainers may not edit. Let its author enable \"Allow edits by "
        + "maintainers\", or commit the goldens."
    case .noRepository: "The repository of the pull request was deleted. Open a pull request from another branch."
    case .nothing: "There is nothing to approve: all goldens match."
    case .unknown(let names):
      "The report has no snapshot or screen "
        + names.prefix(5).map { "'\(PlainText.line($0, limit: 80))'" }.joined(separator: ", ")
        + " to approve. Use a name from the table."
    case .noPicture(let name):
      "The report has no valid picture of \(PlainText.line(name, limit: 100)). Run the workflow again."
    case .unsafeGolden(let name, let path):
      "The golden of \(PlainText.line(name, limit: 100)) is '\(PlainText.line(path, limit: 200))', which is not a "
        + "golden in the repository. Commit it manually."
    case .noGoldens:
      "The report compares two commits, so there are no goldens to approve. "
        + "Merge the pull request to accept its screens."
    case .wrongReport: "The report is not the reviewed one. Run the workflow again, and review its result."
    }
  }
}
