// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Lets others move along while a context menu comes up or goes. Without a running `AnimationClock` all is done at once.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is shown above the menu; nil for a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes of views that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done when the menu is up, or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}
