// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that adds an interactive behavior to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view to which the interaction is attached, or nil.
  var view: UIView? { get }
  /// Called before the interaction is added to a view or removed from its view.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view or removed from its view.
  func didMove(to view: UIView?)
}
