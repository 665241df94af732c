// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The state of a spring-loaded view during a drag over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the activation.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect. The default is the interaction's view.
  var targetView: UIView? { get set }
  /// An object that identifies a part of the view. The default is nil.
  var targetItem: Any? { get set }
  /// Returns the finger's location in a view's coordinates, or in window coordinates if the view is nil.
  func location(in view: UIView?) -> CGPoint
}
