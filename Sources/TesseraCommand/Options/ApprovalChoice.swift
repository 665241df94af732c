// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

/// The arguments that select snapshots to approve.
struct ApprovalChoice: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Snapshots, such as sign-in.iphone-16@3.dark, screens, or files of tests.", valueName: "name"))
  var names: [String] = []

  @Flag(help: "Approve all snapshots that differ or have no golden.")
  var all = false

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("Pass the snapshots to approve, or use --all.") }
    if !names.isEmpty, all { throw ValidationError("Use snapshot names or --all, not both.") }
  }

  /// Approves the selected snapshots and prints one line per snapshot.
  ///
  /// - Throws: `ExitCode(1)` if a snapshot could not be approved.
  func approve(_ approval: SnapshotApproval) throws {
    var approval = approval
    let chosen = try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in try approval.select(names) }
    var failures = 0
    for result in chosen {
      if let signal = Interruption.signal() {
        try? ReportFiles.write(&approval)
        throw Interrupted(signal: signal, summary: "The goldens listed above are complete, the others are unchanged.")
      }
      do {
        print("approved \(ReportText.line(try approval.approve(result.name)))")
      } catch {
        failures += 1
        Console.error("error: \(error)")
      }
    }
    try ReportFiles.write(&approval)
    if chosen.isEmpty { print("There is nothing to approve in \(approval.folder).") }
    if failures > 0 { throw ExitCode(1) }
  }
}
