// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraImaging

struct AuditCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Looks for what is probably wrong with screens.",
    discussion: """
      The rules are \(AuditFinding.Rule.allCases.map(\.rawValue).joined(separator: ", ")).

      With a baseline only findings that it does not know fail. Exit codes: 0 nothing new, 1 findings, 2 a mistake in what \
      was asked.
      """)

  @Argument(help: ArgumentHelp("The screens to look at; all of them if none is named.", valueName: "screen"))
  var names: [String] = []

  @OptionGroup var variant: VariantOptions

  @Option(help: "light, dark or both.")
  var appearance = AppearanceChoice.both

  @Option(
    name: .customLong("rule"), help: "A rule to look for; all of them if none is named. May be given more than once.",
    transform: Self.rule)
  var rules: [AuditFinding.Rule] = []

  @Option(help: ArgumentHelp("A file of findings that are known.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the findings into the baseline.")
  var updateBaseline = false

  @Flag(
    help: "Print JSON: [{\"screen\":…,\"rule\":…,\"path\":…,\"message\":…,\"frame\":[x,y,width,height],\"isKnown\":…}]."
  )
  var json = false

  @Flag(help: "Print annotations for GitHub's workflows.")
  var github = false

  @OptionGroup var source: ScreenSource

  func validate() throws {
    if updateBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE.") }
    if json, github { throw ValidationError("Ask for --json or for --github, not for both.") }
  }

  private static func rule(_ name: String) throws -> AuditFinding.Rule {
    if let rule = AuditFinding.Rule(rawValue: name) { return rule }
    throw ValidationError("There is no rule '\(name)'.")
  }

  private struct Entry: Encodable {
    let screen: String
    let variant: String
    let rule: String
    let path: String
    let message: String
    let frame: ViewNode.Rect
    let isKnown: Bool
  }

  func run() async throws {
    let screens = try CatalogCommand.catalog.select(names)
    var known = try readBaseline()
    var entries: [Entry] = []
    var progress = ProgressReport(total: screens.count, noun: "screens")
    for (index, screen) in screens.enumerated() {
      entries += try await findings(in: screen, known)
      progress.advance(to: index + 1)
      if let signal = Interruption.signal() {
        throw Interrupted(signal: signal, summary: "\(index + 1) of \(screens.count) screens were looked at.")
      }
    }
    if updateBaseline, let baseline {
      for screen in screens { known.known[screen.name] = nil }
      for entry in entries { known.known[entry.screen, default: []].insert("\(entry.rule) \(entry.path)") }
      do { try known.write(to: baseline) } catch { throw CommandFailure(description: "\(error)") }
    }
    try print(entries, screens.count)
  }

  private func readBaseline() throws -> AuditBaseline {
    guard let baseline else { return AuditBaseline() }
    if updateBaseline, !FileManager.default.fileExists(atPath: baseline) { return AuditBaseline() }
    do { return try AuditBaseline.read(baseline) } catch {
      throw CommandFailure(description: "\(error)", isUsage: true)
    }
  }

  /// The findings of a screen in every appearance that was asked for, each finding once.
  @MainActor
  private func findings(in screen: Screen, _ known: AuditBaseline) throws -> [Entry] {
    var entries: [Entry] = []
    let wanted = Set(rules.isEmpty ? AuditFinding.Rule.allCases : rules)
    for appearance in appearance.appearances {
      let variant = try variant.variant(of: screen, appearance)
      let found = ScreenAudit.findings(in: try Renderer().layout(screen, options: variant.options), rules: wanted)
      let before = Set(entries.map { "\($0.rule) \($0.path)" })
      entries += found.filter { !before.contains($0.key) }.map { finding in
        Entry(
          screen: screen.name, variant: variant.name, rule: finding.rule.rawValue, path: finding.path,
          message: finding.message, frame: finding.frame, isKnown: known.contains(finding, screen: screen.name))
      }
    }
    return entries
  }

  private func print(_ entries: [Entry], _ count: Int) throws {
    let news = entries.filter { !$0.isKnown }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      Swift.print(String(decoding: try encoder.encode(entries), as: UTF8.self))
    } else if github {
      for entry in news { Swift.print(Self.annotation(entry)) }
    } else {
      for entry in news { Swift.print("\(entry.screen): \(entry.rule): \(entry.message)\n    \(entry.path)") }
    }
    if updateBaseline { return }
    if news.isEmpty {
      let rest = entries.isEmpty ? "" : " new; \(entries.count) known"
      if !json { Swift.print("No findings\(rest) on \(count) screen\(count == 1 ? "" : "s").") }
      return
    }
    throw CommandFailure(
      description:
        "\(news.count) finding\(news.count == 1 ? "" : "s") on \(Set(news.map(\.screen)).count) of \(count) screens. "
        + "Correct them, or write them down as known with --baseline FILE --update-baseline.")
  }

  /// A GitHub workflow command. Line ends and percent signs are written as codes, in properties colons and commas too.
  private static func annotation(_ entry: Entry) -> String {
    func data(_ text: String) -> String {
      text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }
    func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return "::warning title=\(property("\(entry.screen): \(entry.rule)"))::\(data(entry.message + "\n" + entry.path))"
  }
}
