// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

struct ExplainCommand: AsyncParsableCommand, ScreensCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Tells which constraints hold each side of a view where it is, and which lost.")

  @Argument(help: "The screen.")
  var screen: String

  @Argument(help: "The view: its accessibilityIdentifier, class, text, or path, or the end of its path.")
  var view: String

  @OptionGroup var variant: VariantOptions

  @Option(help: "light or dark.")
  var appearance = OneAppearance.light

  enum OneAppearance: String, ExpressibleByArgument, CaseIterable { case light, dark }

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var workers: WorkerOptions

  @OptionGroup var source: ScreenSource

  private struct Answer: Encodable {
    let path: String
    let frame: ViewNode.Rect
    let sides: [LayoutExplanation.Side]
    let note: String?
  }

  /// What a worker tells.
  private struct Outcome: Codable, Sendable {
    var text = ""
    var failure: JobFailure?
  }

  func run() async throws {
    let screen = try CommandContext.catalog.select([screen])[0]
    let job = IsolatedJobs<Outcome>(count: 1, options: workers) { _ in
      do { return Outcome(text: try await text(screen)) } catch { return Outcome(failure: JobFailure(error)) }
    } died: { _, death in
      Outcome(failure: JobFailure(death, of: screen.name))
    }
    guard job.isIsolated else { return print(try await text(screen)) }
    let outcome = try await job.run(isStopped: { Interruption.signal() != nil }, didFinish: { _ in })[0]
    if let signal = Interruption.signal() { throw Interrupted(signal: signal, summary: "Nothing was explained.") }
    if let failure = CommandFailure([outcome?.failure].compactMap(\.self)) { throw failure }
    print(outcome?.text ?? "")
  }

  @MainActor
  private func text(_ screen: Screen) throws -> String {
    let options = try variant.variant(of: screen, appearance == .dark ? .dark : .light).options
    let explanation = try LayoutExplanation(view, in: Renderer().layout(screen, options: options))
    guard json else { return explanation.lines.map(ReportText.line).joined(separator: "\n") }
    let answer = Answer(
      path: explanation.path, frame: explanation.frame, sides: explanation.sides, note: explanation.note)
    return String(decoding: try HiddenCharacters.json(answer), as: UTF8.self)
  }
}
