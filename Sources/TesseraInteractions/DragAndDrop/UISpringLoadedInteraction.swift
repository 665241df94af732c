// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Lets a view act when a finger that drags something rests on it: a folder opens.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether the view acts; nil for always.
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)!
  /// Shows how far the view has come; nil dims it a little.
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)!
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction that calls the handler when a finger has rested.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    (self.interactionBehavior, self.interactionEffect, self.handler) =
      (interactionBehavior, interactionEffect, handler)
    super.init()
  }

  /// Creates an interaction that always acts, and dims its view.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}
