// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct MCPCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Lets coding agents see, touch and test the screens, by the Model Context Protocol.",
    discussion: """
      Reads requests from standard input and writes answers to standard output, until the input ends. Register it with an agent as \
      a server of type stdio, such as {"mcpServers": {"tessera": {"command": "swift", "args": ["run", "Screens", "mcp"]}}}.
      """)

  @Flag(inversion: .prefixedNo, help: "Rebuild the program when one of its sources has changed.")
  var watch = true

  @Option(help: "The shell command that builds the program. Default: `swift build` of its product.")
  var build: String?

  @Option(
    name: .customLong("time-limit"), help: ArgumentHelp("The time limit of one step of a screen.", valueName: "seconds")
  )
  var timeLimit = 20.0

  @Option(help: "The folder for test reports and their pictures.")
  var report = ReportFiles.defaultFolder

  @OptionGroup var source: ScreenSource

  func validate() throws {
    guard timeLimit > 0, timeLimit <= 86_400 else {
      throw ValidationError("--time-limit \(timeLimit) is out of range. Use a number above 0 and up to 86400.")
    }
    if build != nil, !watch { throw ValidationError("--build has no effect with --no-watch. Remove one of them.") }
    if report.isEmpty { throw ValidationError("--report needs a folder.") }
  }

  func run() async throws {
    let connection = MCPConnection.takingStandardStreams()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let worker = MCPWorker(.page(CommandContext.source, threads: cores), timeLimit: timeLimit)
    let asking = MCPAsking()
    let tools = MCPTools(
      program: MCPProgram(watches: watch, command: build), worker: worker, screen: MCPScreen(worker), report: report,
      arguments: source.previews ? ["--previews"] : [], confirm: { await asking.confirm($0) })
    let server = MCPServer(connection, tools: tools.all, instructions: MCPTools.instructions)
    await asking.setServer(server)
    await server.run()
    worker.restart(program: nil)
  }
}

/// Passes questions to the server, which is created after the tools that ask them.
private actor MCPAsking {
  private var server: MCPServer?

  func setServer(_ server: MCPServer) { self.server = server }
  func confirm(_ question: String) async -> Bool? { await server?.confirm(question) }
}
