// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// Compares two states of a screen.
@MainActor
final class ComparePanel {
  private let stage: LiveStage
  /// The view tree that was saved for comparison.
  private var marked: ViewNode?

  init(_ stage: LiveStage) { self.stage = stage }

  func mark(_: MarkQuestion) throws -> LiveReply<NoAnswer> {
    marked = try stage.currentScreen().tree
    return LiveReply(answer: NoAnswer())
  }

  func compare(_: CompareQuestion) throws -> LiveReply<CompareQuestion.Answer> {
    let live = try stage.currentScreen()
    guard let marked else { throw LiveProblem("No state is marked. Mark one first.") }
    let changes = ViewTreeDiff.changes(from: marked, to: live.tree)
    return LiveReply(answer: CompareQuestion.Answer(changes: changes.map(\.words)))
  }
}
