// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The state of a spring-loaded view during a drag over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect. The interaction's view by default.
  var targetView: UIView? { get set }
  /// An object that identifies a part of the view. Nil by default.
  var targetItem: Any? { get set }
  /// Returns the location of the finger in a view's coordinates, or the window's for nil.
  func location(in view: UIView?) -> CGPoint
}
