// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The module that reads nibs and storyboards, as seen from controllers and storyboards, which do not know its files.
@MainActor
package protocol NibReading {
  /// Returns the scenes of a storyboard of a bundle, or of any bundle for nil. A file that is missing or damaged is reported,
  /// and
  /// gives nil.
  func scenes(ofStoryboard name: String, in bundle: Bundle?) -> (any StoryboardScenes)?
  /// Creates the view of a controller from its scene or its nib. Returns false if it has neither.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue of the scene of a controller. Raises if the scene has no such segue.
  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?)
}
