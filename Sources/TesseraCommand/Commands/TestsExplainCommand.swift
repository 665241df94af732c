// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

struct TestsExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explains why a snapshot fails or, with a view, which constraints determine its frame, and which are not satisfied.",
    discussion: """
      Without a view, the answer comes from the results of the last `swift test`. With a view, the snapshot's test runs.
      """)

  @Argument(help: "The snapshot, such as ProfileTests/testRow.1.")
  var name: String

  @Argument(help: "The view: its accessibilityIdentifier, class, text, or path, or the end of its path.")
  var view: String?

  @Option(
    parsing: .remaining,
    help: ArgumentHelp("The remaining arguments are options of `swift test`.", valueName: "options"))
  var swiftTest: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "The report's folder. Default: the package's .build/tessera-report.")
  var report: String?

  @OptionGroup var package: TestPackage

  func validate() throws {
    if view == nil, !swiftTest.isEmpty {
      throw ValidationError("Options of `swift test` require a view, because no test runs without one.")
    }
  }

  func run() throws {
    let root = try package.root()
    let folder = package.reportFolder(report, in: root)
    guard let view else { return try explainResult(folder) }
    // Use a separate report folder to preserve the record of the last complete run, which `prune` requires.
    let own = NSTemporaryDirectory() + "tessera-explain-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: own) }
    let test = SwiftTest(
      root: root, report: own, variables: ["TESSERA_EXPLAIN": view],
      arguments: ["--filter", Self.filter(name)] + swiftTest)
    let inspection = try TestsAuditCommand.select([name], test.run().run)[0]
    guard let explanation = inspection.explanation else { return }
    if explanation.isProblem {
      throw CommandFailure(description: explanation.lines.joined(separator: "\n"), isUsage: true)
    }
    try print(explanation.lines, as: explanation)
  }

  private func print(_ lines: [String], as value: some Encodable) throws {
    guard json else { return Swift.print(lines.map(ReportText.line).joined(separator: "\n")) }
    try JSONOutput.print(value)
  }

  /// Returns a regular expression for the test that took a snapshot. The expression is the snapshot's name up to the
  /// first dot. Each `-` matches any characters, because `-` replaces other characters in file names.
  static func filter(_ name: String) -> String {
    let test = (name.split(separator: "/").last ?? "").prefix { $0 != "." }
    return test.split(separator: "-").map(String.init).joined(separator: ".+")
  }

  private func explainResult(_ folder: String) throws {
    let report = try package.report(in: folder)
    guard let result = report.results.first(where: { $0.name == name }) else {
      let known = report.results.filter { $0.state != .passed }.map(\.name)
      throw ReportFiles.failure(.unknown(names: [name], known: known))
    }
    try print(ResultText.lines(result, in: folder), as: result)
  }
}
