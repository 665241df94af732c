// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The interface to the module that reads nibs and storyboards. This module does not depend on that module.
@MainActor
package protocol NibReading {
  /// Returns the scenes of a storyboard in a bundle, or in any bundle if nil. Reports a missing or damaged file and returns
  /// nil.
  func scenes(ofStoryboard name: String, in bundle: Bundle?) -> (any StoryboardScenes)?
  /// Creates the view of a controller from its scene or its nib. Returns `false` if it has neither.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue of the scene of a controller. Raises if the scene has no such segue.
  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}
