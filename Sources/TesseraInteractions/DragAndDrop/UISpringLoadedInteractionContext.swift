// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// How far a view has come that loads like a spring while something is dragged over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it has come.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that an effect is shown on. The interaction's view at first.
  var targetView: UIView? { get set }
  /// Whatever tells apart parts of the view. nil at first.
  var targetItem: Any? { get set }
  /// Where the finger is, in a view's coordinates; nil for the window's.
  func location(in view: UIView?) -> CGPoint
}
