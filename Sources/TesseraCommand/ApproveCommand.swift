// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct ApproveCommand: ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Makes pictures of the last test the goldens.",
    discussion: """
      Takes the pictures from the report that `test` left, so what becomes a golden is what you looked at. Nothing is \
      rendered.
      """)

  @Argument(help: ArgumentHelp("Snapshots, such as sign-in.iphone-16@3.dark, or screens.", valueName: "name"))
  var names: [String] = []

  @Flag(help: "Everything that differs or has no golden.")
  var all = false

  @Option(help: "The report's folder.")
  var report = ReportFiles.defaultFolder

  @Option(help: "The folder of goldens. The catalogue's if not given.")
  var goldens: String?

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("Name the snapshots to approve, or use --all.") }
    if !names.isEmpty, all { throw ValidationError("Name snapshots or use --all, not both.") }
  }

  func run() throws {
    var approval = try ReportFiles.approval(of: report, goldens: goldens)
    let chosen = try ReportFiles.told { () throws(SnapshotReportError) in try approval.select(names) }
    var failures = 0
    for result in chosen {
      if let signal = Interruption.signal() {
        try? ReportFiles.write(&approval)
        throw Interrupted(signal: signal, summary: "The goldens listed above are whole, the others are as they were.")
      }
      do {
        print("approved \(try approval.approve(result.name))")
      } catch {
        failures += 1
        Console.error("error: \(error)")
      }
    }
    try ReportFiles.write(&approval)
    if chosen.isEmpty { print("Nothing waits for approval in \(report).") }
    if failures > 0 { throw ExitCode(1) }
  }
}
