// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The nib or storyboard scene from which a view controller loads its view.
@MainActor
package final class ControllerNib {
  /// The name and bundle passed to `init(nibName:bundle:)`.
  package var name: String?
  package var bundle: Bundle?
  package var storyboard: UIStoryboard?
  /// The scene's content, stored by the nib-reading module; nil for a view controller without a scene.
  package var scene: AnyObject?

  package init() {}
}
