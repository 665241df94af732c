// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The `tessera` tool contains the commands that require only files or a package with tests, and no catalog.

internal import ArgumentParser

internal import Glibc

/// The `tessera` command-line tool, which processes files and the results of a package's tests without a catalog.
public enum ToolCommand {
  /// Runs the command given by the process's arguments, and exits. Signals and exit codes are the same as for
  /// `CatalogCommand`.
  public static func main() async {
    Interruption.install()
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    exit(await run(arguments: Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the command given by the arguments, and returns the exit code.
  public static func run(arguments: [String]) async -> Int32 {
    do {
      var command = try ToolRoot.parseAsRoot(arguments.isEmpty ? ["--help"] : arguments)
      if var asyncCommand = command as? any AsyncParsableCommand {
        try await asyncCommand.run()
      } else {
        try command.run()
      }
      return CatalogCommand.finish(0)
    } catch let code as ExitCode {
      return CatalogCommand.finish(code.rawValue)
    } catch {
      return CatalogCommand.report(error)
    }
  }
}

/// The root command, which lists all subcommands.
struct ToolRoot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "Compares pictures, describes what changed, and manages the snapshots of a package's tests.",
    discussion: """
      In addition to the subcommands below:
        init [FOLDER]    Adds a catalog, a test and a workflow to a package.
        project [FOLDER] Builds the app of an Xcode, XcodeGen or Tuist project.
        pr               Reviews screens in pull requests.
        port SOURCES     Rewrites sources for iOS so that they compile here.
        --version        Prints the version.
        --licenses       Prints all licenses, bundled and linked.
      """,
    subcommands: [
      DiffCommand.self, CompareIOSCommand.self, ToolReportCommand.self, TestsApproveCommand.self,
      TestsPruneCommand.self, TestsAuditCommand.self, TestsExplainCommand.self, CoverageCommand.self,
    ])
}
