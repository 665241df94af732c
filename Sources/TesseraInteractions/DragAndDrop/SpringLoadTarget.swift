// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A spring-loaded view under a drag. It is activated after the finger has rested on it. Approximates iOS: after 1
/// second.
@MainActor final class SpringLoadTarget {
  static let delay: TimeInterval = 1

  final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    var finger: DragState?

    func location(in view: UIView?) -> CGPoint {
      guard let finger else { return .zero }
      return view.map { finger.location(in: $0) } ?? finger.finger
    }
  }

  private let interaction: UISpringLoadedInteraction
  let context = Context()

  /// Finds the innermost spring-loaded view among the given view and its ancestors. Returns nil if there is none.
  init?(_ hit: UIView?) {
    var view = hit
    while let current = view {
      if let found = current.interactions.first(where: { $0 is UISpringLoadedInteraction }) {
        guard let found = found as? UISpringLoadedInteraction else { return nil }
        interaction = found
        context.targetView = current
        return
      }
      view = current.superview
    }
    return nil
  }

  func isSame(as other: SpringLoadTarget?) -> Bool { interaction === other?.interaction }

  func begin(with finger: DragState) -> Bool {
    context.finger = finger
    guard interaction.interactionBehavior?.shouldAllow(interaction, with: context) ?? true else { return false }
    setState(.possible)
    return true
  }

  func activate() {
    setState(.activated)
    interaction.activate(context)
  }

  func end() {
    setState(.inactive)
    interaction.interactionBehavior?.interactionDidFinish(interaction)
  }

  private func setState(_ state: UISpringLoadedInteractionEffectState) {
    context.state = state
    if let effect = interaction.interactionEffect {
      return effect.interaction(interaction, didChangeWith: context)
    }
    guard let view = context.targetView else { return }
    switch state {
    case .possible: view.dim(to: 0.6, for: self)
    case .inactive: view.undim(for: self)
    default: break
    }
  }
}
