// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The view controllers in a storyboard file. If a view controller is missing, methods report the error and return
/// nil.
@MainActor
package protocol StoryboardScenes: AnyObject {
  /// A closure that creates a view controller with an `init(coder:)`. It returns nil to let the storyboard create the
  /// view controller.
  typealias Creator = (NSCoder) -> UIViewController?

  /// Creates the initial view controller.
  func initialController(of storyboard: UIStoryboard, creator: Creator?) -> UIViewController?
  /// Creates the view controller with the given identifier.
  func controller(withIdentifier identifier: String, of storyboard: UIStoryboard, creator: Creator?)
    -> UIViewController?
}
