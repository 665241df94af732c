// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animator of a context menu's presentation or dismissal. Without a running `AnimationClock`, animations take
/// effect immediately.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The preview's view controller; nil if the preview is a view.
  var previewViewController: UIViewController? { get }
  /// Adds view changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion that is called when the menu has appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}
