// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The nib or the scene of a controller.
@MainActor
package final class ControllerNib {
  /// The name and the bundle given to `init(nibName:bundle:)`.
  package var name: String?
  package var bundle: Bundle?
  package var storyboard: UIStoryboard?
  /// The parts of the scene, which the module that reads nibs stores here; nil for a controller without a scene.
  package var scene: AnyObject?

  package init() {}
}
