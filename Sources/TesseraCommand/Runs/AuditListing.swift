// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Compares audit findings with the baseline, prints them, and records them as known.
struct AuditListing {
  private struct Entry: Encodable {
    let screen: String
    let variant: String
    let rule: String
    let path: String
    let message: String
    let frame: ViewNode.Rect
    let place: String?
    let isKnown: Bool
  }

  private let options: AuditOptions
  private var known: AuditBaseline
  private var entries: [Entry] = []

  init(_ options: AuditOptions) throws {
    self.options = options
    known = try options.readBaseline()
  }

  /// Adds a screen's findings in a variant, except findings that were already added for another variant of the
  /// screen.
  mutating func addFindings(_ findings: [AuditFinding], screen: String, variant: String) {
    let before = Set(entries.lazy.filter { $0.screen == screen }.map { "\($0.rule) \($0.path)" })
    entries += findings.filter { !before.contains($0.key) }.map { finding in
      Entry(
        screen: screen, variant: variant, rule: finding.rule.rawValue, path: finding.path,
        message: finding.message, frame: finding.frame, place: finding.place,
        isKnown: known.contains(finding, screen: screen))
    }
  }

  /// Prints the findings and updates the baseline.
  ///
  /// - Parameter screens: The names of all audited screens.
  /// - Throws: `CommandFailure` if there are new findings that were not recorded.
  mutating func finish(screens: [String]) throws {
    if options.updateBaseline, let baseline = options.baseline {
      for screen in screens { known.known[screen] = nil }
      for entry in entries { known.known[entry.screen, default: []].insert("\(entry.rule) \(entry.path)") }
      do { try known.write(to: baseline) } catch { throw CommandFailure(description: "\(error)") }
    }
    try printEntries(screenCount: screens.count)
  }

  private func printEntries(screenCount count: Int) throws {
    let news = entries.filter { !$0.isKnown }
    if options.json {
      try JSONOutput.print(entries)
    } else if options.github {
      for entry in news { Swift.print(Self.annotation(entry)) }
    } else {
      for entry in news {
        Swift.print(ReportText.line("\(entry.screen): \(entry.rule): \(entry.message)"))
        Swift.print("    " + ReportText.line(entry.path + (entry.place.map { " (\($0))" } ?? "")))
      }
    }
    if options.updateBaseline { return }
    if news.isEmpty {
      let rest = entries.isEmpty ? "" : " new; \(entries.count) known"
      if !options.json { Swift.print("No findings\(rest) on \(count) screen\(count == 1 ? "" : "s").") }
      return
    }
    throw CommandFailure(
      description:
        "\(news.count) finding\(news.count == 1 ? "" : "s") on \(Set(news.map(\.screen)).count) of \(count) screens. "
        + "Fix them, or add them to the baseline with --baseline FILE --update-baseline.")
  }

  /// Returns the GitHub workflow command that reports a finding.
  private static func annotation(_ entry: Entry) -> String {
    let title = SnapshotReport.property("\(entry.screen): \(entry.rule)")
    return "::warning title=\(title)::\(SnapshotReport.data(entry.message + "\n" + entry.path))"
  }
}
