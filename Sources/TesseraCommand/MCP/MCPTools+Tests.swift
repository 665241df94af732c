// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

extension MCPTools {
  var test: MCPTool {
    MCPTool(
      name: "run_tests", title: "Run snapshot tests",
      description: """
        Compares screens with their references. Screens whose drawing commands are unchanged aren't painted. Returns a sentence \
        for each difference. Nothing is recorded.
        """,
      parameters: [
        MCPParameter(name: "screens", kind: .names, description: "The screens' names. Default: all.")
      ]
    ) { arguments in
      if try await program.update() {
        worker.restart(program: program.path)
        await screen.forget()
      }
      let command =
        ["test"] + arguments.names("screens") + ["--changed", "--record", "never", "--report", report, "--json"]
      let output = try await program.run(command + self.arguments)
      guard output.code != 2, let result = try? SnapshotReport.read(report) else {
        return .failure(output.errors.isEmpty ? output.text : output.errors)
      }
      let counts = ReportText.counts(result).joined(separator: ", ")
      return MCPResult(text: ([counts] + ReportText.lines(result)).joined(separator: "\n"))
    }
  }

  var readFailure: MCPTool {
    MCPTool(
      name: "read_failure", title: "Read a failure",
      description: """
        Describes why a snapshot of the last run_tests failed, and shows up to three differing regions: the reference at the \
        left, the new picture at the right.
        """,
      parameters: [
        MCPParameter(name: "snapshot", kind: .text, description: "The snapshot's name.", isRequired: true)
      ]
    ) { arguments in
      let name = arguments.required("snapshot")
      let results = try ReportFiles.withUserFacingErrors { () throws(SnapshotReportError) in
        try SnapshotReport.read(report)
      }.results
      guard let result = results.first(where: { $0.name == name }) else {
        let known = results.filter { $0.state != .passed }.map(\.name).prefix(20)
        let list = known.isEmpty ? "All passed." : "These did not pass: \(known.joined(separator: ", "))."
        return .failure("The report has no snapshot '\(name)'. \(list)")
      }
      let text = ResultText.lines(result, in: report).joined(separator: "\n")
      let tiles = try MCPFailureTiles(result, in: report)?.files() ?? []
      return MCPResult([.text(text)] + tiles.map { .png($0) })
    }
  }

  var approve: MCPTool {
    MCPTool(
      name: "approve", title: "Approve pictures",
      description: """
        Makes pictures of the last run_tests the new references. The user is asked first. If the client can't ask, show the user \
        the pictures, and call again with confirmed only after they agreed.
        """,
      parameters: [
        MCPParameter(name: "snapshots", kind: .names, description: "The snapshots' names.", isRequired: true),
        MCPParameter(name: "confirmed", kind: .flag, description: "Whether the user has agreed to exactly these."),
      ], effect: .changesFiles
    ) { arguments in
      let names = arguments.names("snapshots")
      guard !names.isEmpty else { return .failure("Name the snapshots to approve.") }
      let list = names.map(ReportText.line).joined(separator: ", ")
      let plural = names.count == 1 ? "1 picture" : "\(names.count) pictures"
      let isAllowed =
        await confirm("Approve \(plural) as new references? \(list)") ?? (arguments.flag("confirmed") == true)
      guard isAllowed else {
        return .failure("Nothing was approved, because the user has not agreed to these pictures.")
      }
      let output = try await program.run(["approve"] + names + ["--report", report] + self.arguments)
      let text = [output.text, output.errors].filter { !$0.isEmpty }.joined(separator: "\n")
      return output.code == 0 ? MCPResult(text: text) : .failure(text)
    }
  }
}
