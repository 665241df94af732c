// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser

struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandContext.program,
    abstract: "Renders screens written with UIKit to PNG files, without a Mac.",
    subcommands: [
      ListCommand.self, RenderCommand.self, FramesCommand.self, FlowCommand.self, PageCommand.self, TestCommand.self,
      RecordCommand.self, ApproveCommand.self, PruneCommand.self, ReportCommand.self,
      AuditCommand.self, ExplainCommand.self, DiffCommand.self, CompareIOSCommand.self,
      ServeCommand.self, MCPCommand.self,
    ])
}
