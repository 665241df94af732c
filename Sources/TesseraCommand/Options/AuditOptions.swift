// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The options for the rules, baseline and output of an audit.
struct AuditOptions: ParsableArguments {
  static let discussion = """
    The rules are \(AuditFinding.Rule.allCases.map(\.rawValue).joined(separator: ", ")).

    With a baseline, only findings that are not in it fail. Exit codes: 0 no new findings, 1 new findings, 2 invalid \
    arguments.
    """

  @Option(
    name: .customLong("rule"), help: "A rule to check. Default: all. Repeatable.",
    transform: Self.rule)
  var rules: [AuditFinding.Rule] = []

  @Option(help: ArgumentHelp("A file of known findings.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the findings into the baseline.")
  var updateBaseline = false

  @Flag(
    help: "Print JSON: [{\"screen\":…,\"rule\":…,\"path\":…,\"message\":…,\"frame\":[x,y,width,height],\"isKnown\":…}]."
  )
  var json = false

  @Flag(help: "Print annotations for GitHub's workflows.")
  var github = false

  func validate() throws {
    if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE.") }
    if json, github { throw ValidationError("Use --json or --github, not both.") }
  }

  static func rule(_ name: String) throws -> AuditFinding.Rule {
    if let rule = AuditFinding.Rule(rawValue: name) { return rule }
    throw ValidationError("There is no rule '\(name)'.")
  }

  var wanted: Set<AuditFinding.Rule> { Set(rules.isEmpty ? AuditFinding.Rule.allCases : rules) }

  func readBaseline() throws -> AuditBaseline {
    guard let baseline else { return AuditBaseline() }
    if updateBaseline, !FileManager.default.fileExists(atPath: baseline) { return AuditBaseline() }
    do { return try AuditBaseline.read(baseline) } catch {
      throw CommandFailure(description: "\(error)", isUsage: true)
    }
  }
}
