// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A visible context menu. Its window owns it.
@MainActor
package protocol MenuPresentation: AnyObject {
  /// Whether the menu is shown without a preview.
  var isCompact: Bool { get }
  /// Shows the menu.
  func begin()
  /// Dismisses the menu. Does nothing if a dismissal is in progress.
  func end()
  /// Replaces the menu and its open submenus.
  func update(_ block: (UIMenu) -> UIMenu)
  /// Forwards a movement of the touch that opened the menu, in the window's coordinates.
  func track(_ touch: CGPoint, isEnd: Bool)
}
