// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import TesseraPullRequests

struct PullRequestPruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Deletes the pictures of closed pull requests from the branch of pictures.")

  @OptionGroup var branch: BranchOptions

  @OptionGroup var output: JSONOption

  private struct Answer: Encodable {
    let numbers: [Int]
  }

  func run() async throws {
    try await Output.reportingErrors {
      let client = try PullRequestTools.current.environment.client()
      let numbers = try await branch.store().prune { number in
        do { return try await client.pullRequest(number: number).state != "open" } catch GitHubError.notFound {
          return true
        }
      }
      let names = numbers.map { "#\($0)" }.joined(separator: ", ")
      try output.show(
        Answer(numbers: numbers),
        as: numbers.isEmpty
          ? "There are no pictures of closed pull requests." : "Deleted the pictures of \(names).")
    }
  }
}
