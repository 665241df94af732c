// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The view that would currently receive a drop, and the drop's effect.
@MainActor final class DropTarget {
  private(set) var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions under the finger, and whether each one can handle the drag.
  private var answers: [(interaction: UIDropInteraction, can: Bool)] = []
  /// The interactions that the drag has entered.
  private var visited: [UIDropInteraction] = []
  /// The spring-loaded view that is about to be activated.
  var spring: SpringLoadTarget?

  /// Finds the innermost view that can handle the drag, and requests a proposal from it.
  func updateTarget(under hit: UIView?, session: DropSession) {
    var chain: [UIDropInteraction] = []
    var view = hit
    while let current = view {
      chain += current.interactions.compactMap { $0 as? UIDropInteraction }
      view = current.superview
    }
    answers.removeAll { answer in !chain.contains { $0 === answer.interaction } }
    let found = chain.first { canHandle($0, session: session) }
    if found !== target {
      exitTarget(session)
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: session)
      }
    }
    proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
  }

  private func canHandle(_ interaction: UIDropInteraction, session: DropSession) -> Bool {
    if let known = answers.first(where: { $0.interaction === interaction }) { return known.can }
    let answer = interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
    answers.append((interaction, answer))
    return answer
  }

  func exitTarget(_ session: DropSession) {
    guard let left = target else { return }
    (target, proposal) = (nil, nil)
    left.delegate?.dropInteraction(left, sessionDidExit: session)
  }

  func endSession(_ session: DropSession) {
    for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
  }

  var operation: UIDropOperation { proposal?.operation ?? .cancel }

  /// Returns whether a drop would have an effect. A move is possible only if the drag allows moves.
  func acceptsDrop(allowsMove: Bool) -> Bool { operation == .copy || operation == .move && allowsMove }

  /// Returns the badge symbol for the proposal.
  func sign(allowsMove: Bool) -> DragBadgeSymbol? {
    switch operation {
    case .copy: .copy
    case .forbidden: .forbidden
    case .move: allowsMove ? nil : .forbidden
    case .cancel: nil
    }
  }

  // MARK: Springs

  func leaveSpring() {
    spring?.end()
    spring = nil
  }

  func updateSpring(_ state: DragState) { spring?.context.finger = state }

  func activateSpring() { spring?.activate() }
}
