// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser

struct ReportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Shows a report, serves it for approval, and merges reports.",
    subcommands: [ReportServeCommand.self, ReportMergeCommand.self], defaultSubcommand: ReportServeCommand.self)
}
