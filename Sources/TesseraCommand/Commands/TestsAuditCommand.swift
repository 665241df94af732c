// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct TestsAuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Runs `swift test` and finds probable mistakes in the views of snapshots.",
    discussion: """
      Audits pictures of views, controllers and screens. The output of the tests goes to standard error.

      \(AuditOptions.discussion)
      """)

  @Argument(
    help: ArgumentHelp("The snapshots or test files to report. Default: all.", valueName: "name"))
  var names: [String] = []

  @Option(
    parsing: .remaining,
    help: ArgumentHelp("The remaining arguments are options of `swift test`.", valueName: "options"))
  var swiftTest: [String] = []

  @OptionGroup var options: AuditOptions

  @Option(help: "The report's folder. Default: the package's .build/tessera-report.")
  var report: String?

  @OptionGroup var package: TestPackage

  func run() throws {
    let root = try package.root()
    var listing = try AuditListing(options)
    let test = SwiftTest(
      root: root, report: package.reportFolder(report, in: root), variables: ["TESSERA_AUDIT": "1"],
      arguments: swiftTest)
    let (run, passed) = try test.run()
    let inspections = try Self.select(names, run)
    for inspection in inspections {
      listing.addFindings(
        inspection.findings.filter { options.wanted.contains($0.rule) }, screen: inspection.name, variant: "")
    }
    if !passed { Console.error("Some tests failed, and may not have taken all snapshots.") }
    try listing.finish(screens: inspections.map(\.name))
  }

  /// Returns the inspections of snapshots with the given names or in the given test files. Without names, returns all
  /// inspections.
  static func select(_ names: [String], _ run: TestRun) throws -> [TestProcessRecord.Inspection] {
    let all = run.processes.flatMap(\.inspections).sorted { $0.name < $1.name }
    guard !names.isEmpty else { return all }
    let known = Set(all.flatMap { [$0.name, $0.group] })
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else {
      let list = all.prefix(40).map(\.name).joined(separator: ", ")
      throw CommandFailure(
        description: "No test shows \(unknown.map { "'\($0)'" }.joined(separator: ", ")). "
          + (all.isEmpty
            ? "No picture of views was taken." : "There are \(list)\(all.count > 40 ? ", …" : ""). Pass some of them."),
        isUsage: true)
    }
    return all.filter { names.contains($0.name) || names.contains($0.group) }
  }
}
