// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct AuditCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Finds probable mistakes in screens.",
    discussion: AuditOptions.discussion)

  @Argument(help: ArgumentHelp("The screens to audit. Default: all.", valueName: "screen"))
  var names: [String] = []

  @OptionGroup var variant: VariantOptions

  @Option(help: "light, dark or both.")
  var appearance = AppearanceChoice.both

  @OptionGroup var options: AuditOptions

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func run() async throws {
    let screens = try CommandContext.catalog.select(names)
    var listing = try AuditListing(options)
    let jobs = try screens.map(makeJob)
    let results = try await workers.executor().run(jobs, .showingProgress("screens", total: jobs.count))
    for (screen, result) in zip(screens, results) {
      for part in (try? result?.get()) ?? [] {
        listing.addFindings(part.findings, screen: screen.name, variant: part.variant)
      }
    }
    if let signal = Interruption.signal() {
      let done = results.count { $0 != nil }
      throw Interrupted(signal: signal, summary: "\(done) of \(screens.count) screens were audited.")
    }
    guard let failure = CommandFailure(results) else { return try listing.finish(screens: screens.map(\.name)) }
    // List the findings for the other screens before reporting the failure.
    let looked = zip(screens, results).filter { (try? $1?.get()) != nil }.map { $0.0.name }
    let listed = Result { try listing.finish(screens: looked) }
    if case .failure(let error) = listed { Console.error("error: \(error)") }
    throw failure
  }

  private func makeJob(_ screen: Screen) throws -> AuditJob {
    let variants = try appearance.appearances.map { try variant.variant(of: screen, $0) }
    return AuditJob(
      screen: screen.name,
      looks: variants.map { AuditJob.Variation(name: $0.name, options: OptionsRecord($0.options)) },
      rules: options.wanted)
  }
}
