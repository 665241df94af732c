// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animator of the presentation or dismissal of a context menu. Animations take effect immediately without a running
/// `AnimationClock`.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes of views that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, called when the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}
