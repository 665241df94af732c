// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// A job that explains a view's layout, as text or JSON.
struct ExplainJob: JobWork {
  var screen: String
  var view: String
  var options: OptionsRecord
  var isJSON: Bool

  private struct Explanation: Encodable {
    let path: String
    let frame: ViewNode.Rect
    let sides: [LayoutExplanation.Side]
    let note: String?
    /// Nil for views that are not SwiftUI's.
    let steps: [LayoutExplanation.Step]?
    let place: String?
  }

  var job: Job { .explain(self) }

  @MainActor
  func perform(in context: JobContext) throws -> String {
    DeclarationFinder.install()
    let laidOut = try Renderer().layout(context.screen(screen), options: options.options())
    let explanation = try LayoutExplanation(view, in: laidOut)
    guard isJSON else { return explanation.lines.map(ReportText.line).joined(separator: "\n") }
    let answer = Explanation(
      path: explanation.path, frame: explanation.frame, sides: explanation.sides, note: explanation.note,
      steps: explanation.steps.isEmpty ? nil : explanation.steps, place: explanation.place)
    return try JSONOutput.text(answer)
  }
}
