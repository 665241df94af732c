// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Synchronization
internal import TesseraPullRequests

/// The signal that requested an early end, or 0.
private let received = Atomic<Int32>(0)

/// The variables of this process.
package let processVariables = ProcessInfo.processInfo.environment

/// The command `pr` as a program.
package enum PullRequestProgram {
  /// Runs the command given by arguments, and returns its exit code.
  ///
  /// SIGINT, SIGTERM and SIGHUP end commands early, after their temporary folders are removed.
  package static func main(_ arguments: [String], tools: PullRequestTools = .current) async -> Int32 {
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { received.store($0, ordering: .relaxed) } }
    signal(SIGPIPE, SIG_IGN)
    var tools = tools
    tools.isInterrupted = { received.load(ordering: .relaxed) != 0 }
    return await PullRequestTools.$current.withValue(tools) { await run(arguments) }
  }

  /// Runs a command, and returns its exit code: 0 if nothing differs, 1 if something does, 2 for errors.
  package static func run(_ arguments: [String]) async -> Int32 {
    do {
      var command = try PullRequestCommand.parseAsRoot(arguments.isEmpty ? ["--help"] : arguments)
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    } catch {
      let text = PullRequestCommand.fullMessage(for: error)
      guard PullRequestCommand.exitCode(for: error) == .success else {
        Output.complain(text)
        return 2
      }
      print(text)
      return 0
    }
  }
}

/// The output of the commands. Warnings and errors are written to standard error, which GitHub's runners interpret too.
enum Output {
  /// Writes a line to standard error.
  static func complain(_ text: String) {
    // There is no place left to report a closed standard error.
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  /// Writes a warning, in a workflow as an annotation.
  static func warn(_ text: String) {
    if PullRequestTools.current.environment["GITHUB_ACTIONS"] == nil {
      complain("warning: \(text)")
    } else {
      complain("::warning title=Tessera::\(WorkflowOutput.data(text))")
    }
  }

  /// Returns the numbers of results by state, such as `3 snapshots: 2 passed, 1 failed`.
  static func counts(_ input: ReviewInput) -> String {
    let counts = ReviewInput.State.allCases.map { ($0, input.count($0)) }.filter { $0.1 > 0 }
    let total = input.entries.count
    if total == 0 { return "0 snapshots" }
    return "\(total) \(total == 1 ? "snapshot" : "snapshots"): "
      + counts.map { "\($0.1) \(word(for: $0.0))" }.joined(separator: ", ")
  }

  private static func word(for state: ReviewInput.State) -> String {
    switch state {
    case .passed: "equal"
    case .failed: "changed"
    case .missing: "new"
    case .recorded: "recorded"
    case .obsolete: "deleted"
    case .error: "failed"
    }
  }

  /// Performs a closure, and prints its error.
  ///
  /// - Throws: `ExitCode(2)` after an error, or `ExitCode(130)` after an interruption.
  static func reportingErrors(_ body: () async throws -> Void) async throws {
    do { try await body() } catch let code as ExitCode {
      throw code
    } catch ProcessError.interrupted {
      complain("\(ProcessError.interrupted)")
      throw ExitCode(130)
    } catch {
      let isFoundation = type(of: error) is AnyClass || error is CocoaError
      let text = isFoundation ? error.localizedDescription : "\(error)"
      complain("error: \(text)")
      if PullRequestTools.current.environment["GITHUB_ACTIONS"] != nil {
        complain("::error title=Tessera::\(WorkflowOutput.data(text))")
      }
      throw ExitCode(2)
    }
  }
}
