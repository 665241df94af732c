// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ExplainCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains which constraints determine the frame of a view, and which are not satisfied.",
    discussion: """
      For a view of SwiftUI, explains which size each container and modifier proposed, and which size it took.
      """)

  @Argument(help: "The screen.")
  var screen: String

  @Argument(
    help:
      "The view: its accessibilityIdentifier, class, text, or path, or the end of its path; or a point, such as 120,300."
  )
  var view: String

  @OptionGroup var variant: VariantOptions

  @Option(help: "light or dark.")
  var appearance = OneAppearance.light

  enum OneAppearance: String, ExpressibleByArgument, CaseIterable { case light, dark }

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  func run() async throws {
    let screen = try CommandContext.catalog.select([screen])[0]
    let options = try variant.variant(of: screen, appearance == .dark ? .dark : .light).options
    let job = ExplainJob(screen: screen.name, view: view, options: OptionsRecord(options), isJSON: json)
    let result = try await workers.executor().run(job)
    if let signal = Interruption.signal() { throw Interrupted(signal: signal, summary: "Nothing was explained.") }
    if let failure = CommandFailure([result]) { throw failure }
    let text = (try? result?.get()) ?? ""
    if json { JSONOutput.writeLine(text) } else { print(text) }
  }
}
