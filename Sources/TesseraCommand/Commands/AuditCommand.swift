// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera
internal import TesseraWorkers

struct AuditCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Looks for what is probably wrong with screens.",
    discussion: AuditOptions.discussion)

  @Argument(help: ArgumentHelp("The screens to look at; all of them if none is named.", valueName: "screen"))
  var names: [String] = []

  @OptionGroup var variant: VariantOptions

  @Option(help: "light, dark or both.")
  var appearance = AppearanceChoice.both

  @OptionGroup var options: AuditOptions

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  /// What was found on a screen, in each appearance that was asked for.
  private struct Findings: Codable, Sendable {
    struct Part: Codable, Sendable {
      var variant: String
      var findings: [AuditFinding]
    }

    var parts: [Part] = []
    /// Why the screen could not be looked at; nil if it was.
    var failure: JobFailure?
  }

  func run() async throws {
    let screens = try CommandContext.catalog.select(names)
    var listing = try AuditListing(options)
    let jobs = IsolatedJobs<Findings>(count: screens.count, options: workers) { index in
      await findings(in: screens[index])
    } died: { index, death in
      Findings(failure: JobFailure(death, of: screens[index].name))
    }
    let found = try await jobs.isIsolated ? jobs.run(showing: "screens") : here(screens)
    for (screen, found) in zip(screens, found) {
      for part in found?.parts ?? [] { listing.add(part.findings, screen: screen.name, variant: part.variant) }
    }
    if let signal = Interruption.signal() {
      let done = found.count { $0 != nil }
      throw Interrupted(signal: signal, summary: "\(done) of \(screens.count) screens were looked at.")
    }
    guard let failure = CommandFailure(found.compactMap { $0?.failure }) else {
      return try listing.finish(screens: screens.map(\.name))
    }
    // What was found on the others is told first.
    let looked = zip(screens, found).filter { $1?.failure == nil }.map { $0.0.name }
    let listed = Result { try listing.finish(screens: looked) }
    if case .failure(let error) = listed { Console.error("error: \(error)") }
    throw failure
  }

  private func here(_ screens: [Screen]) async -> [Findings?] {
    var progress = ProgressReport(total: screens.count, noun: "screens")
    var found: [Findings?] = []
    for screen in screens where Interruption.signal() == nil {
      found.append(await findings(in: screen))
      progress.advance(to: found.count)
    }
    return found
  }

  @MainActor
  private func findings(in screen: Screen) -> Findings {
    do {
      let parts = try appearance.appearances.map { appearance in
        let variant = try variant.variant(of: screen, appearance)
        let laidOut = try Renderer().layout(screen, options: variant.options)
        return Findings.Part(
          variant: variant.name, findings: ScreenAudit.findings(in: laidOut, rules: options.wanted))
      }
      return Findings(parts: parts)
    } catch { return Findings(failure: JobFailure(error)) }
  }
}
