// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A behavior that is added to a view as an object.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to another view or removed.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to another view or removed.
  func didMove(to view: UIView?)
}
