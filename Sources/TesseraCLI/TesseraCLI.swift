// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraCommand
internal import TesseraPullRequests
internal import TesseraPullRequestsCommand
internal import TesseraRelease
internal import TesseraSetup

@main
struct TesseraCLI {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--version": say(TesseraVersion.current + "\n")
    case "--licenses": say(Licenses.text)
    case "init": exit(InitCommand.run(Array(arguments.dropFirst())))
    case "port": exit(PortProgram.run(Array(arguments.dropFirst())))
    case "project": exit(ProjectProgram.run(Array(arguments.dropFirst())))
    case "pr": await reviewPullRequest(Array(arguments.dropFirst()))
    case "mirror": exit(SnapshotMirror.run(Array(arguments.dropFirst())))
    case PackageCatalog.buildCommand?: exit(PackageCatalog.run(arguments))
    case let command? where Self.runsCatalog(command, arguments): exit(runCatalog(arguments))
    default: await ToolCommand.main()
    }
  }

  /// Returns whether a command runs on the screens of a package. This is possible only with the Swift SDK, whose
  /// script sets `TESSERA_PROGRAM`. Without the SDK, `audit` refers to the snapshots of a package's tests.
  private static func runsCatalog(_ command: String, _ arguments: [String]) -> Bool {
    PackageCatalog.commands.contains(command) && ProcessInfo.processInfo.environment["TESSERA_PROGRAM"] != nil
  }

  private static func runCatalog(_ arguments: [String]) -> Int32 {
    var arguments = arguments
    if ProjectProgram.isNeeded(for: arguments), let code = ProjectProgram.prepare(&arguments) { return code }
    return PackageCatalog.run(arguments)
  }

  private static func reviewPullRequest(_ arguments: [String]) async -> Never {
    var tools = PullRequestTools.current
    tools.comparing = DiffComparing()
    exit(await PullRequestProgram.main(arguments, tools: tools))
  }

  private static func say(_ text: String) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: can't write to standard output\n".utf8))
      exit(1)
    }
  }
}
