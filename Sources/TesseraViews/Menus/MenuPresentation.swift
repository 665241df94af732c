// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A context menu on the screen. Its window owns it.
@MainActor
package protocol MenuPresentation: AnyObject {
  /// Whether the menu is shown without a preview.
  var isCompact: Bool { get }
  /// Shows the menu.
  func begin()
  /// Dismisses the menu. Does nothing if it is being dismissed already.
  func end()
  /// Replaces the menu and those opened from it.
  func update(_ block: (UIMenu) -> UIMenu)
  /// Moves the touch that opened the menu to a point in the window.
  func track(_ touch: CGPoint, isEnd: Bool)
}
