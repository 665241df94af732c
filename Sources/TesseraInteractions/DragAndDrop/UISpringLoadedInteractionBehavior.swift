// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// Decides whether a view loads like a spring.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the view may act.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The finger has left, or the view has acted and the drag is over.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing when the finger has left.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
