// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The nib or storyboard scene of a controller.
@MainActor
package final class ControllerNib {
  /// The name and the bundle given to `init(nibName:bundle:)`.
  package var name: String?
  package var bundle: Bundle?
  package var storyboard: UIStoryboard?
  /// The scene's contents, stored by the module that reads nibs; nil for a controller without a scene.
  package var scene: AnyObject?

  package init() {}
}
