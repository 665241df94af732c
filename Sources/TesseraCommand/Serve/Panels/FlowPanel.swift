// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraImaging

/// Records, runs and films flows.
@MainActor
final class FlowPanel {
  private let stage: LiveStage
  private let inspector: InspectorPanel
  /// The film that is being rendered.
  private var filming: LiveFilm?

  init(_ stage: LiveStage, _ inspector: InspectorPanel) { (self.stage, self.inspector) = (stage, inspector) }

  /// Cancels the film.
  func cancelFilm() { filming = nil }

  // MARK: Requests

  func code(_: CodeQuestion) throws -> LiveReply<CodeQuestion.Answer> {
    LiveReply(answer: CodeQuestion.Answer(code: try recorder().source))
  }

  func run(_ question: RunQuestion) throws -> LiveReply<RunQuestion.Answer> {
    let result = try runFlow(question.flow, of: question.screen, settings: question.settings)
    let holds = result.marks.filter { $0.options == nil }
    return LiveReply(
      answer: RunQuestion.Answer(
        moments: result.moments, frame: result.frameCount,
        steps: zip(result.steps, holds).map { RunQuestion.Step(title: $0.title, frame: $1.frame) },
        changesOptions: holds.count < result.marks.count, failure: result.failure.map { "\($0)" }))
  }

  func film(_ question: FilmQuestion) throws -> LiveReply<FilmQuestion.Answer> {
    let isStrip = question.format == "strip"
    let result = try runFlow(question.flow, of: question.screen, settings: question.settings, keepsSteps: isStrip)
    guard isStrip else {
      filming = try LiveFilm(result, format: question.format)
      return try continueFilm(ContinueFilmQuestion())
    }
    let strip = try FlowFilm().strip(of: result)
    return LiveReply(answer: FilmQuestion.Answer(progress: 1), file: try PNG.encode(strip, preset: .small))
  }

  func continueFilm(_: ContinueFilmQuestion) throws -> LiveReply<FilmQuestion.Answer> {
    guard let filming else {
      throw LiveProblem("The film was canceled, because the screen was reopened. Start it again.")
    }
    do {
      let file = try filming.advance()
      if file != nil { self.filming = nil }
      return LiveReply(answer: FilmQuestion.Answer(progress: filming.progress), file: file ?? [])
    } catch {
      self.filming = nil
      throw error
    }
  }

  // MARK: Flows

  /// Returns the recorder for the open screen. The first call replays the log on a new screen, which replaces the old
  /// one. Therefore, nothing is recorded until a page requests it.
  private func recorder() throws -> FlowRecorder {
    let old = try stage.currentScreen()
    if let recorder = stage.recorder { return recorder }
    // Close the old screen before creating a new one.
    (stage.live, stage.inspected) = (nil, nil)
    let new = try LiveScreen(old.screen, options: old.options)
    let recorder = FlowRecorder(new)
    new.replay(old.log, to: old.frame)
    (stage.live, stage.recorder) = (new, recorder)
    return recorder
  }

  /// Runs a flow from the screen's initial state.
  ///
  /// - Parameter name: The name of one of the screen's flows, or nil to run the recorded flow.
  private func runFlow(
    _ name: String?, of screen: String, settings: LiveSettings?, keepsSteps: Bool = false
  ) throws -> FlowResult {
    let screen = try stage.screen(screen)
    guard let flow = try name.map({ try screen.flow(named: $0) }) ?? stage.recorder?.flow else {
      throw LiveProblem("Nothing was recorded. Show the code first.")
    }
    stage.clear()
    filming = nil
    inspector.discardInspection()
    let options = try (settings ?? LiveSettings()).options(for: screen)
    return try flow.run(on: screen, options: options, keepsSteps: keepsSteps)
  }
}
