// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Behaviour that is added to a view as an object.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// Called before the interaction goes to another view, or to none.
  func willMove(to view: UIView?)
  /// Called after the interaction has gone to another view, or to none.
  func didMove(to view: UIView?)
}
