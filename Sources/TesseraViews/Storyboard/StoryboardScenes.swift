// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The controllers of one storyboard file. Methods report a missing controller and return nil.
@MainActor
package protocol StoryboardScenes: AnyObject {
  /// Creates a controller with an `init(coder:)`, or returns nil to let the storyboard create it.
  typealias Creator = (NSCoder) -> UIViewController?

  /// Creates the initial controller.
  func initialController(of storyboard: UIStoryboard, creator: Creator?) -> UIViewController?
  /// Creates the controller with an identifier.
  func controller(withIdentifier identifier: String, of storyboard: UIStoryboard, creator: Creator?)
    -> UIViewController?
}
