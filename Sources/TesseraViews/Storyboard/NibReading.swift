// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The interface of the module that reads nibs and storyboards, on which this module does not depend.
@MainActor
package protocol NibReading {
  /// Returns the scenes of a storyboard in a bundle, or in any bundle if `bundle` is nil. Returns nil, after
  /// reporting the error, if the file is missing or damaged.
  func scenes(ofStoryboard name: String, in bundle: Bundle?) -> (any StoryboardScenes)?
  /// Creates a view controller's view from its scene or nib. Returns `false` if it has neither.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue of a view controller's scene. Raises an exception if the scene has no such segue.
  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}
