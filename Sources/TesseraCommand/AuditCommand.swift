// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

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

  @OptionGroup var source: ScreenSource

  func run() async throws {
    let screens = try CatalogCommand.catalog.select(names)
    var listing = try AuditListing(options)
    var progress = ProgressReport(total: screens.count, noun: "screens")
    for (index, screen) in screens.enumerated() {
      for (variant, findings) in try await findings(in: screen) {
        listing.add(findings, screen: screen.name, variant: variant)
      }
      progress.advance(to: index + 1)
      if let signal = Interruption.signal() {
        throw Interrupted(signal: signal, summary: "\(index + 1) of \(screens.count) screens were looked at.")
      }
    }
    try listing.finish(screens: screens.map(\.name))
  }

  /// The findings of a screen in every appearance that was asked for.
  @MainActor
  private func findings(in screen: Screen) throws -> [(variant: String, findings: [AuditFinding])] {
    try appearance.appearances.map { appearance in
      let variant = try variant.variant(of: screen, appearance)
      let laidOut = try Renderer().layout(screen, options: variant.options)
      return (variant.name, ScreenAudit.findings(in: laidOut, rules: options.wanted))
    }
  }
}
