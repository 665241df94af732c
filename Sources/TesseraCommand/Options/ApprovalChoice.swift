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

  @Flag(help: "Print JSON: {\"approved\":[{\"name\":…,\"path\":…}],\"failed\":[{\"name\":…,\"reason\":…}]}.")
  var json = false

  private struct Answer: Encodable {
    struct Approved: Encodable {
      let name: String
      let path: String
    }

    struct Failed: Encodable {
      let name: String
      let reason: String
    }

    var approved: [Approved] = []
    var failed: [Failed] = []
  }

  func validate() throws {
    if names.isEmpty, !all { throw ValidationError("Pass the snapshots to approve, or use --all.") }
    if !names.isEmpty, all { throw ValidationError("Use snapshot names or --all, not both.") }
  }

  /// Approves the selected snapshots and prints one line per snapshot or, with `--json`, all of them.
  ///
  /// - Throws: `ExitCode(1)` if a snapshot could not be approved.
  func approve(_ approval: SnapshotApproval) throws {
    var approval = approval
    let chosen = try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in try approval.select(names) }
    var answer = Answer()
    for result in chosen {
      if let signal = Interruption.signal() {
        try? ReportFiles.write(&approval)
        if json { try JSONOutput.print(answer) }
        throw Interrupted(signal: signal, summary: "The goldens listed above are complete, the others are unchanged.")
      }
      do {
        let path = try approval.approve(result.name)
        answer.approved.append(Answer.Approved(name: result.name, path: JSONOutput.absolutePath(path)))
        if !json { print("approved \(ReportText.line(path))") }
      } catch {
        answer.failed.append(Answer.Failed(name: result.name, reason: "\(error)"))
        Console.error("error: \(error)")
      }
    }
    try ReportFiles.write(&approval)
    if json {
      try JSONOutput.print(answer)
    } else if chosen.isEmpty {
      print("There is nothing to approve in \(approval.folder).")
    }
    if !answer.failed.isEmpty { throw ExitCode(1) }
  }
}
