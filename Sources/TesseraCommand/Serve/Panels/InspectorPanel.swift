// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraViews

/// Answers questions about views: the list of views, the reasons for their frames, audit findings and layout costs.
@MainActor
final class InspectorPanel {
  private let stage: LiveStage
  /// The recorder of constraint origins, or nil before the first question about a view.
  private var origins: ConstraintOrigins?
  /// The number of attempts to record the constraint origins of the whole screen.
  private var originTries = 0
  private static let maximumOriginAttempts = 3

  init(_ stage: LiveStage) { self.stage = stage }

  isolated deinit { origins?.endRecording() }

  // MARK: Requests

  func inspect(_: InspectQuestion) throws -> LiveReply<InspectQuestion.Answer> {
    DeclarationFinder.install()
    let inspector = ScreenInspector(try stage.currentScreen())
    stage.inspected = inspector
    return LiveReply(answer: InspectQuestion.Answer(views: inspector.views))
  }

  func audit(_: AuditQuestion) throws -> LiveReply<AuditQuestion.Answer> {
    LiveReply(answer: AuditQuestion.Answer(findings: try inspected().findings))
  }

  func explain(_ question: ExplainQuestion) throws -> LiveReply<ScreenInspector.Details> {
    let live = try stage.currentScreen()
    // If the screen is still moving or differs each time, several attempts may be necessary.
    if originTries < Self.maximumOriginAttempts { try recordOrigins(live) }
    guard let details = try inspected().details(of: question.view, origin: { origins?.origin(of: $0) }) else {
      throw LiveProblem("The view no longer exists. Select another one.")
    }
    return LiveReply(answer: details)
  }

  func layout(_: LayoutQuestion) throws -> LiveReply<LayoutCost> {
    LiveReply(answer: try inspected().layoutCost())
  }

  func close(_: CloseQuestion) throws -> LiveReply<NoAnswer> {
    origins?.endRecording()
    (origins, originTries) = (nil, 0)
    return LiveReply(answer: NoAnswer())
  }

  private func inspected() throws -> ScreenInspector {
    _ = try stage.currentScreen()
    guard let inspected = stage.inspected else { throw LiveProblem("Inspect the screen first.") }
    return inspected
  }

  // MARK: Origins of constraints

  /// Clears the constraint origins of a screen that is about to be closed.
  func discardInspection() { origins?.discardAll() }

  /// Prepares for a new screen. If the recorder is active, it records the screen from the start.
  func begin() {
    discardInspection()
    originTries = origins == nil ? 0 : Self.maximumOriginAttempts
  }

  /// Starts recording constraint origins and replays the log on a new screen. If the new screen differs from the old
  /// one, for example because it waits for a network response, the old screen remains open. In that case, only the
  /// origins of new constraints are recorded, and the next question makes another attempt.
  private func recordOrigins(_ old: LiveScreen) throws {
    let (chosen, now) = (stage.inspected, ScreenInspector(old))
    origins?.endRecording()
    let origins = ConstraintOrigins()
    (stage.live, stage.inspected) = (nil, nil)
    origins.beginRecording()
    (self.origins, originTries) = (origins, originTries + 1)
    do {
      let new = try LiveScreen(old.screen, options: old.options)
      let newRecorder = stage.recorder.map { _ in FlowRecorder(new) }
      new.replay(old.log, to: old.frame)
      let views = ScreenInspector(new)
      let isSame =
        now.views.elementsEqual(views.views) { $0.name == $1.name && $0.frame == $1.frame }
        && chosen?.views.elementsEqual(views.views) { $0.name == $1.name } == true
      if isSame {
        (stage.live, stage.inspected, stage.recorder) = (new, views, newRecorder)
        originTries = Self.maximumOriginAttempts
        return
      }
    } catch {
      (stage.live, stage.inspected) = (old, chosen)
      throw error
    }
    origins.discardAll()
    (stage.live, stage.inspected) = (old, chosen)
  }
}
