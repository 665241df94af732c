// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// An interaction that activates a view when a drag rests on it, such as a folder that opens.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The behavior, which decides whether the view can be activated. If nil, the view can always be activated.
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)!
  /// The effect, which shows the progress of the activation. If nil, the view is slightly dimmed.
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)!
  /// The view that has the interaction, or nil.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction that calls the handler on activation.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    (self.interactionBehavior, self.interactionEffect, self.handler) =
      (interactionBehavior, interactionEffect, handler)
    super.init()
  }

  /// Creates an interaction that can always be activated and dims its view.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}
