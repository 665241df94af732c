// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
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

  private struct Answer: Encodable {
    let path: String
    let frame: ViewNode.Rect
    let sides: [LayoutExplanation.Side]
    let note: String?
  }

  @OptionGroup var source: ScreenSource

  func run() async throws {
    let screen = try CatalogCommand.catalog.select([screen])[0]
    let explanation = try await explain(screen)
    guard json else { return print(explanation.lines.joined(separator: "\n")) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let answer = Answer(
      path: explanation.path, frame: explanation.frame, sides: explanation.sides, note: explanation.note)
    print(String(decoding: try encoder.encode(answer), as: UTF8.self))
  }

  @MainActor
  private func explain(_ screen: Screen) throws -> LayoutExplanation {
    let options = try variant.variant(of: screen, appearance == .dark ? .dark : .light).options
    return try LayoutExplanation(view, in: Renderer().layout(screen, options: options))
  }
}
