// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import TesseraPullRequests

/// The option for output that other programs read.
struct JSONOption: ParsableArguments {
  @Flag(help: "Print only JSON on standard output. Annotations are printed on standard error.")
  var json = false

  /// Prints a sentence or, with `--json`, the value.
  func show(_ value: some Encodable, as sentence: @autoclosure () -> String) throws {
    let writeLine = PullRequestTools.current.writeLine
    guard json else { return writeLine(sentence()) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    writeLine(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Prints a line that GitHub's runners interpret. They read both standard streams.
  func annotate(_ line: String) {
    if json { Output.complain(line) } else { PullRequestTools.current.writeLine(line) }
  }
}

/// The numbers of a report's results, as JSON.
struct ReviewCounts: Encodable {
  let report: String
  let isSuccess: Bool
  let passed, changed, added, deleted, recorded, failed, findings: Int

  init(_ input: ReviewInput, report: String) {
    self.report = URL(fileURLWithPath: report).standardizedFileURL.path
    isSuccess = input.isSuccess
    (passed, changed, added) = (input.count(.passed), input.count(.failed), input.count(.missing))
    (deleted, recorded, failed) = (input.count(.obsolete), input.count(.recorded), input.count(.error))
    findings = input.findings.count
  }
}

/// The options that select a report and its review.
struct ReviewOptions: ParsableArguments {
  @Option(help: "The report's folder.")
  var report = ".build/tessera-report"

  @Option(help: "A name for the review, if a pull request has several. Letters, digits, '.', '_' and '-'.")
  var key = "tessera"

  @Option(name: .customLong("report-url"), help: "The address of the full report. Default: the workflow run.")
  var reportURL: String?

  func validate() throws {
    if !ReviewContext.isKey(key) {
      throw ValidationError("--key '\(key)' is not valid. Use 1 to 64 letters, digits, '.', '_' and '-'.")
    }
    if let reportURL, !WebAddress.isSafe(reportURL) {
      throw ValidationError("--report-url '\(reportURL)' is not valid. Use an address that starts with https://.")
    }
  }

  /// Returns the context of a review.
  func context(_ identity: PullRequestIdentity) throws -> ReviewContext {
    guard var context = ReviewContext(key: key, head: identity.head) else {
      throw WorkflowError.invalidOption("--key", key, remedy: "Use letters and digits.")
    }
    context.run = identity.run
    context.reportURL = reportURL ?? identity.run.flatMap { PullRequestTools.current.environment.runURL(run: $0) }
    return context
  }
}

/// The options that select a branch of pictures.
struct BranchOptions: ParsableArguments {
  @Option(help: "The branch for pictures. It must not contain other files.")
  var branch = PictureBranch.defaultName

  @Option(help: "The repository to push to, as an address or a path. Default: the workflow's repository.")
  var remote: String?

  @Option(
    name: .customLong("picture-address"),
    help: "The form of the pictures' addresses: blob for all repositories, raw only for public ones.")
  var form = PictureAddress.Form.blob

  func validate() throws {
    let isName = branch.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "-_/".utf8.contains(byte)
    }
    guard isName, !branch.isEmpty, !branch.hasPrefix("-"), !branch.hasPrefix("/"), !branch.hasSuffix("/") else {
      throw ValidationError("--branch '\(branch)' is not valid. Use letters, digits, '-', '_' and '/'.")
    }
    if remote?.hasPrefix("-") == true { throw ValidationError("--remote needs an address or a path.") }
  }

  /// Returns the branch.
  func store() throws -> PictureBranch {
    let environment = PullRequestTools.current.environment
    let repository = try environment.repository()
    let remote = self.remote ?? "\(environment.server)/\(repository).git"
    return PictureBranch(
      remote: remote,
      address: PictureAddress(server: environment.server, repository: repository, branch: branch, form: form),
      credentials: environment.credentials(for: remote), environment: environment.variables)
  }
}

extension PictureAddress.Form: ExpressibleByArgument {}

/// The option that selects the account of the sticky comment.
struct AuthorOption: ParsableArguments {
  @Option(help: "The account that owns the token. Default: it is determined, and github-actions[bot] in a workflow.")
  var author: String?

  /// Returns the account.
  func login(_ client: GitHubClient) async throws -> String {
    if let author { return author }
    return try await client.currentLogin() ?? StickyComment.workflowAuthor
  }
}
